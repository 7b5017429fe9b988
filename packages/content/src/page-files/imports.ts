import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {createFileRequest, isCodeFile, isProjectFile, hasLoader, type PageContext} from './request';

/** A file that imports as its content or as a component. */
const JSON_OR_SVG_FILE = /\.(?:json|svg)$/i;

/**
 * Changes imports of files to imports of their URLs if the bundler has no loader for the type and would parse them as
 * code.
 *
 * @param tree - syntax tree of a page, changed in place
 * @param context - see {@link PageContext}
 */
export function resolveFileImports(tree: Root, context: PageContext): void {
  visit(tree, 'mdxjsEsm', ({data}) => {
    for (const statement of data?.estree?.body ?? []) {
      if (statement.type !== 'ImportDeclaration') continue;
      const name = String(statement.source.value);
      if (hasLoader(name) || isCodeFile(name) || JSON_OR_SVG_FILE.test(name) || !isProjectFile(name, context)) continue;
      const value = createFileRequest(name, context);
      statement.source = {type: 'Literal', value, raw: JSON.stringify(value)};
    }
  });
}
