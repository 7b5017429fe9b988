import {collectNodes, type ComponentNode, type TreeNode} from '../code-frames/tree';

/** Anchor of the section with the complete programs of a page. It's the same in all languages. */
const COMPLETE_CODE_ID = 'complete-code';

/** Maximum number of lines of an unfolded program in that section. Folding a shorter one would save little space. */
const MAX_UNFOLDED_PROGRAM_LINES = 15;

/** Maximum number of unfolded lines elsewhere, about half a screen. In tabs, only the visible first one counts. */
const MAX_UNFOLDED_LINES = 24;

type MdxComponent = TreeNode & Pick<ComponentNode, 'name' | 'attributes'>;

/**
 * Folds long code blocks and groups of tabs. Below the heading `Complete code`, the limit is lower. The code remains in
 * the HTML. This plugin must run after the one that creates code frames.
 *
 * @returns a rehype transformer, which changes the tree in place
 */
export default function foldedCode(): (tree: TreeNode) => void {
  return (tree) => {
    let isInSection = false;
    tree.children = tree.children?.map((node) => {
      if (/^h[12]$/.test(node.tagName ?? '')) isInSection = node.properties?.id === COMPLETE_CODE_ID;
      return isComponent(node) && isLong(node, isInSection) ? wrapInFold(node) : node;
    });
  };
}

function isLong(node: MdxComponent, isInSection: boolean): boolean {
  if (!['CodeFrame', 'Tabs'].includes(node.name)) return false;
  const frames = collectNodes(node).filter(
    (each): each is MdxComponent => isComponent(each) && each.name === 'CodeFrame',
  );
  const [first = 0, ...others] = frames.map((frame) => (getAttribute(frame, 'html') ?? '').split('\n').length);
  return isInSection ? Math.max(first, ...others) > MAX_UNFOLDED_PROGRAM_LINES : first > MAX_UNFOLDED_LINES;
}

function wrapInFold(node: MdxComponent): TreeNode {
  const attributes = [{type: 'mdxJsxAttribute', name: 'name', value: getFoldName(node)}];
  return {type: 'mdxJsxFlowElement', name: 'Fold', attributes, children: [node]} as TreeNode;
}

/** Returns the title or language of a block, or the labels of tabs, separated by commas. */
function getFoldName(node: MdxComponent): string {
  if (node.name === 'CodeFrame') return getAttribute(node, 'title') ?? getAttribute(node, 'language') ?? '';
  const tabs = (node.children ?? []).filter(
    (child): child is MdxComponent => isComponent(child) && child.name === 'TabItem',
  );
  return tabs.map((tab) => getAttribute(tab, 'label') ?? getAttribute(tab, 'value') ?? '').join(', ');
}

const isComponent = (node: TreeNode): node is MdxComponent => node.type === 'mdxJsxFlowElement';

const getAttribute = (node: MdxComponent, name: string): string | undefined =>
  node.attributes.find((each) => each.name === name)?.value ?? undefined;
