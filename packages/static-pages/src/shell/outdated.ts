import {getEntryScripts, readStored, store} from '@paydocs/core/client';

/** Storage key of the site version that was reloaded last, identified by its entry scripts. */
const STORAGE_KEY = 'site.outdated';

/**
 * Reloads a page that is older than the site, but only once. If the browser gets the same page again, the reader
 * decides. If the browser blocks storage, the page isn't reloaded, because it couldn't stop reloading.
 *
 * @param reload - reloads the page
 * @returns whether the page is reloading
 */
export function reloadOutdatedPage(reload: () => void): boolean {
  const version = getEntryScripts().join();
  if (readStored(STORAGE_KEY, 'sessionStorage') === version || !store(STORAGE_KEY, version, 'sessionStorage'))
    return false;
  reload();
  return true;
}
