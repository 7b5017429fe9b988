/**
 * Publishes the files that pages refer to in any syntax. Docusaurus publishes only those in inline links and images,
 * and those in attributes whose type has a loader.
 */
import fs from 'node:fs';
import path from 'node:path';
import type {Definition, Link, Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {resolvePathFromPage} from '../pages/imports';
import {resolveFileAttributes} from './attributes';
import {resolveFileImports} from './imports';

/**
 * Resolves files of any type in link references, attributes, and imports.
 *
 * @returns a remark transformer, which changes the tree in place and must run before the plugins of Docusaurus
 */
export default function pageFiles(): (tree: Root, page: VFile) => void {
  return (tree, page) => {
    resolveReferences(tree);
    const file = path.relative(process.cwd(), page.path).split(path.sep).join('/');
    visit(tree, 'link', (link) => rewriteHtmlLink(link, file));
    const context = {file, isServer: page.data.compilerName === 'server'};
    resolveFileAttributes(tree, context);
    resolveFileImports(tree, context);
  };
}

/** Replaces link and image references with inline links and images, in which Docusaurus resolves files. */
function resolveReferences(tree: Root): void {
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

/** Relative path of an HTML file, with its query or hash. Docusaurus would treat it as the path of a page. */
const HTML_FILE = /^(?!\/|@site\/|[a-z][a-z0-9+.-]*:)([^?#]+\.html)([?#].*)?$/i;

function rewriteHtmlLink(link: Link, page: string): void {
  const [, htmlPath = '', rest = ''] = HTML_FILE.exec(link.url) ?? [];
  if (htmlPath === '') return;
  const file = resolvePathFromPage(htmlPath, page);
  if (fs.existsSync(decodeURI(file))) link.url = `@site/${file}${rest}`;
}
