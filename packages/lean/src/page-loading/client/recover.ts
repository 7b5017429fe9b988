import {inTime} from '@paydocs/core/inTime';
import {failureOf, keepFailure} from '../../lean-shell/client/navigation/failure';
import {isNavigating} from './navigation';

/** How long to wait for the host before the network counts as down, in milliseconds. */
const PATIENCE = 1500;
/** How long code may take: what follows must be told within ten seconds. */
const PATIENCE_WITH_CODE = 7000;
/** How long it may take where the host has not answered for the page: what the browser has kept comes at once. */
const PATIENCE_WITHOUT_HOST = 500;

let recovery: Promise<void> | undefined;

/** What the browser does; other things in unit tests. */
export interface Browser {
  isHydrated: () => boolean;
  isNavigating: () => boolean;
  /** Whether the host has the page that the reader went to. */
  answers: () => Promise<boolean>;
  /** Has the browser ask for a script again, which it may have kept although it is none. */
  renew: (script: string) => Promise<unknown>;
  reload: () => void;
}

const browser: Browser = {
  isHydrated: () => document.documentElement.dataset.hasHydrated === 'true',
  isNavigating,
  answers: async () => {
    try {
      const options = {method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE)} as const;
      // A page that is gone has the site's not-found page in its place.
      return (await fetch(window.location.href, options)).status < 500;
    } catch {
      return false; // offline: the caller says so
    }
  },
  renew: async (script) => {
    try {
      await fetch(script, {cache: 'reload', signal: AbortSignal.timeout(PATIENCE)});
    } catch {
      // The page is loaded anew all the same, and says what it misses.
    }
  },
  reload: () => window.location.reload(),
};

/**
 * Loads the code of a page. Where it doesn't come in time, the router may show the page all the same: then its place
 * says what is wrong, until the code comes.
 *
 * @param load - loads it
 * @param given - the browser
 * @returns a promise that is kept when the code is there, or see {@link recover}
 * @throws what the loading failed with, on a page that isn't alive yet
 */
export async function recovering(load: () => Promise<unknown>, given: Browser = browser): Promise<void> {
  const {pathname} = window.location;
  try {
    // A page that isn't alive yet can be read meanwhile, and tells by itself (`firstLoad.ts`).
    if (!given.isHydrated()) await load();
    else await inTime(load(), failureOf(pathname) === undefined ? PATIENCE_WITH_CODE : PATIENCE_WITHOUT_HOST);
  } catch (error) {
    const hasLeft = given.isHydrated() && window.location.pathname !== pathname;
    if (!hasLeft) await recover(error, given);
  }
}

/**
 * Decides what follows when the code of a page could not be loaded.
 *
 * @param error - what the loading failed with
 * @param given - the browser
 * @returns a promise that is kept when the router may show the page: then its place says what is wrong.
 *   While the browser loads the page anew, it is never kept.
 * @throws the error, on a page that isn't alive yet: its own script deals with it (`firstLoad.ts`)
 */
export async function recover(error: unknown, given: Browser = browser): Promise<void> {
  if (!given.isHydrated()) throw error;
  if (!given.isNavigating()) return; // only prefetched: it is asked for again when a reader goes there
  if (failureOf(window.location.pathname) !== undefined) return; // the host has not answered for the page: it is told
  recovery ??= tellAndReload(error, given).finally(() => {
    recovery = undefined;
  });
  await recovery;
}

async function tellAndReload(error: unknown, {answers, renew, reload}: Browser): Promise<void> {
  console.error("The code of this page couldn't be loaded.", error);
  if (!(await answers())) return keepFailure(window.location.href, error);
  const script = (error as {request?: unknown} | undefined)?.request; // as the bundler's ChunkLoadError tells it
  if (typeof script === 'string') await renew(script);
  reload();
  await new Promise(() => undefined);
}
