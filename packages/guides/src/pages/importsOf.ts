import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

/** A file that a page imports. */
export interface Import {
  /** As the page calls it. */
  name: string;
  /** As the page writes where it is. */
  from: string;
}

/**
 * @param tree - a page
 * @returns what it imports by a name of its own
 */
export function importsOf(tree: Root): Import[] {
  const found: Import[] = [];
  visit(tree, 'mdxjsEsm', ({value}) => {
    for (const [, name = '', from = ''] of value.matchAll(/^import\s+(\w+)\s+from\s+['"]([^'"]+)['"]/gm))
      found.push({name, from});
  });
  return found;
}

/**
 * @param name - a path as a page writes it
 * @param file - the page's path from the project's root
 * @returns the path from the project's root
 */
export const besidePage = (name: string, file: string): string =>
  name.startsWith('@site/') ? name.slice('@site/'.length) : path.posix.join(path.posix.dirname(file), name);
