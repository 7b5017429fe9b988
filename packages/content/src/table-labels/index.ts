import {toString} from 'mdast-util-to-string';
import type {TreeNode} from '../code-frames/tree';

/** ARIA roles of table elements. Browsers drop the implicit roles when CSS displays rows as blocks. */
const ARIA_ROLES: Record<string, string> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
};

/**
 * Adds the column header to each cell of a table with three or more columns, as `data-label`. On phones, CSS displays
 * rows as blocks without column headers (`packages/theme/src/css/text.css`).
 *
 * @returns a rehype transformer, which changes the tree in place
 */
export default function tableLabels(): (tree: TreeNode) => void {
  return (tree) => findElements(tree, ['table']).forEach(labelTable);
}

function labelTable(table: TreeNode): void {
  const headers = findElements(table, ['th']).map((cell) => toString(cell as Parameters<typeof toString>[0]).trim());
  if (headers.length < 3) return;
  for (const element of [table, ...findElements(table, Object.keys(ARIA_ROLES))]) {
    element.properties = {...element.properties, role: ARIA_ROLES[element.tagName ?? '']};
  }
  for (const row of findElements(table, ['tr'])) {
    findElements(row, ['td']).forEach((cell, column) => {
      cell.properties = {...cell.properties, dataLabel: headers[column] ?? ''};
    });
  }
}

/** Finds the descendants of a node with these tag names, in document order. */
function findElements({children = []}: TreeNode, names: string[]): TreeNode[] {
  return children.flatMap((child) => [
    ...(names.includes(child.tagName ?? '') ? [child] : []),
    ...findElements(child, names),
  ]);
}
