/**
 * Converts an untrusted URL to a root-relative URL of this site. The URL can have the configured or the current origin.
 *
 * @param url - untrusted value
 * @param siteUrl - configured origin of the site
 * @returns the path with its query and fragment; `undefined` if it isn't a URL of this site
 */
export function toSitePath(url: unknown, siteUrl: string): string | undefined {
  try {
    if (typeof url !== 'string') return undefined;
    const {origin, pathname, search, hash} = new URL(url, siteUrl);
    const isLocal = origin === siteUrl || origin === window.location.origin;
    // Two leading slashes would be read as a host.
    return isLocal && /^\/(?!\/)/.test(pathname) ? `${pathname}${search}${hash}` : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Converts the URL of a hit to a URL that the reader can follow.
 *
 * @param url - URL of a hit
 * @param siteUrl - configured origin of the site
 * @returns the root-relative URL if the hit has the configured or the current origin; otherwise, the absolute URL
 */
export function stripSiteOrigin(url: string, siteUrl: string): string {
  const parsedUrl = new URL(url, siteUrl);
  const isLocal = parsedUrl.origin === siteUrl || parsedUrl.origin === window.location.origin;
  return isLocal ? `${parsedUrl.pathname}${parsedUrl.search}${parsedUrl.hash}` : parsedUrl.href;
}

/** Maximum length of a query in the URL, in characters. */
const MAX_QUERY_LENGTH = 200;

/**
 * Returns the URL where readers can report missing results.
 *
 * @param supportUrl - URL of the support site, without a trailing slash
 * @param query - query without results
 */
export function getFeedbackUrl(supportUrl: string, query: string): string {
  const parameters = new URLSearchParams({query: [...query].slice(0, MAX_QUERY_LENGTH).join('')});
  return `${supportUrl}/?${parameters.toString()}`;
}
