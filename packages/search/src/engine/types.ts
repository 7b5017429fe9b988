import type {PageKind} from '../record';

/** Filters for records. A record must match every filter; of an inner list, it must match at least one. */
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
  /** The requested part of the matches, best first. */
  matches: Match[];
  /** Number of all matches. */
  total: number;
}
