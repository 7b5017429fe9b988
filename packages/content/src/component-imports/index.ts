import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {createImportNode} from './createImportNode';

/**
 * Imports the components that a page uses, so that writers don't need to import them and other pages don't load them.
 *
 * @param modules - module specifiers by name of the component, which is the default export of its module
 * @returns a remark transformer, which changes the tree in place
 */
export default function componentImports(modules: Readonly<Record<string, string>>): (tree: Root) => void {
  return (tree) => {
    const used = new Set<string>();
    const imported = new Set<string>();
    visit(tree, (node) => {
      if (node.type === 'mdxjsEsm') {
        for (const [, name = ''] of node.value.matchAll(/^import\s+(\w+)/gm)) imported.add(name);
      } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        if (node.name !== null && Object.hasOwn(modules, node.name)) used.add(node.name);
      }
    });
    for (const name of used) {
      if (!imported.has(name)) tree.children.unshift(createImportNode(modules[name]!, name));
    }
  };
}
