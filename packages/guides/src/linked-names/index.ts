import path from 'node:path';
import type {Nodes, Parents, Root} from 'mdast';
import type {VFile} from 'vfile';
import {nameKey, readLinks} from './readLinks';

/** What may hold no link: links themselves, what a click opens, and headings, of which contents are made. */
const WITHOUT = new Set(['link', 'linkReference', 'heading']);
const ELEMENTS_WITHOUT = new Set(['a', 'button', 'summary']);

/**
 * Makes links of names in inline code, as the check of guides against the specifications understood them.
 *
 * @param options - the file with the links, from the project's root
 * @returns the plugin for remark
 */
export default function linkedNames({file}: {file: string}): (tree: Root, page: VFile) => void {
  return (tree, page) => {
    const links = readLinks(file)[path.relative(process.cwd(), page.path).split(path.sep).join('/')];
    if (links) linkNames(tree, (line, code) => links[nameKey(line, code)]);
  };
}

/**
 * @param tree - of a page; it is changed in place
 * @param hrefOf - where the name leads that inline code of a line is
 */
export function linkNames(tree: Parents, hrefOf: (line: number, code: string) => string | undefined): void {
  if (WITHOUT.has(tree.type) || ('name' in tree && ELEMENTS_WITHOUT.has(String(tree.name)))) return;
  tree.children = tree.children.map((node: Nodes) => {
    if ('children' in node) linkNames(node, hrefOf);
    if (node.type !== 'inlineCode') return node;
    const url = hrefOf(node.position?.start.line ?? 0, node.value);
    return url === undefined ? node : {type: 'link', url, children: [node], position: node.position};
  }) as typeof tree.children;
}
