import {describe, expect, it} from 'vitest';
import type {TreeNode} from '../../src/code-frames/tree';
import tableLabels from '../../src/table-labels';

const text = (value: string): TreeNode => ({type: 'text', value});
const element = (tagName: string, ...children: TreeNode[]): TreeNode => ({type: 'element', tagName, children});

function table(headers: TreeNode[], cells: string[]): TreeNode {
  const head = headers.map((header) => element('th', header));
  const row = cells.map((cell) => element('td', text(cell)));
  return element('table', element('thead', element('tr', ...head)), element('tbody', element('tr', ...row)));
}

function collectCells(tree: TreeNode): TreeNode[] {
  return (tree.children ?? []).flatMap((node) => (node.tagName === 'td' ? [node] : collectCells(node)));
}

describe('tableLabels', () => {
  it('labels each cell with the text of its column, and sets all roles', () => {
    const tree = element(
      'root',
      table([text('Status'), element('code', text('final')), text('Note ')], ['a', 'b', 'c']),
    );
    tableLabels()(tree);
    expect(collectCells(tree).map(({properties}) => properties)).toEqual([
      {role: 'cell', dataLabel: 'Status'},
      {role: 'cell', dataLabel: 'final'},
      {role: 'cell', dataLabel: 'Note'},
    ]);
    expect(tree.children?.[0]?.properties).toEqual({role: 'table'});
  });

  it('leaves tables that fit a phone unchanged', () => {
    const tree = element('root', table([text('Key'), text('Value')], ['a', 'b']));
    tableLabels()(tree);
    expect(collectCells(tree).map(({properties}) => properties)).toEqual([undefined, undefined]);
  });
});
