import {nodesOf, type ComponentNode, type TreeNode} from '../code-frames/tree';

/** The section that holds a page's programs as a whole; the anchor is the same in all languages. */
const SECTION = 'complete-code';

/** Programs up to so many lines are shown there: they take little more room than what would stand in their place. */
const SHORT = 15;

/** Code that is longer than half a screen is folded anywhere. Of tabs, the first is what readers see. */
const HALF_A_SCREEN = 24;

type Component = TreeNode & Pick<ComponentNode, 'name' | 'attributes'>;

/**
 * Folds code that would push the rest of a page out of sight: each program below the heading `Complete code`, in a block of its
 * own or in tabs, and elsewhere what is longer than half a screen. It stays in the HTML. Comes after the plugin that makes frames of
 * code.
 *
 * @returns the plugin for rehype
 */
export default function foldedCode(): (tree: TreeNode) => void {
  return (tree) => {
    let isInside = false;
    tree.children = tree.children?.map((node) => {
      if (/^h[12]$/.test(node.tagName ?? '')) isInside = node.properties?.id === SECTION;
      return isComponent(node) && isLong(node, isInside) ? folded(node) : node;
    });
  };
}

function isLong(node: Component, isInside: boolean): boolean {
  if (!['CodeFrame', 'Tabs'].includes(node.name)) return false;
  const frames = nodesOf(node).filter((each): each is Component => isComponent(each) && each.name === 'CodeFrame');
  const [first = 0, ...others] = frames.map((frame) => (attribute(frame, 'html') ?? '').split('\n').length);
  return isInside ? Math.max(first, ...others) > SHORT : first > HALF_A_SCREEN;
}

function folded(node: Component): TreeNode {
  const attributes = [{type: 'mdxJsxAttribute', name: 'name', value: nameOf(node)}];
  return {type: 'mdxJsxFlowElement', name: 'Fold', attributes, children: [node]} as TreeNode;
}

/** The file of a block, or the languages of tabs. */
function nameOf(node: Component): string {
  if (node.name === 'CodeFrame') return attribute(node, 'title') ?? attribute(node, 'language') ?? '';
  const tabs = (node.children ?? []).filter(
    (child): child is Component => isComponent(child) && child.name === 'TabItem',
  );
  return tabs.map((tab) => attribute(tab, 'label') ?? attribute(tab, 'value') ?? '').join(', ');
}

const isComponent = (node: TreeNode): node is Component => node.type === 'mdxJsxFlowElement';

const attribute = (node: Component, name: string): string | undefined =>
  node.attributes.find((each) => each.name === name)?.value ?? undefined;
