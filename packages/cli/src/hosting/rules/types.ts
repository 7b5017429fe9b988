/** The hosting rules of a site as plain data. Every host configuration and `paydocs serve` implement them. */

export interface Header {
  name: string;
  value: string;
}

/** The location of a site. */
export interface SiteLocation {
  /** Origin of the deployed site. */
  url: string;
  /** Base path of the site, with a leading and a trailing slash. */
  baseUrl: string;
  /** Languages of the site. Each has its own files below its base URL. */
  languages: readonly {baseUrl: string}[];
}

/** A redirect from a URL that no longer has a page. Both paths include the site's base URL. */
export interface Redirect {
  from: string;
  /** Target path, which can end with a fragment. */
  to: string;
}

/** Caching of a folder's files by browsers. */
export interface FolderCaching {
  /** Path including the site's base URL, with a leading and a trailing slash. */
  folder: string;
  /** Value of the `Cache-Control` header. */
  cacheControl: string;
}

/** The hosting rules of a site. */
export interface HostingRules {
  /** Base path of the site, with a leading and a trailing slash. */
  baseUrl: string;
  /** Base paths of additional languages, with a leading and a trailing slash. Each has its own not-found page. */
  languages: readonly string[];
  /** Headers of every response. */
  headers: readonly Header[];
  /** Folders whose files are cached for longer than everything else. */
  folders: readonly FolderCaching[];
  redirects: readonly Redirect[];
  /** True if each page has a Markdown file next to its HTML file, for clients that request Markdown. */
  hasMarkdown: boolean;
  /** Paths of pages whose last segment contains a dot and so looks like a file name. */
  dottedPages: readonly string[];
}
