/** Creates nodes of Markdown syntax trees, and finds elements of HTML. */
import type {Element, Nodes, Root} from 'hast';
import type {Paragraph, PhrasingContent} from 'mdast';
import {visit} from 'unist-util-visit';

/** Creates a text node. */
export const createText = (value: string): PhrasingContent => ({type: 'text', value});

/** Creates a paragraph. */
export const createParagraph = (children: PhrasingContent[]): Paragraph => ({type: 'paragraph', children});

/** Creates a paragraph in bold. */
export const createTitle = (text: string): Paragraph =>
  createParagraph([{type: 'strong', children: [createText(text)]}]);

/** Returns the first descendant with one of the tag names, or undefined if there's none. */
export function findElement(node: Nodes, ...names: readonly string[]): Element | undefined {
  let found: Element | undefined;
  visit(node as Root, 'element', (each) => {
    if (names.includes(each.tagName)) found ??= each;
  });
  return found;
}
