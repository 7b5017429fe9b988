/**
 * Searchable content of a page before it becomes a search record. The generation writes it for guides
 * (`@paydocs/content`); for references, it's read from their data files.
 */

/** A section of a page with its own anchor or text, without data that all sections of the page share. */
export interface PageSection {
  /** Empty for the page itself. */
  anchor: string;
  /** Headings below the page title, from the outermost to the section's own; empty for the page itself. */
  names: string[];
  /** Prose of the section. */
  texts: string[];
  /** Unique words of the section's code. */
  code?: string[];
  /** Components that render more than their children. */
  components?: PageComponent[];
}

/** A component with its attributes, as written in a page. */
export interface PageComponent {
  name: string;
  attributes: Record<string, string>;
}

/** Sections of a page, and further names by which readers know it. */
export interface SearchablePage {
  sections: PageSection[];
  identifiers: string[];
  /** Set if the page describes an event: a request that the API sends to the reader's server. */
  isEvent?: true;
}

/** Sections of guides, by path of the page relative to the project root. */
export type GuideSections = Record<string, PageSection[]>;
