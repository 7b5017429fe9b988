import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {createImport} from './createImport';

/**
 * Adds imports of the components that a page uses. Writers don't need to import them, and other pages don't load them.
 *
 * @param modules - modules that export a component as their default, by name of the component
 * @returns the remark transformer
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
      if (!imported.has(name)) tree.children.unshift(createImport(modules[name]!, name));
    }
  };
}
