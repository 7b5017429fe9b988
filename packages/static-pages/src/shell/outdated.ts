import {ownEntries} from '@paydocs/core/isOutdated';
import {readStored, store} from '@paydocs/core/storage';

/** The version of the site that was loaded again last, by the script with which its pages begin. */
const KEY = 'site.outdated';

/**
 * Leaves a page that is older than the site. Once: if the browser gets the same page again, the reader decides.
 *
 * @param reload - loads the page again
 * @returns whether it does; without storage, nobody knows whether that has been tried
 */
export function leaveOutdated(reload: () => void): boolean {
  const version = ownEntries().join();
  if (readStored(KEY, 'sessionStorage') === version || !store(KEY, version, 'sessionStorage')) return false;
  reload();
  return true;
}
