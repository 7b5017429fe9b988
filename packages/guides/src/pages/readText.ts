import type {Nodes} from 'mdast';

/** Elements whose text stands apart from what is before and behind. */
const APART = /^(?:br|p|div|li|d[dt]|t[dhr]|figcaption|summary|section|h[1-6])$/;

/**
 * Reads what readers see of a part of a page: no comments, neither of HTML nor of MDX, and no tags.
 *
 * @param node - a node of a page's syntax tree
 * @returns its text
 */
export function readText(node: Nodes): string {
  if (node.type === 'html') return /^<br\b/i.test(node.value) ? ' ' : '';
  if (node.type === 'break') return ' ';
  if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') return expressionText(node.value);
  if ('value' in node) return node.value;
  if ('alt' in node) return node.alt ?? '';
  const text = 'children' in node ? node.children.map(readText).join('') : '';
  return 'name' in node && APART.test(node.name ?? '') ? ` ${text} ` : text;
}

/**
 * @param expression - what a page has in braces
 * @returns the string that it is; nothing for a comment or another expression
 */
export const expressionText = (expression: string): string => /^\s*(['"])(.*)\1\s*$/s.exec(expression)?.[2] ?? '';
