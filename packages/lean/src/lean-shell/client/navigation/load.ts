import {askFor, keepFailure} from './ask';
import {endProgress, showProgress} from './progress';

/** The way to a page that nobody has answered for yet. */
let asking: AbortController | undefined;

/**
 * Loads a page that the router doesn't know, if it is there. If not, the router goes to its address all
 * the same, and what stands there says so: as with a guide whose code can't be loaded.
 *
 * @param href - its address
 * @param replace - whether the current page leaves the history
 * @param go - has the router go there
 */
export async function loadPage(href: string, replace: boolean, go: () => void): Promise<void> {
  asking?.abort();
  const mine = new AbortController();
  asking = mine;
  showProgress(new URL(href, window.location.href).pathname);
  try {
    await askFor(href, mine);
  } catch (error) {
    if (asking !== mine) return; // the reader went elsewhere
    console.error(`${href} couldn't be loaded.`, error);
    asking = undefined;
    endProgress();
    keepFailure(href, error);
    go();
    return;
  }
  if (asking !== mine) return;
  if (replace) window.location.replace(href);
  else window.location.assign(href);
}

/** The reader has gone elsewhere before the page was there. */
export function giveUpLoading(): void {
  if (!asking) return;
  asking.abort();
  asking = undefined;
  endProgress();
}
