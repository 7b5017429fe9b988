import {describe, expect, it} from 'vitest';
import {createComponentNode, type TreeNode} from '../../src/code-frames/tree';
import foldedCode from '../../src/folded-code';

const LONG = 'line\n'.repeat(20);
const LONGER = LONG.repeat(2);

const heading = (tagName: string, id: string): TreeNode => ({type: 'element', tagName, properties: {id}, children: []});
const frame = (html: string, words: object = {}): TreeNode => createComponentNode('CodeFrame', {html, ...words});
const component = (name: string, properties: object, ...children: TreeNode[]): TreeNode =>
  ({...createComponentNode(name, properties), children}) as TreeNode;

interface ComponentNode extends TreeNode {
  name?: string;
  attributes?: {name: string; value: string}[];
}

/** Returns the names of a page's top-level components; folds with their label and content. */
function getTopLevelComponents(...children: TreeNode[]): (string | undefined)[] {
  const tree: TreeNode = {type: 'root', children};
  foldedCode()(tree);
  return (tree.children as ComponentNode[])
    .filter(({type}) => type === 'mdxJsxFlowElement')
    .map(({name, attributes, children: inside}) =>
      name === 'Fold' ? `${attributes?.[0]?.value}: ${(inside?.[0] as ComponentNode).name}` : name,
    );
}

describe('the complete code of a page', () => {
  it('is folded if it is a file or tabs', () => {
    const tabs = component(
      'Tabs',
      {groupId: 'language'},
      component('TabItem', {value: 'curl', label: 'curl'}, frame('short')),
      component('TabItem', {value: 'php'}, frame(LONG)),
    );
    const named = frame(LONG, {title: 'a.html', language: 'HTML'});
    expect(getTopLevelComponents(heading('h2', 'complete-code'), named, tabs, frame(LONG, {language: 'PHP'}))).toEqual([
      'a.html: CodeFrame',
      'curl, php: Tabs',
      'PHP: CodeFrame',
    ]);
  });

  it('is folded below subheadings', () => {
    expect(getTopLevelComponents(heading('h2', 'complete-code'), heading('h3', 'server'), frame(LONG))).toEqual([
      ': CodeFrame',
    ]);
  });
});

it('folds other code if its visible part is longer than half a screen', () => {
  const tabs = (...codes: string[]): TreeNode =>
    component('Tabs', {}, ...codes.map((code, index) => component('TabItem', {value: `${index}`}, frame(code))));
  expect(getTopLevelComponents(frame(LONGER, {title: 'a'}), tabs('short', LONGER), tabs(LONGER, 'short'))).toEqual([
    'a: CodeFrame',
    'Tabs',
    '0, 1: Tabs',
  ]);
});

it("doesn't fold short code, diagrams, and code in other sections", () => {
  const diagram = component('Diagram', {svg: LONGER});
  const found = getTopLevelComponents(
    frame(LONG),
    heading('h2', 'complete-code'),
    frame('npm install'),
    diagram,
    heading('h2', 'test-it'),
    frame(LONG),
  );
  expect(found).toEqual(['CodeFrame', 'CodeFrame', 'Diagram', 'CodeFrame']);
});
