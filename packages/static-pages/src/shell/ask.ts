/** Every page of the site has it, also the not-found page. Pages with which a host tells of failures don't. */
const OF_THE_SITE = 'id="__docusaurus"';

/**
 * Asks whether the browser would get a page. Otherwise it leaves the site for an error page of its own.
 * What the host sends is kept by the browser, which then need not ask again.
 *
 * @param href - address of the page
 * @param signal - ends it
 * @returns a promise that is kept when the page is there, or the site's not-found page in its place
 * @throws whatever says why it can't be loaded; where the host responds, an error with the `status`
 */
export async function askFor(href: string, signal: AbortSignal): Promise<void> {
  // A page that the browser has kept says nothing of a network that is known to be down.
  const cache = navigator.onLine ? 'default' : 'no-cache';
  const response = await fetch(href, {cache, redirect: 'manual', signal});
  // The browser follows redirects itself, also to other hosts.
  if (response.ok || response.type === 'opaqueredirect') return;
  if (response.status === 404 && (await response.text()).includes(OF_THE_SITE)) return;
  const {status} = response;
  throw Object.assign(new Error(`The server responded with ${status}.`), {status});
}
