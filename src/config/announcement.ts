import type {ThemeConfig} from '@docusaurus/preset-classic';

/** A banner at the top of each page. */
interface Announcement {
  /** Unique ID. If it changes, readers who closed the banner see it again. */
  id: string;
  /** HTML content. The text of a link must describe its target. */
  content: string;
}

/** The current announcement, or `undefined` if there's none. */
export const announcement: Announcement | undefined = undefined;

/**
 * Creates the theme's settings for an announcement, which readers can close.
 *
 * @param current - the current announcement
 * @returns the settings, or `undefined` if there's no announcement
 */
export function createAnnouncementBar(current: Announcement | undefined): ThemeConfig['announcementBar'] {
  return current && {...current, isCloseable: true};
}
