/**
 * Files beside a page, in all the ways in which Markdown and MDX name them. Docusaurus publishes those of inline links and
 * pictures, and those that attributes take if it has a loader for their type.
 */
import fs from 'node:fs';
import path from 'node:path';
import type {Definition, Link, Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {besidePage} from '../pages/importsOf';
import {fileAttributes} from './attributes';
import {fileImports} from './imports';

/**
 * Lets a page name files beside it by references, in attributes and in imports, whatever their type.
 *
 * @returns the plugin for remark, which comes before those of Docusaurus
 */
export default function pageFiles(): (tree: Root, page: VFile) => void {
  return (tree, page) => {
    inlineReferences(tree);
    const file = path.relative(process.cwd(), page.path).split(path.sep).join('/');
    visit(tree, 'link', (link) => nameHtml(link, file));
    const use = {file, isServer: page.data.compilerName === 'server'};
    fileAttributes(tree, use);
    fileImports(tree, use);
  };
}

/** Puts the address of each definition where it is used: Docusaurus looks for files in inline links and pictures alone. */
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

/** An HTML file. Docusaurus takes its path for that of a page, unless it begins at the project's root. */
const HTML = /^(?!\/|@site\/|[a-z][a-z0-9+.-]*:)([^?#]+\.html)([?#].*)?$/i;

function nameHtml(link: Link, page: string): void {
  const [, address = '', rest = ''] = HTML.exec(link.url) ?? [];
  if (address === '') return;
  const file = besidePage(address, page);
  if (fs.existsSync(decodeURI(file))) link.url = `@site/${file}${rest}`;
}
