import type {PageKind} from '../record';

/** Which of the records may be found: an inner list is a choice, all of them have to hold. */
export type FacetFilters = readonly (string | readonly string[])[];

export interface FoundPage {
  path: string;
  title: string;
  kind: PageKind;
  trail: readonly string[];
  tag: string;
  language: string;
}

export interface FoundPlace {
  name: string;
  anchor: string;
  /** Headings between the page's title and its name. */
  above: readonly string[];
}

/** A page or a place on it that answers a query. */
export interface Found {
  page: FoundPage;
  /** Nothing: the page itself. */
  place: FoundPlace | undefined;
  score: number;
  /** Whether nothing but its text matched. */
  isText: boolean;
  text: string;
  /** The terms of the index that matched, to be marked. */
  terms: ReadonlySet<string>;
}

export interface Answer {
  found: Found[];
  total: number;
}
