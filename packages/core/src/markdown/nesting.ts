import {getNestingDepth} from './closeElements';
import {toSafeHtml} from './html';

/** Maximum nesting depth of a description: more than writers need, and less than the parsers can process. */
export const MAX_NESTING_DEPTH = 100;

/** Formats the message about a text that exceeds {@link MAX_NESTING_DEPTH}. It starts with `subject`. */
export const formatTooDeepMessage = (subject: string): string =>
  `${subject} nests quotes, lists, or tags more than ${MAX_NESTING_DEPTH} levels deep, which pages don't support. Delete marks such as ">", "-", or "<b>" to reduce the nesting.`;

/** Matches a line that starts with more quotes and list items than the limit. Rendering it would take too long. */
const TOO_MANY_CONTAINERS = new RegExp(
  `^[ \\t]*(?:(?:>|[-+*](?=[ \\t])|\\d{1,9}[.)](?=[ \\t]))[ \\t]*){${MAX_NESTING_DEPTH + 1},}`,
  'm',
);

/** Characters that may each start a nested element. */
const NESTING_CHARACTERS = /[*_~[<>-]/g;

/**
 * Checks that the elements of a description aren't nested too deep.
 *
 * @param markdown - description
 * @returns a message if quotes, lists, and tags exceed {@link MAX_NESTING_DEPTH}; otherwise, `undefined`
 */
export function checkNestingDepth(markdown: string): string | undefined {
  const mayBeTooDeep = (markdown.match(NESTING_CHARACTERS) ?? []).length > MAX_NESTING_DEPTH;
  const isTooDeep =
    TOO_MANY_CONTAINERS.test(markdown) || (mayBeTooDeep && getNestingDepth(toSafeHtml(markdown)) > MAX_NESTING_DEPTH);
  return isTooDeep ? formatTooDeepMessage('this description') : undefined;
}
