/**
 * What search knows of a page before it is a record. The generation writes it for the pages that people
 * write (`packages/guides/src/checks/searchPlaces.ts`); for the references it is read from their data files.
 */

/** A place of a page that has an address or a text of its own, without what the page says of all its places. */
export interface Place {
  /** Empty for the page itself. */
  anchor: string;
  /** The headings below the page's title that lead to it, its own name last; empty for the page itself. */
  names: string[];
  /** The texts that stand there. */
  texts: string[];
  /** Words of the code that stands there, each once. */
  code?: string[];
  /** Components that show more than what stands between their tags. */
  components?: ShownComponent[];
}

/** A component as a page writes it. */
export interface ShownComponent {
  name: string;
  attributes: Record<string, string>;
}

/** A page's places, and the names by which it is known apart from its title. */
export interface PagePlaces {
  places: Place[];
  identifiers: string[];
  /** Whether the API calls the reader. */
  isEvent?: true;
}

/** By the file of a page, from the project's root: the places of pages that people write. */
export type PlacesOfGuides = Record<string, Place[]>;
