/** Comments of pages, of HTML and of MDX: nothing that is made of a page's text may hold them. */
import type {Nodes, Root} from 'mdast';

const HTML = /^(?:\s*<!--(?:(?!-->)[^])*-->)+\s*$/;
const MDX = /^(?:\s|\/\*(?:(?!\*\/)[^])*\*\/|\/\/.*)*$/;

/** The anchor that Docusaurus reads in the comment at the end of a heading. */
const ANCHOR = /^\s*(?:<!--|\/\*)\s*#(\S+?)(?:\s[^]*)?(?:-->|\*\/)\s*$/;

/** @returns whether a node is a comment and no more */
export function isComment(node: Nodes): boolean {
  if (node.type === 'html') return HTML.test(node.value);
  return (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') && MDX.test(node.value);
}

/** @returns the anchor that a node gives its heading, if it is such a comment */
export const anchorIn = (node: Nodes | undefined): string | undefined =>
  node && isComment(node) && 'value' in node ? ANCHOR.exec(node.value)?.[1] : undefined;

/** @returns the plugin for remark that takes comments out, before headings give their anchors and contents */
export default function noComments(): (tree: Root) => Root {
  return withoutComments;
}

/**
 * Takes the comments out of a page, with the spaces that would be left at the ends of lines and doubled inside of them.
 * A comment that gives a heading its anchor stays.
 *
 * @param node - a page, or a part of one
 * @returns it without comments; the parts that hold none are the same
 */
export function withoutComments<Node extends Nodes>(node: Node): Node {
  if (!('children' in node)) return node;
  const before = node.children as Nodes[];
  const children: Nodes[] = [];
  let hasGap = false;
  before.forEach((child, index) => {
    const isAnchor = node.type === 'heading' && index === before.length - 1 && anchorIn(child) !== undefined;
    if (isComment(child) && !isAnchor) {
      hasGap = true;
      return;
    }
    const kept = withoutComments(child);
    if (kept !== child && kept.type === 'paragraph' && kept.children.length === 0) return;
    if (hasGap) addAfterGap(children, kept);
    else children.push(kept);
    hasGap = false;
  });
  if (hasGap) trimEnd(children);
  const isSame = children.length === before.length && children.every((child, index) => child === before[index]);
  return isSame ? node : {...node, children};
}

/** Puts a node behind others, between which there was a comment: one space is left of two, and none at the end of a line. */
function addAfterGap(children: Nodes[], node: Nodes): void {
  const last = children.at(-1);
  const isStart = last === undefined || last.type === 'break';
  if (node.type === 'break' || (node.type === 'text' && /^\s/.test(node.value))) trimEnd(children);
  const kept = isStart && node.type === 'text' ? {...node, value: node.value.trimStart()} : node;
  if (kept.type !== 'text' || kept.value !== '') children.push(kept);
}

function trimEnd(children: Nodes[]): void {
  const last = children.at(-1);
  if (last?.type !== 'text') return;
  const value = last.value.trimEnd();
  children.splice(-1, 1, ...(value === '' ? [] : [{...last, value}]));
}
