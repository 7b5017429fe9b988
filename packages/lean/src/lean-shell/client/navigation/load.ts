import {inTime} from '@paydocs/core/inTime';
import {askFor} from './ask';
import {forgetFailure, keepFailure} from './failure';
import {endProgress, showProgress} from './progress';

/** The way to a page, until the reader goes elsewhere. */
let asking: AbortController | undefined;
/** The router goes to the address of a page that could not be loaded: that is no way elsewhere. */
let isTelling = false;

/**
 * Loads a page that the router doesn't know, if it is there. If not, the router goes to its address all
 * the same, and what stands there says so: as with a guide whose code can't be loaded. A page that comes
 * after that takes its place.
 *
 * @param href - its address
 * @param replace - whether the current page leaves the history
 * @param go - has the router go there
 */
export async function loadPage(href: string, replace: boolean, go: () => void): Promise<void> {
  let open = (): void => (replace ? window.location.replace(href) : window.location.assign(href));
  showProgress(new URL(href, window.location.href).pathname);
  try {
    await openWhenThere(href, () => open());
  } catch (error) {
    console.error(`${href} couldn't be loaded.`, error);
    endProgress();
    keepFailure(href, error);
    open = openHere;
    isTelling = true;
    go();
    isTelling = false;
  }
}

/**
 * Loads the page whose address the router shows already.
 *
 * @returns a promise that is kept when the browser loads it
 * @throws whatever says why it can't be loaded, or isn't there yet: if it comes later, it is loaded then
 */
export function loadHere(): Promise<void> {
  forgetFailure();
  return openWhenThere(window.location.href, openHere);
}

/** The reader has gone elsewhere. */
export function giveUpLoading(): void {
  if (isTelling) return;
  forgetFailure();
  if (!asking) return;
  asking.abort();
  asking = undefined;
  endProgress();
}

/** Waits for a page. What the reader has given up is neither opened nor told of. */
async function openWhenThere(href: string, open: () => void): Promise<void> {
  asking?.abort();
  const mine = new AbortController();
  asking = mine;
  const {signal} = mine;
  const answer = askFor(href, signal).then(() => {
    if (!signal.aborted) open();
  });
  try {
    await inTime(answer);
  } catch (error) {
    if (signal.aborted) await new Promise(() => undefined);
    throw error;
  }
}

/** The browser has just got the page; only where the address names a place on it, it must ask again. */
function openHere(): void {
  const {location} = window;
  if (location.hash) location.reload();
  else location.replace(location.href);
}
