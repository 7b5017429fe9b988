import {parse, visit, type NameNode} from 'graphql';
import {highlight} from '@paydocs/core/highlight/highlight';
import {escapeHtml} from '@paydocs/core/markdown/markdown';

interface Range {
  start: number;
  end: number;
  href: string;
}

/**
 * @param sdl - a definition in the schema language; that of a root field stands alone
 * @param isField - whether it is a root field
 * @param hrefOf - the address of a type's page, or nothing for a type without page
 * @returns the inside of a `code` element: highlighted, and each name of a type is a link
 */
export function linkedCode(
  sdl: string,
  isField: boolean,
  hrefOf: (type: string, kind: 'type' | 'directive') => string | undefined,
): string {
  const before = isField ? 'type X {\n' : '';
  const html = highlight(sdl, 'graphql');
  const ranges: Range[] = [];
  const add = (name: NameNode, kind: 'type' | 'directive'): void => {
    const href = hrefOf(name.value, kind);
    if (href === undefined || !name.loc) return;
    ranges.push({start: name.loc.start - before.length, end: name.loc.end - before.length, href});
  };
  visit(parse(isField ? `${before}${sdl}\n}` : sdl), {
    NamedType: ({name}) => add(name, 'type'),
    Directive: ({name}) => add(name, 'directive'),
  });
  return insertLinks(
    html,
    ranges.sort((one, other) => one.start - other.start),
  );
}

/** Puts links around parts of highlighted code, which are counted in characters of its text. */
function insertLinks(html: string, ranges: readonly Range[]): string {
  let at = 0;
  let next = 0;
  let linked = '';
  for (const [piece] of html.matchAll(/<[^>]+>|&[^;]+;|[\s\S]/gu)) {
    if (piece.length > 1 && piece.startsWith('<')) {
      linked += piece;
      continue;
    }
    const range = ranges[next];
    if (range?.start === at) linked += `<a href="${escapeHtml(range.href)}">`;
    linked += piece;
    at += piece.startsWith('&') && piece.length > 1 ? 1 : piece.length;
    if (range?.end === at) {
      linked += '</a>';
      next += 1;
    }
  }
  return linked;
}
