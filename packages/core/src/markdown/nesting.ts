import {depthOf} from './closed';
import {toSafeHtml} from './html';

/** How much of a text may stand inside of each other: more than anybody reads, and less than breaks what reads it. */
export const DEEPEST = 100;

/** @returns the message about a text that has more */
export const tooDeep = (what: string): string =>
  `${what} has more than ${DEEPEST} nested quotes, lists, or tags, which a page can't show. Delete marks such as ">", "-", or "<b>" until it has fewer.`;

/** A line that begins with more quotes and items of lists than that. Reading it would take long. */
const CONTAINERS = new RegExp(`^[ \\t]*(?:(?:>|[-+*](?=[ \\t])|\\d{1,9}[.)](?=[ \\t]))[ \\t]*){${DEEPEST + 1},}`, 'm');

/** Marks of which each may begin something. */
const MARKS = /[*_~[<>-]/g;

/**
 * @param markdown - a description
 * @returns what is wrong with one that has more quotes, lists and tags inside of each other than pages can show
 */
export function nestingMistake(markdown: string): string | undefined {
  const mayBe = (markdown.match(MARKS) ?? []).length > DEEPEST;
  const isTooDeep = CONTAINERS.test(markdown) || (mayBe && depthOf(toSafeHtml(markdown)) > DEEPEST);
  return isTooDeep ? tooDeep('this description') : undefined;
}
