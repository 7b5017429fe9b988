import {nodesOf, type TreeNode} from '../code-frames/tree';

/**
 * Makes the items of a checklist (`- [ ] text`) boxes that readers can tick, with their text as the
 * label. Markdown makes boxes that are switched off and have no name.
 *
 * @returns the plugin for rehype
 */
export default function checklists(): (tree: TreeNode) => void {
  return (tree) => {
    for (const item of nodesOf(tree).filter(isTask)) {
      // Items with empty lines between them have a paragraph.
      const paragraph = item.children?.find(({tagName}) => tagName === 'p');
      labelBox(paragraph?.children?.some(isBox) ? paragraph : item);
    }
  };
}

/** Puts the box and the text after it, up to a list below it, into one label. */
function labelBox(parent: TreeNode): void {
  const children = parent.children ?? [];
  const box = children.find(isBox);
  if (!box) return;
  const end = children.findIndex(({tagName}) => tagName === 'ul' || tagName === 'ol');
  const inside = end === -1 ? children : children.slice(0, end);
  const label: TreeNode = {
    type: 'element',
    tagName: 'label',
    properties: {},
    children: inside.map((child) =>
      child === box ? {...box, properties: {...box.properties, disabled: false}} : child,
    ),
  };
  parent.children = [label, ...children.slice(inside.length)];
}

const isTask = ({tagName, properties}: TreeNode): boolean =>
  tagName === 'li' && [properties?.className].flat().includes('task-list-item');

const isBox = ({tagName, properties}: TreeNode): boolean => tagName === 'input' && properties?.type === 'checkbox';
