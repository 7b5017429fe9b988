import {isStatic, routed} from './areas';
import {isLoaded} from './loaded';
import {REGION} from './page';
import {plainPath} from './paths';

/** Whether the document came with a page of the docs: of those the browser's bundle knows none. */
const hasStaticPage = typeof document !== 'undefined' && document.getElementById(REGION) !== null;

/**
 * @param pathname - an address of the site
 * @returns whether there is a page; of pages that the browser has not loaded and the router does not know, false
 */
export function isPage(pathname: string): boolean {
  return routed.has(plainPath(pathname)) || (hasStaticPage && isStatic(pathname) && isLoaded(pathname));
}
