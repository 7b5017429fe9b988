import {plainPath} from './paths';

/** The page that the browser has loaded. The router may go to others, which it shows in the same document. */
const loaded = typeof window === 'undefined' ? undefined : plainPath(window.location.pathname);

/**
 * @param pathname - the address that the router shows
 * @returns whether the document is that of this page
 */
export function isLoaded(pathname: string): boolean {
  return loaded === plainPath(pathname);
}
