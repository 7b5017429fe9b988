import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {addressRequest, isCode, isFileBeside, isLoaded, type Use} from './request';

/** What an import gives the content of, or a component. */
const READ = /\.(?:json|svg)$/i;

/**
 * Lets imports of files give their addresses, where the bundler has no loader for the type and would take them for code.
 *
 * @param tree - a page
 * @param use - see {@link Use}
 */
export function fileImports(tree: Root, use: Use): void {
  visit(tree, 'mdxjsEsm', ({data}) => {
    for (const statement of data?.estree?.body ?? []) {
      if (statement.type !== 'ImportDeclaration') continue;
      const name = String(statement.source.value);
      if (isLoaded(name) || isCode(name) || READ.test(name) || !isFileBeside(name, use)) continue;
      const value = addressRequest(name, use);
      statement.source = {type: 'Literal', value, raw: JSON.stringify(value)};
    }
  });
}
