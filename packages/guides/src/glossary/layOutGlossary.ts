import type {Heading, Link, ListItem, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {createElement} from './createElement';

/**
 * Arranges a glossary page: links to its letters at the start, and each term beside its meaning.
 *
 * @param tree - syntax tree of the page, changed in place: level 2 headings are letters, level 3 headings are terms
 */
export function layOutGlossary(tree: Root): void {
  const letters: Link[] = [];
  const children: RootContent[] = [];
  let entry: RootContent[] = children;
  for (const node of tree.children) {
    if (node.type === 'heading') {
      if (node.depth === 2) letters.push(createAnchorLink(node));
      entry = node.depth === 3 ? [] : children;
      if (node.depth === 3) children.push(createElement('div', {className: ['entry']}, entry as never));
    }
    entry.push(node);
  }
  const first = children.findIndex((node) => node.type === 'heading' && node.depth === 2);
  if (letters.length > 1) children.splice(first, 0, createLetters(letters));
  tree.children = children;
}

/** Creates a link to a heading, whose anchor Docusaurus has set before. */
function createAnchorLink(heading: Heading): Link {
  const {id = ''} = (heading.data ?? {}) as {id?: string};
  return {type: 'link', url: `#${id}`, children: [{type: 'text', value: toString(heading)}]};
}

function createLetters(letters: readonly Link[]): RootContent {
  const items = letters.map((link): ListItem => ({
    type: 'listItem',
    children: [{type: 'paragraph', children: [link]}],
  }));
  const data: object = {hProperties: {className: ['letters'], dataMarkdownIgnore: ''}};
  return {type: 'list', spread: false, children: items, data};
}
