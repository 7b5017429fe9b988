/** Data of pages before they're rendered as Markdown. */

export type AreaName = 'docs' | 'rest' | 'graphql';

/** A page of the site. */
export interface SitePage {
  area: AreaName;
  /** Route path with a trailing slash. */
  path: string;
  title: string;
  description: string;
  /** Source file, relative to the project root. Generated category pages have none. */
  file?: string | undefined;
  /** Date of the last change, such as `2026-01-31`. */
  date?: string | undefined;
  /** Version of the API, or label of the docs version. */
  version?: string | undefined;
  /** True if the page belongs to the default version. */
  isCurrent: boolean;
  /** Sidebar entries below a generated category page. Other pages have none. */
  entries?: readonly IndexEntry[];
}

/** A page in a list of pages, or a group of pages. */
export interface IndexEntry {
  title: string;
  /** Name in the sidebar, which may be shorter than the title. */
  label?: string | undefined;
  /** Route path with a trailing slash, or URL of another site. A group may have none. */
  path?: string | undefined;
  description?: string | undefined;
  deprecated?: boolean;
  entries?: readonly IndexEntry[];
}

/** The origin and base path of the site. */
export interface SiteLocation {
  /** Scheme and host, without a trailing slash. */
  url: string;
  /** Base path of the site, with a slash at both ends. */
  baseUrl: string;
}
