import routes from '@generated/routes';
import {isStatic} from './areas';
import {isLoaded} from './loaded';
import {REGION} from './page';
import {plainPath} from './paths';

interface Routes {
  path?: string | readonly string[];
  routes?: readonly Routes[];
}

const leaves = (all: readonly Routes[]): string[] =>
  all.flatMap(({path, routes: below}) => (below ? leaves(below) : [plainPath(String(path))]));

const known = new Set(leaves(routes as readonly Routes[]));

/** Whether the document came with a page of a reference: of those the browser's bundle knows none. */
const hasStaticPage = typeof document !== 'undefined' && document.getElementById(REGION) !== null;

/**
 * @param pathname - an address of the site
 * @returns whether there is a page; of pages that the browser has not loaded and the router does not know, false
 */
export function isPage(pathname: string): boolean {
  return known.has(plainPath(pathname)) || (hasStaticPage && isStatic(pathname) && isLoaded(pathname));
}
