/**
 * Search records in the format of DocSearch's crawler (https://docsearch.algolia.com/docs/record-extractor), one for
 * each section or paragraph of the site. The plugin in `packages/search/src/plugin` creates them. The embedded index is
 * built from them, and `npm run search:upload` sends them to the hosted service.
 */

/** The headings of a section by level, including its own: area, page, section, and subsections. Others are `null`. */
export type Hierarchy = Record<HierarchyLevel, string | null>;
export type HierarchyLevel = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';

export const hierarchyLevels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** The type of a record: `lvl1` for a page, `lvl2` and up for a named section of a page, and `content` for a text. */
export type RecordType = Exclude<HierarchyLevel, 'lvl0'> | 'content';

/** Kinds of pages, which rank differently. */
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

/** A search record. */
export interface SearchRecord {
  objectID: string;
  /** Absolute URL with the anchor. */
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: RecordType;
  hierarchy: Hierarchy;
  /** Text of a record with the type `content`. */
  content: string | null;
  language: string;
  /** Docs instance and version, or `default` for pages outside docs instances. */
  docusaurus_tag: string;
  /** The area and the sidebar categories of the page. */
  breadcrumb: string[];
  /** Other names of a page, such as the name and path of an operation. */
  identifiers: string[];
  /** Distinctive words of the section's code. */
  keywords?: string[];
  page_kind: PageKind;
  weight: {page_rank: number; level: number; position: number};
}
