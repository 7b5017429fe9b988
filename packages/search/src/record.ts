/**
 * What search knows of one place of the site, in the shape that DocSearch's crawler writes. The plugin
 * `packages/search/src/plugin` makes these records; the embedded index is built from them, and
 * `npm run search:upload` sends them to the hosted service.
 */

/** The headings above a place, the place's own included: area, page, section, and what is below. */
export type Hierarchy = Record<HierarchyLevel, string | null>;
export type HierarchyLevel = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';

export const hierarchyLevels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** `lvl1` is a page, `lvl2` and up a place on it that has a name, `content` a text. */
export type RecordType = Exclude<HierarchyLevel, 'lvl0'> | 'content';

/** What kind of page it is: some answer a question more often than others. */
export const pageKinds = [
  'guide',
  'overview',
  'restOperation',
  'restEvent',
  'restType',
  'graphqlOperation',
  'graphqlType',
  'graphqlInput',
] as const;
export type PageKind = (typeof pageKinds)[number];

export interface SearchRecord {
  objectID: string;
  /** Absolute address with the anchor. */
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: RecordType;
  hierarchy: Hierarchy;
  /** The text of a record of type `content`. */
  content: string | null;
  language: string;
  /** The area's docs instance and version, or `default` for pages of no docs instance. */
  docusaurus_tag: string;
  /** Where the page stands: the area, and the categories of its sidebar. */
  breadcrumb: string[];
  /** Other names of a page: the name of an operation, its path. */
  identifiers: string[];
  /** Telling words of the code that stands there. */
  keywords?: string[];
  page_kind: PageKind;
  weight: {page_rank: number; level: number; position: number};
}
