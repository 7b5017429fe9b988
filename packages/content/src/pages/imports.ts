import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

/** A default import in a page. */
interface Import {
  /** Local name in the page. */
  name: string;
  /** Module specifier, as written in the page. */
  from: string;
}

/**
 * Collects the default imports of a page.
 *
 * @param tree - syntax tree of a page
 */
export function collectDefaultImports(tree: Root): Import[] {
  const imports: Import[] = [];
  visit(tree, 'mdxjsEsm', ({value}) => {
    for (const [, name = '', from = ''] of value.matchAll(/^import\s+(\w+)\s+from\s+['"]([^'"]+)['"]/gm))
      imports.push({name, from});
  });
  return imports;
}

/**
 * Resolves a path that's relative to a page or starts with `@site/`.
 *
 * @param name - path as written in the page
 * @param file - path of the page, relative to the project's root
 * @returns the path relative to the project's root
 */
export const resolvePathFromPage = (name: string, file: string): string =>
  name.startsWith('@site/') ? name.slice('@site/'.length) : path.posix.join(path.posix.dirname(file), name);
