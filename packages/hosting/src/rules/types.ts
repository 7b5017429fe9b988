/** How a site is served, as plain data: every configuration and `paydocs serve` follow it. */

export interface Header {
  name: string;
  value: string;
}

/** Where a site is. */
export interface SitePlace {
  /** Scheme and host of the deployed site. */
  url: string;
  /** Path below which it is served, with a slash at both ends. */
  baseUrl: string;
  /** Its languages: each has files of its own below its address. */
  languages: readonly {baseUrl: string}[];
}

/** Where an address leads that has no page any more. Both are whole paths, with the site's base address. */
export interface Redirect {
  from: string;
  /** May end in `#` and the address of a heading. */
  to: string;
}

/** For how long browsers keep what is in a folder. */
export interface FolderCaching {
  /** Path with a slash at both ends, with the site's base address. */
  folder: string;
  cacheControl: string;
}

export interface Hosting {
  /** Path below which the site is served, with a slash at both ends. */
  baseUrl: string;
  /** Paths of further languages below it, with a slash at both ends: each has a not-found page of its own. */
  languages: readonly string[];
  /** Sent with every response. */
  headers: readonly Header[];
  /** Folders that are kept for longer than everything else. */
  folders: readonly FolderCaching[];
  redirects: readonly Redirect[];
  /** Whether each page has its Markdown beside its HTML, for those who ask for it. */
  hasMarkdown: boolean;
  /** Pages whose address has a dot in its last part, which looks like the name of a file. */
  dottedPages: readonly string[];
}
