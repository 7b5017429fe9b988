/** Every page of the site contains this marker, including the not-found page. A host's own error pages don't. */
const SITE_MARKER = 'id="__docusaurus"';

/**
 * Checks that the browser can load a page. Otherwise, it would leave the site for its own error page. The browser caches the
 * response, so navigating to the page usually needs no second request.
 *
 * @param href - URL of the page
 * @param signal - aborts the request
 * @returns a promise that resolves if the page, or the site's not-found page, can be loaded
 * @throws the reason why the page can't be loaded; an Error with `status` if the host responds
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
