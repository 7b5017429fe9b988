import type {ThemeConfig} from '@docusaurus/preset-classic';

/** A line above the navigation bar. */
export interface Announcement {
  /** A name of its own: readers who closed the line see it again when the name is another. */
  id: string;
  /** HTML. A link in it says where it leads. */
  content: string;
}

/** What is announced at present; `undefined` for nothing. */
export const announcement: Announcement | undefined = undefined;

/**
 * @param current - what is announced
 * @returns the theme's settings: a line that readers can close
 */
export function announcementBar(current: Announcement | undefined): ThemeConfig['announcementBar'] {
  return current && {...current, isCloseable: true};
}
