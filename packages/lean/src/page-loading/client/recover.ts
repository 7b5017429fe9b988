import {isNavigating} from './navigation';

/** How long to wait for the host before the network counts as down, in milliseconds. */
const PATIENCE = 1500;

let recovering: Promise<void> | undefined;

/** What the browser does; other things in unit tests. */
export interface Browser {
  isHydrated: () => boolean;
  isNavigating: () => boolean;
  /** Whether the host has the page that the reader went to. */
  answers: () => Promise<boolean>;
  reload: () => void;
}

const browser: Browser = {
  isHydrated: () => document.documentElement.dataset.hasHydrated === 'true',
  isNavigating,
  answers: async () => {
    try {
      const options = {method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE)} as const;
      return (await fetch(window.location.href, options)).ok;
    } catch {
      return false; // offline: the caller says so
    }
  },
  reload: () => window.location.reload(),
};

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
  recovering ??= tellAndReload(error, given).finally(() => {
    recovering = undefined;
  });
  await recovering;
}

async function tellAndReload(error: unknown, {answers, reload}: Browser): Promise<void> {
  console.error("The code of this page couldn't be loaded.", error);
  if (!(await answers())) return;
  reload();
  await new Promise(() => undefined);
}
