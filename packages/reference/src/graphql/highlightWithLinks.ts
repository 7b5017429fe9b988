import {parse, visit, type NameNode} from 'graphql';
import {highlight, escapeHtml} from '@paydocs/core/html';

interface LinkRange {
  start: number;
  end: number;
  href: string;
}

/**
 * Highlights a definition, and links the names of types and directives.
 *
 * @param sdl - definition in SDL; for a root field, only the field without its type
 * @param isField - whether the definition is a root field
 * @param getHref - returns the URL of the page of a type or directive, or `undefined` if it has no page
 * @returns inner HTML of a `code` element
 */
export function highlightWithLinks(
  sdl: string,
  isField: boolean,
  getHref: (type: string, kind: 'type' | 'directive') => string | undefined,
): string {
  const prefix = isField ? 'type X {\n' : '';
  const html = highlight(sdl, 'graphql');
  const ranges: LinkRange[] = [];
  const add = (name: NameNode, kind: 'type' | 'directive'): void => {
    const href = getHref(name.value, kind);
    if (href === undefined || !name.loc) return;
    ranges.push({start: name.loc.start - prefix.length, end: name.loc.end - prefix.length, href});
  };
  visit(parse(isField ? `${prefix}${sdl}\n}` : sdl), {
    NamedType: ({name}) => add(name, 'type'),
    Directive: ({name}) => add(name, 'directive'),
  });
  return insertLinks(
    html,
    ranges.sort((one, other) => one.start - other.start),
  );
}

/** Inserts links into highlighted code. Ranges are offsets in the code's plain text. */
function insertLinks(html: string, ranges: readonly LinkRange[]): string {
  let position = 0;
  let rangeIndex = 0;
  let result = '';
  for (const [token] of html.matchAll(/<[^>]+>|&[^;]+;|[\s\S]/gu)) {
    if (token.length > 1 && token.startsWith('<')) {
      result += token;
      continue;
    }
    const range = ranges[rangeIndex];
    if (range?.start === position) result += `<a href="${escapeHtml(range.href)}">`;
    result += token;
    position += token.startsWith('&') && token.length > 1 ? 1 : token.length;
    if (range?.end === position) {
      result += '</a>';
      rangeIndex += 1;
    }
  }
  return result;
}
