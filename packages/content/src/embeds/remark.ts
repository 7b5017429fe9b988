import fs from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import componentImports from '../component-imports';
import {createImportNode} from '../component-imports/createImportNode';
import {EMBED_NAMES, getEmbedFileName} from './embeds';

/** Modules by name of a component. All names share one component, which renders each kind of data. */
const MODULES = Object.fromEntries(EMBED_NAMES.map((name) => [name, '@paydocs/content/components']));

/** Options of the plugin. */
interface Options {
  /** True if the data file of each component must exist. Otherwise, a component without one gets no data. */
  strict: boolean;
  /** Folder of the generated data files, relative to the project's root. */
  folder: string;
}

/**
 * Imports each component that renders data from a specification, and its data file, and passes the data as a prop. The
 * bundler tracks the file, and a page contains only the data that it displays.
 *
 * @returns a remark transformer, which changes the tree in place
 */
export default function specEmbeds({strict, folder}: Options): (tree: Root) => void {
  const importComponents = componentImports(MODULES);
  return (tree) => {
    importComponents(tree);
    const imports = new Map<string, string>();
    visit(tree, (node) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      if (node.name === null || !(EMBED_NAMES as readonly string[]).includes(node.name)) return;
      const attributes: Record<string, string> = {};
      for (const attribute of node.attributes) {
        if (attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string')
          attributes[attribute.name] = attribute.value;
      }
      const file = path.posix.join(folder, getEmbedFileName(node.name, attributes));
      if (!strict && !fs.existsSync(file)) return;
      const local = imports.get(file) ?? `specEmbed${imports.size}`;
      imports.set(file, local);
      node.attributes.push(createDataAttribute(local));
    });
    for (const [file, local] of imports) tree.children.unshift(createImportNode(`@site/${file}`, local));
  };
}

/** Creates the attribute `data={local}`, with the ESTree program that MDX compiles. */
function createDataAttribute(local: string): MdxJsxAttribute {
  const expression = {type: 'Identifier' as const, name: local};
  return {
    type: 'mdxJsxAttribute',
    name: 'data',
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: local,
      data: {estree: {type: 'Program', sourceType: 'module', body: [{type: 'ExpressionStatement', expression}]}},
    },
  };
}
