/** A client module of Docusaurus: it tells when the router goes to another page, and when that is shown. */
let isUnderWay = false;

/** @returns whether the router waits for the code of the page that a reader went to */
export function isNavigating(): boolean {
  return isUnderWay;
}

interface Places {
  location: {pathname: string};
  previousLocation: {pathname: string} | null;
}

/** The router is about to load a page. */
export function onRouteUpdate({location, previousLocation}: Places): void {
  isUnderWay = previousLocation !== null && previousLocation.pathname !== location.pathname;
}

/** The page is in the document. */
export function onRouteDidUpdate(): void {
  isUnderWay = false;
}
