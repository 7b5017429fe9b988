import {nodesOf, type ComponentNode, type TreeNode} from '../code-frames/tree';

/** The section that holds a page's programs as a whole; the anchor is the same in all languages. */
const SECTION = 'complete-code';

/** Code up to so many lines is shown: it takes less room than what would stand in its place is worth. */
const SHORT = 15;

type Component = TreeNode & Pick<ComponentNode, 'name' | 'attributes'>;

/**
 * Folds the programs below the heading `Complete code`: each code block, or group of tabs with code, that is longer than a few
 * lines. They stay in the HTML. Comes after the plugin that makes frames of code.
 *
 * @returns the plugin for rehype
 */
export default function foldedCode(): (tree: TreeNode) => void {
  return (tree) => {
    let isInside = false;
    tree.children = tree.children?.map((node) => {
      if (/^h[12]$/.test(node.tagName ?? '')) isInside = node.properties?.id === SECTION;
      return isInside && isComponent(node) ? fold(node) : node;
    });
  };
}

function fold(node: Component): TreeNode {
  const frames = nodesOf(node).filter((each) => isComponent(each) && each.name === 'CodeFrame') as Component[];
  const longest = Math.max(0, ...frames.map((frame) => (attribute(frame, 'html') ?? '').split('\n').length));
  if (!['CodeFrame', 'Tabs'].includes(node.name) || longest <= SHORT) return node;
  const attributes = [{type: 'mdxJsxAttribute', name: 'name', value: nameOf(node)}];
  return {type: 'mdxJsxFlowElement', name: 'Fold', attributes, children: [node]} as TreeNode;
}

/** The file of a block, or the languages of tabs. */
function nameOf(node: Component): string {
  if (node.name === 'CodeFrame') return attribute(node, 'title') ?? attribute(node, 'language') ?? '';
  const tabs = (node.children ?? []).filter((child): child is Component => isComponent(child) && child.name === 'TabItem');
  return tabs.map((tab) => attribute(tab, 'label') ?? attribute(tab, 'value') ?? '').join(', ');
}

const isComponent = (node: TreeNode): node is Component => node.type === 'mdxJsxFlowElement';

const attribute = (node: Component, name: string): string | undefined =>
  node.attributes.find((each) => each.name === name)?.value ?? undefined;
