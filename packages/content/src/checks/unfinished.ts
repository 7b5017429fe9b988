import {visit} from 'unist-util-visit';
import type {PageDiagnostic} from '../pages/types';
import type {GuideCheckInput} from './guideCheck';

/** A comment or a `details` tag, which hides the rest of the page if it isn't closed. */
const HIDING_MARKUP = /<!--[\s\S]*?(-->|$(?![\s\S]))|<(\/?)details\b[^>]*>/gi;

/** A reference to a link definition or a footnote. Without a definition, it stays text. */
const REFERENCE = /(?<![\w\]])\[([^[\]^][^[\]]*)\]\[([^[\]]+)\]|\[\^([^[\]\s]+)\]/g;

/**
 * Checks for unclosed HTML that hides the rest of the page, and for undefined references.
 *
 * @param page - parsed page or partial, with data of the site
 * @returns the diagnostics
 */
export function checkUnfinishedMarkup({tree, guide}: GuideCheckInput): PageDiagnostic[] {
  const lines = guide.text.split('\n');
  const diagnostics: PageDiagnostic[] = [];
  const openLines: number[] = [];
  visit(tree, (node) => {
    const firstLine = node.position?.start.line ?? 1;
    if (node.type === 'html') {
      for (const match of node.value.matchAll(HIDING_MARKUP)) {
        const line = getLineAt(node.value, match.index, firstLine);
        const [whole, commentEnd, slash] = match;
        if (whole.startsWith('<!--')) {
          if (commentEnd !== '-->') {
            diagnostics.push({
              line,
              message: 'the comment "<!--" isn\'t closed, so everything after it is hidden. Put "-->" after it.',
            });
          }
        } else if (slash === '/') openLines.pop();
        else openLines.push(line);
      }
    } else if (node.type === 'text') {
      for (const match of node.value.matchAll(REFERENCE)) {
        const line = getLineAt(node.value, match.index, firstLine);
        const isEscaped = lines[line - 1]?.includes('\\[') ?? false;
        if (!isEscaped) diagnostics.push({line, message: describeUndefinedReference(match)});
      }
    }
  });
  const message =
    "the tag <details> isn't closed, so everything after it is collapsed. Put </details> after its content.";
  return [...diagnostics, ...openLines.map((line) => ({line, message}))];
}

function describeUndefinedReference([whole, , name, footnote]: RegExpMatchArray): string {
  const hint = 'To show the brackets as text, put a backslash before the first one.';
  return footnote === undefined
    ? `${whole} isn't a link, because "${name}" has no URL. Add a line "[${name}]: https://…". ${hint}`
    : `${whole} has no footnote. Add a line "[^${footnote}]: …" with its text. ${hint}`;
}

function getLineAt(value: string, index: number, firstLine: number): number {
  return firstLine + value.slice(0, index).split('\n').length - 1;
}
