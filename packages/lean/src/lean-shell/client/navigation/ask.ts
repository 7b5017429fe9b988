/** How long a host may take to begin its response; in milliseconds. */
const PATIENCE = 8000;

/** Every page of the site has it, also the not-found page. Pages with which a host tells of failures don't. */
const OF_THE_SITE = 'id="__docusaurus"';

let failure: {href: string; error: unknown} | undefined;

/**
 * Asks whether the browser would get a page. Otherwise it leaves the site for an error page of its own.
 * What the host sends is kept by the browser, which then need not ask again.
 *
 * @param href - address of the page
 * @param asking - ends it
 * @returns a promise that is kept when the page is there, or the site's not-found page in its place
 * @throws whatever says why it can't be loaded
 */
export async function askFor(href: string, asking = new AbortController()): Promise<void> {
  const timer = setTimeout(() => asking.abort(new Error("The server didn't respond in time.")), PATIENCE);
  try {
    // A page that the browser has kept says nothing of a network that is known to be down.
    const cache = navigator.onLine ? 'default' : 'no-cache';
    const response = await fetch(href, {cache, redirect: 'manual', signal: asking.signal});
    // The browser follows redirects itself, also to other hosts.
    if (response.ok || response.type === 'opaqueredirect') return;
    if (response.status === 404 && (await response.text()).includes(OF_THE_SITE)) return;
    throw new Error(`The server responded with the status ${response.status}.`);
  } finally {
    clearTimeout(timer);
  }
}

/** Keeps why a page could not be loaded for whoever tells it in the place of the page. */
export function keepFailure(href: string, error: unknown): void {
  failure = {href, error};
}

/** The reader asks for the page once more. */
export function forgetFailure(): void {
  failure = undefined;
}

/** @returns why the page could not be loaded, once; nothing if nobody has asked for it */
export function takeFailure(pathname: string): unknown {
  const kept = failure;
  forgetFailure();
  return kept && new URL(kept.href, window.location.href).pathname === pathname ? kept.error : undefined;
}
