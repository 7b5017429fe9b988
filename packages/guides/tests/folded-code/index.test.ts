import {describe, expect, it} from 'vitest';
import {createComponentNode, type TreeNode} from '../../src/code-frames/tree';
import foldedCode from '../../src/folded-code';

const LONG = 'line\n'.repeat(20);
const LONGER = LONG.repeat(2);

const heading = (tagName: string, id: string): TreeNode => ({type: 'element', tagName, properties: {id}, children: []});
const frame = (html: string, words: object = {}): TreeNode => createComponentNode('CodeFrame', {html, ...words});
const component = (name: string, properties: object, ...children: TreeNode[]): TreeNode =>
  ({...createComponentNode(name, properties), children}) as TreeNode;

interface Named extends TreeNode {
  name?: string;
  attributes?: {name: string; value: string}[];
}

/** The names of components at the top of a page, with what folds are called. */
function topOf(...children: TreeNode[]): (string | undefined)[] {
  const tree: TreeNode = {type: 'root', children};
  foldedCode()(tree);
  return (tree.children as Named[])
    .filter(({type}) => type === 'mdxJsxFlowElement')
    .map(({name, attributes, children: inside}) =>
      name === 'Fold' ? `${attributes?.[0]?.value}: ${(inside?.[0] as Named).name}` : name,
    );
}

describe('the complete code of a page is folded', () => {
  it('where it is a file, or tabs', () => {
    const tabs = component(
      'Tabs',
      {groupId: 'language'},
      component('TabItem', {value: 'curl', label: 'curl'}, frame('short')),
      component('TabItem', {value: 'php'}, frame(LONG)),
    );
    const named = frame(LONG, {title: 'a.html', language: 'HTML'});
    expect(topOf(heading('h2', 'complete-code'), named, tabs, frame(LONG, {language: 'PHP'}))).toEqual([
      'a.html: CodeFrame',
      'curl, php: Tabs',
      'PHP: CodeFrame',
    ]);
  });

  it('also below headings inside of it', () => {
    expect(topOf(heading('h2', 'complete-code'), heading('h3', 'server'), frame(LONG))).toEqual([': CodeFrame']);
  });
});

it('elsewhere, what is longer than half a screen is folded, if readers see that much of it', () => {
  const tabs = (...codes: string[]): TreeNode =>
    component('Tabs', {}, ...codes.map((code, index) => component('TabItem', {value: `${index}`}, frame(code))));
  expect(topOf(frame(LONGER, {title: 'a'}), tabs('short', LONGER), tabs(LONGER, 'short'))).toEqual([
    'a: CodeFrame',
    'Tabs',
    '0, 1: Tabs',
  ]);
});

it('short code stays, and so do drawings and what stands elsewhere', () => {
  const diagram = component('Diagram', {svg: LONGER});
  const found = topOf(
    frame(LONG),
    heading('h2', 'complete-code'),
    frame('npm install'),
    diagram,
    heading('h2', 'test-it'),
    frame(LONG),
  );
  expect(found).toEqual(['CodeFrame', 'CodeFrame', 'Diagram', 'CodeFrame']);
});
