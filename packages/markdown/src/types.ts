/** What is known of a page before its Markdown is made. */

export type AreaName = 'docs' | 'rest' | 'graphql';

/** A page of the site. */
export interface SitePage {
  area: AreaName;
  /** Address from the host's root, with a slash at its end. */
  path: string;
  title: string;
  description: string;
  /** Its file from the project's root; pages that only a sidebar knows have none. */
  file?: string | undefined;
  /** Day of its last change, such as `2026-01-31`. */
  date?: string | undefined;
  /** Name of its version, where guides have several. */
  version?: string | undefined;
  /** Whether it belongs to the version that readers see first. */
  isCurrent: boolean;
  /** What a page lists that only a sidebar knows. */
  entries?: readonly Entry[];
}

/** A line of a list of pages, or a group of them. */
export interface Entry {
  title: string;
  /** Its shorter name in the sidebar. */
  label?: string | undefined;
  /** Address from the host's root, with a slash at its end, or of another site; a group may have none. */
  path?: string | undefined;
  description?: string | undefined;
  deprecated?: boolean;
  entries?: readonly Entry[];
}

/** Where the site is. */
export interface SiteAddress {
  /** Scheme and host, without a slash at the end. */
  url: string;
  /** Path below which it is served, with a slash at both ends. */
  baseUrl: string;
}

/** A text that is ready, with what indexes say of it. */
export interface MarkdownPage {
  page: SitePage;
  /** Files of its text: the first one, and further parts of a long page. */
  parts: readonly string[];
  /** The text below its head, whole. */
  body: string;
}
