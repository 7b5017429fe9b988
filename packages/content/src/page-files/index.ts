/**
 * Publishes the files next to a page that Markdown and MDX refer to in any way. Docusaurus publishes only the files of inline links and
 * images, and those in attributes if it has a loader for their type.
 */
import fs from 'node:fs';
import path from 'node:path';
import type {Definition, Link, Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {resolveFromPage} from '../pages/imports';
import {resolveFileAttributes} from './attributes';
import {resolveFileImports} from './imports';

/**
 * Lets a page use files of any type in link references, attributes, and imports.
 *
 * @returns the remark transformer, which must run before the plugins of Docusaurus
 */
export default function pageFiles(): (tree: Root, page: VFile) => void {
  return (tree, page) => {
    inlineReferences(tree);
    const file = path.relative(process.cwd(), page.path).split(path.sep).join('/');
    visit(tree, 'link', (link) => rewriteHtmlLink(link, file));
    const context = {file, isServer: page.data.compilerName === 'server'};
    resolveFileAttributes(tree, context);
    resolveFileImports(tree, context);
  };
}

/** Inlines the URLs of link definitions, because Docusaurus resolves files only in inline links and images. */
function inlineReferences(tree: Root): void {
  const definitions = new Map<string, Definition>();
  visit(tree, 'definition', (node) => {
    if (!definitions.has(node.identifier)) definitions.set(node.identifier, node);
  });
  visit(tree, (node, index, parent) => {
    if (parent === undefined || index === undefined) return undefined;
    if (node.type !== 'imageReference' && node.type !== 'linkReference') return undefined;
    const definition = definitions.get(node.identifier);
    if (definition === undefined) return undefined;
    const {url, title} = definition;
    const {position} = node;
    parent.children[index] =
      node.type === 'imageReference'
        ? {type: 'image', url, title, alt: node.alt, position}
        : {type: 'link', url, title, children: node.children, position};
    return [SKIP, index];
  });
}

/** Path of an HTML file, with its query or hash. Docusaurus treats it as the path of a page unless it starts with `@site/`. */
const HTML_FILE = /^(?!\/|@site\/|[a-z][a-z0-9+.-]*:)([^?#]+\.html)([?#].*)?$/i;

function rewriteHtmlLink(link: Link, page: string): void {
  const [, htmlPath = '', rest = ''] = HTML_FILE.exec(link.url) ?? [];
  if (htmlPath === '') return;
  const file = resolveFromPage(htmlPath, page);
  if (fs.existsSync(decodeURI(file))) link.url = `@site/${file}${rest}`;
}
