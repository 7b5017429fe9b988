import {plainPath} from './paths';

/**
 * The page that the browser has loaded. The router may go to others, which it shows in the same document; and
 * a reader may have gone back to another before any script ran, so the document's own address comes first.
 */
const loaded = typeof document === 'undefined' ? undefined : plainPath(ownPath(document));

/** @returns the path of the page that a document holds; of one without an address of its own, the browser's */
function ownPath({head, location}: Document): string {
  const canonical = head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical ? new URL(canonical.href).pathname : location.pathname;
}

/**
 * @param pathname - the address that the router shows
 * @returns whether the document is that of this page
 */
export function isLoaded(pathname: string): boolean {
  return loaded === plainPath(pathname);
}
