import type {Nodes} from 'mdast';

/** Names of elements whose text needs spaces around it. */
const BLOCK_LIKE_ELEMENTS = /^(?:br|p|div|li|d[dt]|t[dhr]|figcaption|summary|section|h[1-6])$/;

/**
 * Returns the visible text of a node, without comments and tags.
 *
 * @param node - a node of a page's syntax tree
 * @returns the text; an image counts as its text alternative
 */
export function getVisibleText(node: Nodes): string {
  if (node.type === 'html') return /^<br\b/i.test(node.value) ? ' ' : '';
  if (node.type === 'break') return ' ';
  if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') return getExpressionString(node.value);
  if ('value' in node) return node.value;
  if ('alt' in node) return node.alt ?? '';
  const text = 'children' in node ? node.children.map(getVisibleText).join('') : '';
  return 'name' in node && BLOCK_LIKE_ELEMENTS.test(node.name ?? '') ? ` ${text} ` : text;
}

/**
 * Returns the value of an MDX expression that is a string literal, or an empty string for other expressions.
 *
 * @param expression - MDX expression, without braces
 */
const getExpressionString = (expression: string): string => /^\s*(['"])(.*)\1\s*$/s.exec(expression)?.[2] ?? '';
