/**
 * Parses comments in pages that disable a diagnostic of the next line:
 * `{/* docs-disable-next-line contract/unknown-field: reason *\/}`, or the same in an HTML comment.
 */
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {DiagnosticKind} from '@paydocs/core';
import type {PageDiagnostic} from './types';

const KEYWORD = 'docs-disable-next-line';
const COMMENT = new RegExp(`^\\s*(?:/\\*|<!--)\\s*${KEYWORD}\\b(.*?)(?:\\*/|-->)\\s*$`, 's');
const ID_AND_REASON = /^\s*([a-z][\w-]*\/[\w-]+)\s*:\s*(\S.*?)\s*$/s;
const SYNTAX_HINT = `Write {/* ${KEYWORD} contract/unknown-name: the reason */}.`;

/** A comment that disables a diagnostic. Line numbers start at 1. */
interface DisableComment {
  line: number;
  /** ID of a kind of diagnostic. Undefined if the comment is incomplete. */
  id?: string;
  /** First line to which the comment applies: the next line with text. */
  from: number;
  /**
   * Last line to which the comment applies: the end of a code block or table that starts at `from`, or `from` itself.
   */
  to: number;
}

/**
 * Finds the comments of a page that disable diagnostics.
 *
 * @param tree - syntax tree of a page or partial
 * @param text - content of the file, with the same line numbers
 * @returns the comments, in the order of the page
 */
export function findDisableComments(tree: Root, text: string): DisableComment[] {
  const lines = text.split('\n');
  const lastLines = new Map<number, number>();
  const comments: {line: number; end: number; content: string}[] = [];
  visit(tree, (node) => {
    const {start, end} = node.position ?? {};
    if (!start || !end) return;
    if (node.type === 'code' || node.type === 'table') lastLines.set(start.line, end.line);
    if (node.type !== 'html' && node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return;
    const [, content] = COMMENT.exec(node.value) ?? [];
    if (content !== undefined) comments.push({line: start.line, end: end.line, content});
  });
  const commentLines = new Set(comments.flatMap(({line, end}) => range(line, end)));
  return comments.map(({line, end, content}) => {
    let from = end + 1;
    while (from < lines.length && (commentLines.has(from) || lines[from - 1]?.trim() === '')) from += 1;
    const [, id] = ID_AND_REASON.exec(content) ?? [];
    return {line, id, from, to: lastLines.get(from) ?? from};
  });
}

const range = (from: number, to: number): number[] => Array.from({length: to - from + 1}, (_, index) => from + index);

/**
 * Removes the diagnostics that comments disable, and reports comments with an unknown ID or without effect.
 *
 * @param tree - syntax tree of the page
 * @param text - content of the file
 * @param diagnostics - all diagnostics of the page of these kinds
 * @param kinds - kinds of diagnostics in one area: their IDs have the same word before the slash
 * @returns the diagnostics that no comment disables, and diagnostics of the comments
 */
export function applyDisableComments(
  tree: Root,
  text: string,
  diagnostics: readonly PageDiagnostic[],
  kinds: readonly DiagnosticKind[],
): PageDiagnostic[] {
  const [area = ''] = kinds[0]?.id.split('/') ?? [];
  const comments = findDisableComments(tree, text).filter(({id}) => id?.startsWith(`${area}/`));
  const isDisabled = ({id, line}: PageDiagnostic): boolean =>
    line !== undefined && comments.some((comment) => comment.id === id && comment.from <= line && line <= comment.to);
  const enabled = diagnostics.filter((diagnostic) => !isDisabled(diagnostic));
  const useless = comments.flatMap(({line, id = '', from, to}): PageDiagnostic[] => {
    if (!kinds.some((kind) => kind.id === id))
      return [{line, message: `there's no diagnostic ${id}. Copy the ID from the end of the message.`}];
    const isUsed = diagnostics.some((each) => each.id === id && from <= (each.line ?? 0) && (each.line ?? 0) <= to);
    return isUsed
      ? []
      : [{line, message: `this comment disables nothing: line ${from} has no ${id}. Delete the comment.`}];
  });
  return [...enabled, ...useless.map((each) => ({...each, id: 'content/disable-comment'}))];
}

/**
 * Checks that comments that disable diagnostics have a reason and an ID that can be disabled.
 *
 * @param tree - syntax tree of the page
 * @param text - content of the file
 * @param areas - areas whose diagnostics comments can disable, which are the words before the slash in IDs
 * @returns diagnostics of comments without an ID or a reason, and of IDs that can't be disabled
 */
export function checkDisableComments(tree: Root, text: string, areas: readonly string[]): PageDiagnostic[] {
  return findDisableComments(tree, text).flatMap(({line, id}): PageDiagnostic[] => {
    if (id === undefined)
      return [{id: 'content/disable-comment', line, message: `this comment has no ID or no reason. ${SYNTAX_HINT}`}];
    if (areas.includes(id.split('/')[0] ?? '')) return [];
    const message = `${id} can't be disabled in a page: only ${areas.map((area) => `${area}/…`).join(' and ')} can.`;
    return [{id: 'content/disable-comment', line, message}];
  });
}
