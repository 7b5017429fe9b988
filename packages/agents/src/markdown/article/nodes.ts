/** Creates nodes of Markdown syntax trees, and finds elements of HTML. */
import type {Element, Nodes, Root} from 'hast';
import type {Paragraph, PhrasingContent} from 'mdast';
import {visit} from 'unist-util-visit';

/** @returns a node with text */
export const createText = (value: string): PhrasingContent => ({type: 'text', value});

/** @returns a paragraph */
export const createParagraph = (children: PhrasingContent[]): Paragraph => ({type: 'paragraph', children});

/** @returns a paragraph in bold */
export const createTitle = (text: string): Paragraph =>
  createParagraph([{type: 'strong', children: [createText(text)]}]);

/** @returns the first descendant with one of the names */
export function findElement(node: Nodes, ...names: readonly string[]): Element | undefined {
  let found: Element | undefined;
  visit(node as Root, 'element', (each) => {
    if (names.includes(each.tagName)) found ??= each;
  });
  return found;
}
