/** Removes HTML and MDX comments from pages, so that no output of a page contains them. */
import type {Nodes, Root} from 'mdast';

const HTML_COMMENT = /^(?:\s*<!--(?:(?!-->)[^])*-->)+\s*$/;
const MDX_COMMENT = /^(?:\s|\/\*(?:(?!\*\/)[^])*\*\/|\/\/.*)*$/;

/** A comment that sets the anchor of a heading, as in Docusaurus. The group captures the anchor. */
const ANCHOR_COMMENT = /^\s*(?:<!--|\/\*)\s*#(\S+?)(?:\s[^]*)?(?:-->|\*\/)\s*$/;

/** Checks whether a node contains only comments. */
function isComment(node: Nodes): boolean {
  if (node.type === 'html') return HTML_COMMENT.test(node.value);
  return (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') && MDX_COMMENT.test(node.value);
}

/**
 * Reads the anchor in an HTML or MDX comment at the end of a heading. The comment starts with `#` and the anchor.
 *
 * @returns the anchor without `#`, or undefined if the node isn't a comment with an anchor
 */
export const getCommentAnchor = (node: Nodes | undefined): string | undefined =>
  node && isComment(node) && 'value' in node ? ANCHOR_COMMENT.exec(node.value)?.[1] : undefined;

/** Returns a remark transformer that removes comments. It must run before anchors and the table of contents exist. */
export default function remarkStripComments(): (tree: Root) => Root {
  return stripComments;
}

/**
 * Removes comments and the extra spaces that they would leave. Keeps a comment that sets the anchor of a heading.
 *
 * @param node - a node of a page's syntax tree, which isn't changed
 * @returns the node without comments; unchanged nodes are the same objects
 */
export function stripComments<Node extends Nodes>(node: Node): Node {
  if (!('children' in node)) return node;
  const original = node.children as Nodes[];
  const children: Nodes[] = [];
  let hasGap = false;
  original.forEach((child, index) => {
    const isAnchor = node.type === 'heading' && index === original.length - 1 && getCommentAnchor(child) !== undefined;
    if (isComment(child) && !isAnchor) {
      hasGap = true;
      return;
    }
    const stripped = stripComments(child);
    if (stripped !== child && stripped.type === 'paragraph' && stripped.children.length === 0) return;
    if (hasGap) appendAfterComment(children, stripped);
    else children.push(stripped);
    hasGap = false;
  });
  if (hasGap) trimEnd(children);
  const isUnchanged =
    children.length === original.length && children.every((child, index) => child === original[index]);
  return isUnchanged ? node : {...node, children};
}

/** Appends a node that followed a comment. Collapses the spaces around the comment, and removes them at line ends. */
function appendAfterComment(children: Nodes[], node: Nodes): void {
  const last = children.at(-1);
  const isStart = last === undefined || last.type === 'break';
  if (node.type === 'break' || (node.type === 'text' && /^\s/.test(node.value))) trimEnd(children);
  const trimmed = isStart && node.type === 'text' ? {...node, value: node.value.trimStart()} : node;
  if (trimmed.type !== 'text' || trimmed.value !== '') children.push(trimmed);
}

function trimEnd(children: Nodes[]): void {
  const last = children.at(-1);
  if (last?.type !== 'text') return;
  const value = last.value.trimEnd();
  children.splice(-1, 1, ...(value === '' ? [] : [{...last, value}]));
}
