import {toString} from 'mdast-util-to-string';
import type {TreeNode} from '../code-frames/tree';

/** A table whose rows become blocks needs its roles said: browsers take them from the layout. */
const ROLES: Record<string, string> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
};

/**
 * Gives each cell of a table with three columns or more the name of its column, in `data-label`. On
 * phones a row is shown as a block (`packages/preset/src/css/text.css`), where nothing stands above a cell.
 *
 * @returns the plugin for rehype
 */
export default function tableLabels(): (tree: TreeNode) => void {
  return (tree) => elementsOf(tree, ['table']).forEach(labelTable);
}

function labelTable(table: TreeNode): void {
  const headers = elementsOf(table, ['th']).map((cell) => toString(cell as Parameters<typeof toString>[0]).trim());
  if (headers.length < 3) return;
  for (const element of [table, ...elementsOf(table, Object.keys(ROLES))]) {
    element.properties = {...element.properties, role: ROLES[element.tagName ?? '']};
  }
  for (const row of elementsOf(table, ['tr'])) {
    elementsOf(row, ['td']).forEach((cell, column) => {
      cell.properties = {...cell.properties, dataLabel: headers[column] ?? ''};
    });
  }
}

/** @returns the elements of these names below a node, in the order of the text */
function elementsOf({children = []}: TreeNode, names: string[]): TreeNode[] {
  return children.flatMap((child) => [
    ...(names.includes(child.tagName ?? '') ? [child] : []),
    ...elementsOf(child, names),
  ]);
}
