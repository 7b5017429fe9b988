import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {getOwnValue} from '@paydocs/core';
import {builtInComponents} from './builtInComponents';
import {createImportNode} from './createImportNode';

/**
 * Imports the components that a page uses, so that writers don't need to import them and other pages don't load them.
 *
 * @param modules - module specifiers of the site's own components, by name; each is the default export of its module
 * @param builtIn - components of every site, by name
 * @returns a remark transformer, which changes the tree in place
 */
export default function componentImports(
  modules: Readonly<Record<string, string>>,
  builtIn = builtInComponents,
): (tree: Root) => void {
  return (tree) => {
    const used = new Set<string>();
    const imported = new Set<string>();
    visit(tree, (node) => {
      if (node.type === 'mdxjsEsm') {
        for (const [, name = ''] of node.value.matchAll(/^import\s+(\w+)/gm)) imported.add(name);
      } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        if (node.name !== null) used.add(node.name);
      }
    });
    for (const name of used) {
      if (imported.has(name)) continue;
      const siteModule = getOwnValue(modules, name);
      const source = siteModule ?? getOwnValue(builtIn, name)?.module;
      if (source !== undefined) tree.children.unshift(createImportNode(source, name, siteModule === undefined));
    }
  };
}
