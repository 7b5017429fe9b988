/** Descriptions in the data of pages are HTML, which was made of somebody's Markdown: here they are Markdown again. */
import {fromHtml} from 'hast-util-from-html';
import {toMdast} from 'hast-util-to-mdast';
import type {Nodes} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';
import {visit} from 'unist-util-visit';
import type {Links} from './links';

/** @returns Markdown of a syntax tree */
export function stringify(tree: Nodes): string {
  return toMarkdown(tree, {
    bullet: '-',
    emphasis: '*',
    rule: '-',
    fences: true,
    resourceLink: true,
    incrementListMarker: true,
    listItemIndent: 'one',
    extensions: [gfmToMarkdown({tablePipeAlign: false})],
  }).trim();
}

/** Turns HTML of descriptions into Markdown. */
export type HtmlReader = (html: string | undefined) => string;

/**
 * @param links - makes the links whole
 * @returns a function that takes HTML, of which each piece is read once
 */
export function htmlReader(links: Links): HtmlReader {
  const known = new Map<string, string>();
  return (html) => {
    if (html === undefined || html === '') return '';
    const markdown = known.get(html) ?? read(html, links);
    known.set(html, markdown);
    return markdown;
  };
}

function read(html: string, links: Links): string {
  // Nothing but a few words: most values of enumerations are so.
  if (!/[<&\\`*_[\]|~#]/.test(html) && !/^\s*(?:\d+[.)]|[-+])/.test(html)) return html.trim();
  const tree = toMdast(fromHtml(html, {fragment: true}), {document: false});
  visit(tree, 'link', (node) => {
    node.url = links.portable(node.url);
  });
  return stringify(tree.type === 'root' ? tree : {type: 'root', children: [tree as never]});
}
