import fs from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import componentImports from '../component-imports';
import {createImport} from '../component-imports/createImport';
import {EMBEDS, getEmbedFileName} from './embeds';

/** Modules of the components: one component shows all of them. */
const MODULES = Object.fromEntries(EMBEDS.map((name) => [name, '@paydocs/content/components']));

/** Options of the plugin. */
interface Options {
  /** Whether the data of every component must exist. */
  strict: boolean;
  /** Folder of the generated data files, relative to the project's root. */
  folder: string;
}

/**
 * Imports each component that shows a part of a specification, and passes it its data as an import of the generated file. The bundler
 * tracks the file, and a page contains only the data that it shows.
 *
 * @returns the remark transformer
 */
export default function specEmbeds({strict, folder}: Options): (tree: Root) => void {
  const importComponents = componentImports(MODULES);
  return (tree) => {
    importComponents(tree);
    const imports = new Map<string, string>();
    visit(tree, (node) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      if (node.name === null || !(EMBEDS as readonly string[]).includes(node.name)) return;
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
    for (const [file, local] of imports) tree.children.unshift(createImport(`@site/${file}`, local));
  };
}

/** Creates the attribute `data={local}`, with the syntax tree that MDX compiles. */
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
