import {readStored, store} from '@paydocs/core/storage';
import siteStorage from '@generated/site-storage';

/** Where the classic theme, whose inline script hides a bar that was closed, keeps what it knows. */
const ID = `docusaurus.announcement.id${siteStorage.namespace}`;
const DISMISSED = `docusaurus.announcement.dismiss${siteStorage.namespace}`;
const ATTRIBUTE = 'data-announcement-bar-initially-dismissed';

/** Closes `[data-announcement]` for good. @returns true if the click was on its button */
export function closeAnnouncementOnClick(target: Element): boolean {
  const bar = target.closest('[data-announcement-close]')?.closest('[data-announcement]');
  if (!bar) return false;
  store(DISMISSED, 'true');
  document.documentElement.setAttribute(ATTRIBUTE, 'true');
  return true;
}

/** Remembers which announcement the reader has seen: that an older one was closed says nothing of this one. */
export function showNewAnnouncement(): void {
  const id = document.querySelector<HTMLElement>('[data-announcement]')?.dataset.announcement;
  if (id === undefined || readStored(ID) === id) return;
  store(ID, id);
  store(DISMISSED, 'false');
}
