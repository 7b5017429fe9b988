/** Converts descriptions in page data back to Markdown. They're HTML rendered from the Markdown of a specification. */
import {fromHtml} from 'hast-util-from-html';
import {toMdast} from 'hast-util-to-mdast';
import type {Nodes} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';
import {visit} from 'unist-util-visit';
import type {LinkResolver} from './links';

/** Serializes a syntax tree as Markdown. */
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

/** Converts HTML of descriptions to Markdown. */
export type HtmlConverter = (html: string | undefined) => string;

/** Creates a converter that caches its results, and makes the links absolute. */
export function createHtmlConverter(links: LinkResolver): HtmlConverter {
  const cache = new Map<string, string>();
  return (html) => {
    if (html === undefined || html === '') return '';
    const markdown = cache.get(html) ?? convert(html, links);
    cache.set(html, markdown);
    return markdown;
  };
}

function convert(html: string, links: LinkResolver): string {
  // Plain text without markup, such as most descriptions of enum values.
  if (!/[<&\\`*_[\]|~#]/.test(html) && !/^\s*(?:\d+[.)]|[-+])/.test(html)) return html.trim();
  const tree = toMdast(fromHtml(html, {fragment: true}), {document: false});
  visit(tree, 'link', (node) => {
    node.url = links.resolveHref(node.url);
  });
  return stringify(tree.type === 'root' ? tree : {type: 'root', children: [tree as never]});
}
