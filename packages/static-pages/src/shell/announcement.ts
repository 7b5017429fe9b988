import {writeStoredValue} from '@paydocs/core/client';
import siteStorage from '@generated/site-storage';

/** Storage key of the classic theme for the announcement's ID. The theme's inline script hides a closed bar. */
const ID_KEY = `docusaurus.announcement.id${siteStorage.namespace}`;
const DISMISSED_KEY = `docusaurus.announcement.dismiss${siteStorage.namespace}`;
const DISMISSED_ATTRIBUTE = 'data-announcement-bar-initially-dismissed';

/**
 * Closes the bar `[data-announcement]` permanently, until an announcement has a different ID.
 *
 * @returns whether the click was on the close button
 */
export function closeAnnouncementOnClick(target: Element): boolean {
  const bar = target.closest('[data-announcement-close]')?.closest<HTMLElement>('[data-announcement]');
  if (!bar) return false;
  writeStoredValue(ID_KEY, bar.dataset.announcement ?? '');
  writeStoredValue(DISMISSED_KEY, 'true');
  document.documentElement.setAttribute(DISMISSED_ATTRIBUTE, 'true');
  return true;
}
