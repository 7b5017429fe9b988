import type {ThemeConfig} from '@docusaurus/preset-classic';

/** A banner at the top of each page. */
interface Announcement {
  /** Unique ID. Readers who closed the banner see it again if the ID changes. */
  id: string;
  /** HTML content. The text of a link must describe its target. */
  content: string;
}

/** The current announcement; `undefined` if there is none. */
export const announcement: Announcement | undefined = undefined;

/**
 * @param current - the current announcement
 * @returns the theme's settings for a banner that readers can close
 */
export function createAnnouncementBar(current: Announcement | undefined): ThemeConfig['announcementBar'] {
  return current && {...current, isCloseable: true};
}
