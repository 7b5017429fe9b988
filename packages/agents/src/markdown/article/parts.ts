/** Converts admonitions, footnotes, and lists in table cells, which need a special Markdown syntax. */
import type {Element} from 'hast';
import type {State} from 'hast-util-to-mdast';
import {toString} from 'hast-util-to-string';
import type {BlockContent, Nodes, PhrasingContent, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {translate} from '@paydocs/core';
import {createParagraph, createText, findElement} from './nodes';

/**
 * Converts an admonition to a blockquote. Its first line has the localized kind and, if there's one, the title.
 */
export function convertAdmonition(state: State, node: Element): Nodes {
  const [heading, ...content] = node.children.filter((child) => child.type === 'element');
  const [, kind = 'note'] = /theme-admonition-(\w+)/.exec(String(node.properties.className)) ?? [];
  const name = translate({id: `theme.admonition.${kind}`, message: kind});
  const label = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const title = heading ? (state.all(heading) as PhrasingContent[]) : [];
  const hasOwnTitle = heading !== undefined && toString(heading).trim().toLowerCase() !== name.toLowerCase();
  const strong = [createText(label), ...(hasOwnTitle ? [createText(': '), ...title] : [])];
  return {
    type: 'blockquote',
    children: [
      createParagraph([{type: 'strong', children: strong}]),
      ...(content.flatMap((each) => state.toFlow(state.all(each))) as BlockContent[]),
    ],
  };
}

/** Returns the label of a footnote, from its element's ID or from a link to that ID. */
export const getFootnoteLabel = (id: string): string => id.replace(/^#?(?:user-content-)?fn-/, '');

/** Converts the section with a page's footnotes to footnote definitions. */
export function convertFootnotes(state: State, section: Element): RootContent[] {
  const notes = findElement(section, 'ol')?.children.filter((child) => child.type === 'element') ?? [];
  return notes.map((note) => ({
    type: 'footnoteDefinition',
    identifier: getFootnoteLabel(String(note.properties.id)),
    children: state.toFlow(state.all(note)) as BlockContent[],
  }));
}

/**
 * Replaces lists in the cells of a table with text, because Markdown cells can't contain blocks.
 *
 * @returns a changed copy of the table
 */
export function inlineListsInCells(table: Element): Element {
  const copy = structuredClone(table);
  visit(copy, 'element', (node, position) => {
    if (node.tagName !== 'ul' && node.tagName !== 'ol') return;
    const start = position ? ' ' : '';
    const items = node.children.filter((child) => child.type === 'element');
    node.tagName = 'span';
    node.children = items.flatMap((item, index) => [
      {type: 'text' as const, value: index === 0 ? start : '; '},
      ...item.children,
    ]);
  });
  return copy;
}
