/** Creates search records from the Markdown of pages. */
import type {PageSection} from '@paydocs/core';
import type {PageKind, RecordType, SearchRecord} from '@paydocs/search';
import type {Area, Page} from '../docs/pages';
import {extractSections} from './sections';

/** Placeholder for the origin of URLs, because records need absolute URLs. */
export const PLACEHOLDER_ORIGIN = 'https://docs.invalid';

const AREA_TITLES: Record<Area, string> = {guides: 'Guides', rest: 'REST API', graphql: 'GraphQL API'};

/**
 * Creates the records of all pages. The record of a page precedes those of its sections.
 *
 * @param pages - all pages of a site
 * @param identifiers - additional names of pages, such as operation IDs
 */
export function createSearchRecords(
  pages: readonly Page[],
  identifiers: ReadonlyMap<Page | undefined, readonly string[]> = new Map(),
): SearchRecord[] {
  return pages.flatMap((page) => createPageRecords(page, identifiers.get(page) ?? []));
}

function createPageRecords(page: Page, identifiers: readonly string[]): SearchRecord[] {
  const pageUrl = `${PLACEHOLDER_ORIGIN}/${page.path}`;
  const kind = getPageKind(page);
  const [top, ...sections] = extractSections(page.body);
  const createRecord = ({anchor, names}: PageSection, type: RecordType, content: string | null): SearchRecord => {
    const getName = (index: number): string | null => names[index] ?? null;
    return {
      objectID: `${page.path}#${[...names, type].join(':')}`,
      url: names.length > 0 ? `${pageUrl}#${anchor}` : pageUrl,
      url_without_anchor: pageUrl,
      anchor: names.length > 0 ? anchor : null,
      type,
      hierarchy: {
        lvl0: AREA_TITLES[page.area],
        lvl1: page.title,
        ...{lvl2: getName(0), lvl3: getName(1), lvl4: getName(2), lvl5: getName(3), lvl6: getName(4)},
      },
      content,
      language: 'en',
      docusaurus_tag: page.area,
      breadcrumb: [AREA_TITLES[page.area]],
      identifiers: type === 'lvl1' ? [...identifiers] : [],
      page_kind: kind,
      weight: {page_rank: 0, level: 100 - 10 * names.length, position: 0},
    };
  };
  const pageSection: PageSection = {
    anchor: '',
    names: [],
    texts: [page.description, ...(top?.texts ?? [])].filter(Boolean),
  };
  return [pageSection, ...sections].flatMap((section) => [
    createRecord(section, `lvl${Math.min(section.names.length, 5) + 1}` as RecordType, null),
    ...section.texts.map((text) => createRecord(section, 'content', text)),
  ]);
}

function getPageKind({area, path, call}: Page): PageKind {
  if (area === 'guides') return 'guide';
  if (call !== undefined) return call.startsWith('Webhook ') ? 'restEvent' : 'restOperation';
  if (area === 'rest') return path.includes('/schemas/') ? 'restType' : 'overview';
  const [, group, kind, name] = /\/(operations|types)\/([^/]+)\/([^/]+)$/.exec(path) ?? [];
  if (name === undefined) return 'overview';
  if (group === 'operations') return 'graphqlOperation';
  return kind === 'inputs' ? 'graphqlInput' : 'graphqlType';
}
