import {createSlugger} from '@docusaurus/utils';
import type {Link, ListItem, Root, RootContent} from 'mdast';
import {parseHeading} from '../pages/parseHeading';
import {createElementNode} from './createElementNode';

/**
 * Arranges a glossary page. Adds links to its letters and a filter at the start, and groups each term with its meaning.
 *
 * @param tree - syntax tree of the page, changed in place: level 2 headings are letters, level 3 headings are terms
 */
export function layOutGlossary(tree: Root): void {
  const letters: Link[] = [];
  const children: RootContent[] = [];
  const slugger = createSlugger();
  let entry: RootContent[] = children;
  for (const node of tree.children) {
    if (node.type === 'heading') {
      const {text, id} = parseHeading(node);
      const url = `#${id ?? slugger.slug(text)}`;
      if (node.depth === 2) letters.push({type: 'link', url, children: [{type: 'text', value: text}]});
      entry = node.depth === 3 ? [] : children;
      if (node.depth === 3) children.push(createElementNode('div', {className: ['entry']}, entry as never));
    }
    entry.push(node);
  }
  const first = children.findIndex((node) => node.type === 'heading' && node.depth === 2);
  if (letters.length > 1) children.splice(first, 0, createLetterList(letters), createFilter());
  tree.children = children;
}

function createLetterList(letters: readonly Link[]): RootContent {
  const items = letters.map((link): ListItem => ({
    type: 'listItem',
    children: [{type: 'paragraph', children: [link]}],
  }));
  const data: object = {hProperties: {className: ['letters'], dataMarkdownIgnore: ''}};
  return {type: 'list', spread: false, children: items, data};
}

/** Creates the component that filters the entries. */
function createFilter(): RootContent {
  return {type: 'mdxJsxFlowElement', name: 'EntryFilter', attributes: [], children: []} as never;
}
