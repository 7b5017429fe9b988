import {depthOf} from './closed';
import {toSafeHtml} from './html';

/** Maximum nesting depth of a description: more than writers need, and less than what breaks the parsers. */
export const DEEPEST = 100;

/** Returns the message about a text that exceeds the limit. */
export const tooDeep = (subject: string): string =>
  `${subject} has more than ${DEEPEST} nested quotes, lists, or tags, which a page can't show. Delete marks such as ">", "-", or "<b>" until it has fewer.`;

/** Matches a line that starts with more quotes and list items than the limit. Rendering it would take long. */
const CONTAINERS = new RegExp(`^[ \\t]*(?:(?:>|[-+*](?=[ \\t])|\\d{1,9}[.)](?=[ \\t]))[ \\t]*){${DEEPEST + 1},}`, 'm');

/** Characters that may each start a nested element. */
const MARKS = /[*_~[<>-]/g;

/**
 * Checks how deep the elements of a description are nested.
 *
 * @param markdown - description
 * @returns a message if quotes, lists, and tags are nested deeper than pages can show
 */
export function nestingMistake(markdown: string): string | undefined {
  const mayBeTooDeep = (markdown.match(MARKS) ?? []).length > DEEPEST;
  const isTooDeep = CONTAINERS.test(markdown) || (mayBeTooDeep && depthOf(toSafeHtml(markdown)) > DEEPEST);
  return isTooDeep ? tooDeep('this description') : undefined;
}
