import {collectNodes, type TreeNode} from '../code-frames/tree';

/**
 * Enables the checkboxes of checklists (`- [ ] text`), which Markdown disables, and labels them with their text.
 *
 * @returns a rehype transformer, which changes the tree in place
 */
export default function checklists(): (tree: TreeNode) => void {
  return (tree) => {
    for (const item of collectNodes(tree).filter(isTask)) {
      // Items that are separated by empty lines contain a paragraph.
      const paragraph = item.children?.find(({tagName}) => tagName === 'p');
      labelCheckbox(paragraph?.children?.some(isCheckbox) ? paragraph : item);
    }
  };
}

/** Wraps the checkbox and its text, up to a nested list, in a label. */
function labelCheckbox(parent: TreeNode): void {
  const children = parent.children ?? [];
  const checkbox = children.find(isCheckbox);
  if (!checkbox) return;
  const end = children.findIndex(({tagName}) => tagName === 'ul' || tagName === 'ol');
  const labelContent = end === -1 ? children : children.slice(0, end);
  const label: TreeNode = {
    type: 'element',
    tagName: 'label',
    properties: {},
    children: labelContent.map((child) =>
      child === checkbox ? {...checkbox, properties: {...checkbox.properties, disabled: false}} : child,
    ),
  };
  parent.children = [label, ...children.slice(labelContent.length)];
}

const isTask = ({tagName, properties}: TreeNode): boolean =>
  tagName === 'li' && [properties?.className].flat().includes('task-list-item');

const isCheckbox = ({tagName, properties}: TreeNode): boolean => tagName === 'input' && properties?.type === 'checkbox';
