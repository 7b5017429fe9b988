import type {PageKind} from '../record';

/** Filters such as `language:en`. A record must match every filter, and at least one filter of each inner list. */
export type FacetFilters = readonly (string | readonly string[])[];

/** A page of the index. */
export interface IndexedPage {
  path: string;
  title: string;
  kind: PageKind;
  /** The area and the sidebar categories of the page. */
  trail: readonly string[];
  tag: string;
  language: string;
}

/** A section of a page. */
export interface IndexedSection {
  name: string;
  anchor: string;
  /** Headings between the page's title and the section. */
  parentHeadings: readonly string[];
}

/** A page or section that matches a query. */
export interface Match {
  page: IndexedPage;
  /** The section; `undefined` for the page itself. */
  section: IndexedSection | undefined;
  score: number;
  /** Whether only the text matched, and not the name. */
  isTextMatch: boolean;
  text: string;
  /** Index terms that matched, for highlighting. */
  terms: ReadonlySet<string>;
}

/** The matches of a query. */
export interface EngineResult {
  /** The requested range of the matches, best first. */
  matches: Match[];
  /** Number of all matches. */
  total: number;
}
