/** Records of pages for the search engine, made of their Markdown. */
import type {Place} from '@paydocs/core/searchPlaces';
import type {PageKind, RecordType, SearchRecord} from '@paydocs/search/record';
import type {Area, Page} from '../docs/pages';
import {placesOf} from './places';

/** Stands before paths, as addresses of records need it. */
export const HOST = 'https://docs.invalid';

const TITLES: Record<Area, string> = {guides: 'Guides', rest: 'REST API', graphql: 'GraphQL API'};

/**
 * @param pages - of a site
 * @param identifiers - other names of pages: the id of an operation
 * @returns the records of all pages, each page's own first
 */
export function recordsOf(
  pages: readonly Page[],
  identifiers: ReadonlyMap<Page | undefined, readonly string[]> = new Map(),
): SearchRecord[] {
  return pages.flatMap((page) => recordsOfPage(page, identifiers.get(page) ?? []));
}

function recordsOfPage(page: Page, identifiers: readonly string[]): SearchRecord[] {
  const address = `${HOST}/${page.path}`;
  const kind = kindOf(page);
  const [top, ...places] = placesOf(page.body);
  const make = ({anchor, names}: Place, type: RecordType, content: string | null): SearchRecord => {
    const at = (index: number): string | null => names[index] ?? null;
    return {
      objectID: `${page.path}#${[...names, type].join(':')}`,
      url: names.length > 0 ? `${address}#${anchor}` : address,
      url_without_anchor: address,
      anchor: names.length > 0 ? anchor : null,
      type,
      hierarchy: {
        lvl0: TITLES[page.area],
        lvl1: page.title,
        ...{lvl2: at(0), lvl3: at(1), lvl4: at(2), lvl5: at(3), lvl6: at(4)},
      },
      content,
      language: 'en',
      docusaurus_tag: page.area,
      breadcrumb: [TITLES[page.area]],
      identifiers: type === 'lvl1' ? [...identifiers] : [],
      page_kind: kind,
      weight: {page_rank: 0, level: 100 - 10 * names.length, position: 0},
    };
  };
  const own: Place = {anchor: '', names: [], texts: [page.description, ...(top?.texts ?? [])].filter(Boolean)};
  return [own, ...places].flatMap((place) => [
    make(place, `lvl${Math.min(place.names.length, 5) + 1}` as RecordType, null),
    ...place.texts.map((text) => make(place, 'content', text)),
  ]);
}

function kindOf({area, path, call}: Page): PageKind {
  if (area === 'guides') return 'guide';
  if (call !== undefined) return call.startsWith('Webhook ') ? 'restEvent' : 'restOperation';
  if (area === 'rest') return path.includes('/schemas/') ? 'restType' : 'overview';
  const [, group, kind, name] = /\/(operations|types)\/([^/]+)\/([^/]+)$/.exec(path) ?? [];
  if (name === undefined) return 'overview';
  if (group === 'operations') return 'graphqlOperation';
  return kind === 'inputs' ? 'graphqlInput' : 'graphqlType';
}
