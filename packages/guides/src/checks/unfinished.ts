import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Mistake} from '../pages/types';

/** Comments, and the tags of what folds away: both hide what follows when they have no end. */
const HIDING = /<!--[\s\S]*?(-->|$(?![\s\S]))|<(\/?)details\b[^>]*>/gi;

/** A reference to a definition or to a footnote, as it reads when there is none. */
const REFERENCE = /(?<![\w\]])\[([^[\]^][^[\]]*)\]\[([^[\]]+)\]|\[\^([^[\]\s]+)\]/g;

/**
 * @param tree - a page
 * @param text - its file
 * @returns HTML that hides the rest of the page, and references to what is not defined
 */
export function unfinishedMistakes(tree: Root, text: string): Mistake[] {
  const lines = text.split('\n');
  const mistakes: Mistake[] = [];
  const open: number[] = [];
  visit(tree, (node) => {
    const first = node.position?.start.line ?? 1;
    if (node.type === 'html') {
      for (const match of node.value.matchAll(HIDING)) {
        const line = lineAt(node.value, match.index, first);
        const [whole, commentEnd, slash] = match;
        if (whole.startsWith('<!--')) {
          if (commentEnd !== '-->') {
            mistakes.push({
              line,
              message: 'the comment "<!--" isn\'t closed, so everything after it is hidden. Put "-->" after it.',
            });
          }
        } else if (slash === '/') open.pop();
        else open.push(line);
      }
    } else if (node.type === 'text') {
      for (const match of node.value.matchAll(REFERENCE)) {
        const line = lineAt(node.value, match.index, first);
        const isEscaped = lines[line - 1]?.includes('\\[') ?? false;
        if (!isEscaped) mistakes.push({line, message: undefinedReference(match)});
      }
    }
  });
  const message =
    "the tag <details> isn't closed, so everything after it is collapsed. Put </details> after its content.";
  return [...mistakes, ...open.map((line) => ({line, message}))];
}

function undefinedReference([whole, , name, footnote]: RegExpMatchArray): string {
  const text = 'To show the brackets as text, put a backslash before the first one.';
  return footnote === undefined
    ? `${whole} isn't a link, because "${name}" has no URL. Add a line "[${name}]: https://…". ${text}`
    : `${whole} has no footnote. Add a line "[^${footnote}]: …" with its text. ${text}`;
}

function lineAt(value: string, index: number, first: number): number {
  return first + value.slice(0, index).split('\n').length - 1;
}
