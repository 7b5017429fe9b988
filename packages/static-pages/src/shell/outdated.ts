import {getEntryScriptPaths, readStoredValue, writeStoredValue} from '@paydocs/core/client';

/** Storage key for the entry scripts of the last page that was reloaded. They identify the version of the site. */
const STORAGE_KEY = 'site.outdated';

/**
 * Reloads a page that is older than the site, but only once for each version. Doesn't reload it if the browser blocks
 * storage, because it could then reload forever.
 *
 * @param reload - reloads the page
 * @returns whether the page is reloading
 */
export function reloadOutdatedPage(reload: () => void): boolean {
  const version = getEntryScriptPaths().join();
  if (
    readStoredValue(STORAGE_KEY, 'sessionStorage') === version ||
    !writeStoredValue(STORAGE_KEY, version, 'sessionStorage')
  )
    return false;
  reload();
  return true;
}
