import {store} from '@paydocs/core/storage';
import siteStorage from '@generated/site-storage';

/** Where the classic theme, whose inline script hides a bar that was closed, keeps what it knows. */
const ID = `docusaurus.announcement.id${siteStorage.namespace}`;
const DISMISSED = `docusaurus.announcement.dismiss${siteStorage.namespace}`;
const ATTRIBUTE = 'data-announcement-bar-initially-dismissed';

/**
 * Closes `[data-announcement]` for good: an announcement with another id is shown again.
 *
 * @returns true if the click was on its button
 */
export function closeAnnouncementOnClick(target: Element): boolean {
  const bar = target.closest('[data-announcement-close]')?.closest<HTMLElement>('[data-announcement]');
  if (!bar) return false;
  store(ID, bar.dataset.announcement ?? '');
  store(DISMISSED, 'true');
  document.documentElement.setAttribute(ATTRIBUTE, 'true');
  return true;
}
