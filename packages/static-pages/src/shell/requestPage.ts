/** HTML that each page of the site contains, including the not-found page, but not a host's own error pages. */
const SITE_MARKER = 'id="__docusaurus"';

/**
 * Requests a page to check that the browser can load it. The browser caches the response, so navigating to the page
 * usually needs no second request.
 *
 * @param href - URL of the page
 * @param signal - signal that aborts the request
 * @returns a promise that resolves if the page, or the site's not-found page, can be loaded
 * @throws Error with a `status` if the host returns another error, or a network error
 */
export async function requestPage(href: string, signal: AbortSignal): Promise<void> {
  // When the browser knows that it's offline, a cached page proves nothing about the network.
  const cache = navigator.onLine ? 'default' : 'no-cache';
  const response = await fetch(href, {cache, redirect: 'manual', signal});
  // The browser follows redirects itself, including to other hosts.
  if (response.ok || response.type === 'opaqueredirect') return;
  if (response.status === 404 && (await response.text()).includes(SITE_MARKER)) return;
  const {status} = response;
  throw Object.assign(new Error(`The server responded with ${status}.`), {status});
}
