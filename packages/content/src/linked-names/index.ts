import path from 'node:path';
import type {Nodes, Parents, Root} from 'mdast';
import type {VFile} from 'vfile';
import {getNameKey, readLinks} from './readLinks';

/** Types of nodes that can't contain a link. Headings are among them, because the table of contents repeats them. */
const UNLINKABLE_NODES = new Set(['link', 'linkReference', 'heading']);
const UNLINKABLE_ELEMENTS = new Set(['a', 'button', 'summary']);

/**
 * Links names in inline code to the reference. The check of guides against the specifications generates the links.
 *
 * @param options - `file`: path of the file with the links, relative to the project's root
 * @returns a remark transformer, which changes the tree in place
 */
export default function linkedNames({file}: {file: string}): (tree: Root, page: VFile) => void {
  return (tree, page) => {
    const links = readLinks(file)[path.relative(process.cwd(), page.path).split(path.sep).join('/')];
    if (links) linkNames(tree, (line, code) => links[getNameKey(line, code)]);
  };
}

/**
 * Links names in inline code.
 *
 * @param tree - syntax tree of a page, changed in place
 * @param getHref - returns the link target of inline code on a line, or undefined if it has none
 */
export function linkNames(tree: Parents, getHref: (line: number, code: string) => string | undefined): void {
  if (UNLINKABLE_NODES.has(tree.type) || ('name' in tree && UNLINKABLE_ELEMENTS.has(String(tree.name)))) return;
  tree.children = tree.children.map((node: Nodes) => {
    if ('children' in node) linkNames(node, getHref);
    if (node.type !== 'inlineCode') return node;
    const url = getHref(node.position?.start.line ?? 0, node.value);
    return url === undefined ? node : {type: 'link', url, children: [node], position: node.position};
  }) as typeof tree.children;
}
