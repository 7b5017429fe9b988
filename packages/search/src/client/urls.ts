/**
 * @param url - what claims to be an address
 * @param siteUrl - address of the site, as it was built
 * @returns its path on this site, wherever it is served; `undefined` if it leads elsewhere or is no address
 */
export function sitePath(url: unknown, siteUrl: string): string | undefined {
  try {
    if (typeof url !== 'string') return undefined;
    const {origin, pathname, search, hash} = new URL(url, siteUrl);
    const isLocal = origin === siteUrl || origin === window.location.origin;
    // Two slashes would name a host.
    return isLocal && /^\/(?!\/)/.test(pathname) ? `${pathname}${search}${hash}` : undefined;
  } catch {
    return undefined;
  }
}

/**
 * @param url - address of a hit
 * @param siteUrl - address of the site, as it was built
 * @returns the path for the router if the hit is on this site, wherever it is served; else the address as it is
 */
export function localUrl(url: string, siteUrl: string): string {
  const address = new URL(url, siteUrl);
  const isLocal = address.origin === siteUrl || address.origin === window.location.origin;
  return isLocal ? `${address.pathname}${address.search}${address.hash}` : address.href;
}

/** Questions longer than this are no questions. */
const LONGEST_QUERY = 200;

/**
 * @param supportUrl - address of the support site
 * @param query - what was not found
 * @returns where a reader can tell about it
 */
export function missingResultsUrl(supportUrl: string, query: string): string {
  const parameters = new URLSearchParams({query: [...query].slice(0, LONGEST_QUERY).join('')});
  return `${supportUrl}/?${parameters.toString()}`;
}
