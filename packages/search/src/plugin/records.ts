import fs from 'node:fs';
import path from 'node:path';
import {kebab} from '@paydocs/core/kebab';
import type {GraphqlPageData} from '@paydocs/reference/data/graphql';
import type {PagePlaces, Place, PlacesOfGuides, ShownComponent} from '@paydocs/core/searchPlaces';
import type {Hierarchy, HierarchyLevel, PageKind, RecordType, SearchRecord} from '../record';
import {graphqlPlaces} from './graphqlPlaces';
import type {SitePage} from './pages';
import {restPlaces, type RestPage} from './restPlaces';

/** How much a page of a kind counts in the hosted service. */
const RANK: Record<PageKind, number> = {
  guide: 7,
  restOperation: 6,
  graphqlOperation: 5,
  overview: 4,
  restType: 3,
  graphqlType: 3,
  graphqlInput: 2,
  restEvent: 1,
};

export interface SiteSource {
  /** The project's folder. */
  folder: string;
  /** Address of the site without its base path. */
  url: string;
  /** Of the pages, as the site names it. */
  language: string;
  guides: PlacesOfGuides;
  /** What a component of guides shows, a line for each row or block; nothing for one that is not known. */
  textsOf?: (component: ShownComponent) => string[];
}

/**
 * Makes the records of pages from what they are made of: Markdown of the guides, data files of the
 * references.
 *
 * @param pages - every page
 * @param site - where they come from
 * @returns the records of all pages, each page's own first
 */
export function makeRecords(pages: readonly SitePage[], site: SiteSource): SearchRecord[] {
  const read = pages.map((page) => ({page, source: readPlaces(page, site)}));
  const isCommon = commonCode(read.map(({source}) => source));
  return read.flatMap(({page, source}) => pageRecords(page, source, site, isCommon));
}

/** What stands in the code of so many pages, and of this share of those with code, tells none from another. */
const COMMON_PAGES = 8;
const COMMON_SHARE = 0.4;

function commonCode(sources: readonly PagePlaces[]): (word: string) => boolean {
  const uses = new Map<string, number>();
  const coded = sources.filter(({places}) => places.some(({code = []}) => code.length > 0));
  for (const {places} of coded) {
    for (const word of new Set(places.flatMap(({code = []}) => code))) uses.set(word, (uses.get(word) ?? 0) + 1);
  }
  const most = Math.max(COMMON_PAGES, coded.length * COMMON_SHARE);
  return (word) => (uses.get(word) ?? 0) > most;
}

/** Words of code that the place doesn't say otherwise. */
function keywordsOf({names, texts, code = []}: Place, isCommon: (word: string) => boolean): string[] {
  const said = [...names, ...texts].join(' ');
  return code.filter((word) => !isCommon(word) && !said.includes(word));
}

const ERRORS = 'errors.rest.json';
/** @returns whether a page, which writers may change, has the list of all errors */
const showsErrors = (file: string): boolean =>
  fs.existsSync(file) && fs.readFileSync(file, 'utf8').includes('_errors.info.mdx');

function readPlaces({file}: SitePage, site: SiteSource): PagePlaces {
  if (file === undefined) return {places: [], identifiers: []};
  const source = file.replace(/(?:\.(?:api|schema|tag))?\.mdx?$/, '');
  const read = <Data>(name: string): Data | undefined => {
    const data = path.join(site.folder, name);
    return fs.existsSync(data) ? (JSON.parse(fs.readFileSync(data, 'utf8')) as Data) : undefined;
  };
  const rest = read<RestPage>(`${source}.rest.json`);
  if (rest) return restPlaces(rest);
  const graphql = read<GraphqlPageData>(`${source}.graphql.json`);
  if (graphql) return graphqlPlaces(graphql);
  const places = (site.guides[file] ?? []).map((place) => ({
    ...place,
    texts: [...place.texts, ...(place.components ?? []).flatMap((component) => site.textsOf?.(component) ?? [])],
  }));
  // The landing page of the REST reference lists the errors of all operations.
  const errors = showsErrors(path.join(site.folder, file))
    ? read<RestPage>(path.join(path.dirname(file), ERRORS))
    : undefined;
  const extra = errors ? restPlaces(errors).places : [];
  return {places: [...places, ...extra], identifiers: []};
}

const isLandingPage = (area: SitePage['area'], file: string): boolean =>
  area !== 'docs' && /^apis\/\w+\/index\.mdx?$|\/current\/index\.mdx?$/.test(file);

function kindOf({area, file}: SitePage, isEvent: boolean): PageKind {
  if (file === undefined || /\.tag\.mdx$/.test(file) || isLandingPage(area, file)) return 'overview';
  if (area === 'docs') return 'guide';
  if (area === 'rest') return file.includes('/schemas/') ? 'restType' : isEvent ? 'restEvent' : 'restOperation';
  if (file.includes('/operations/')) return 'graphqlOperation';
  return file.includes('/inputs/') ? 'graphqlInput' : 'graphqlType';
}

/** The records of one page: itself, and each of its places with a name or a text. */
function pageRecords(
  page: SitePage,
  source: PagePlaces,
  {url, language}: SiteSource,
  isCommon: (word: string) => boolean,
): SearchRecord[] {
  const {places, identifiers, isEvent = false} = source;
  const kind = kindOf(page, isEvent);
  const slug = page.path.replace(/\/+$/, '').split('/').at(-1) ?? '';
  // Types of single fields are called after both: `Payment-OrderId`.
  const field = kind === 'restType' ? page.title.split('-').at(-1)! : '';
  const names = [...new Set([slug, field, ...identifiers])].filter((name) => name && kebab(name) !== kebab(page.title));
  const known = new Map<string, number>();
  const address = `${url}${page.path}`;
  const make = (place: Place, type: RecordType, content: string | null): SearchRecord => {
    const name = `${page.path}#${place.anchor}:${[...place.names.slice(1), type].join(':')}`;
    const count = known.get(name) ?? 0;
    known.set(name, count + 1);
    const keywords = content === null ? keywordsOf(place, isCommon) : [];
    return {
      objectID: count > 0 ? `${name}:${count}` : name,
      url: place.anchor ? `${address}#${place.anchor}` : address,
      url_without_anchor: address,
      anchor: place.anchor || null,
      type,
      hierarchy: hierarchyOf(page, place),
      content,
      language,
      docusaurus_tag: page.tag,
      breadcrumb: page.breadcrumb,
      identifiers: type === 'lvl1' ? names : [],
      ...(keywords.length > 0 && {keywords}),
      page_kind: kind,
      weight: {page_rank: RANK[kind], level: content === null ? 100 - 10 * place.names.length : 0, position: 0},
    };
  };
  const code = places.flatMap((place) => (place.names.length === 0 ? (place.code ?? []) : []));
  const top: Place = {anchor: '', names: [], texts: page.description ? [page.description] : [], code};
  const records = [top, ...places].flatMap((place, index) => {
    const named = index === 0 || place.names.length > 0;
    const own = named ? [make(place, `lvl${place.names.length + 1}` as HierarchyLevel as RecordType, null)] : [];
    return [...own, ...place.texts.map((text) => make(place, 'content', text))];
  });
  records.forEach(({weight}, position) => (weight.position = position));
  return records;
}

function hierarchyOf(page: SitePage, {names}: Place): Hierarchy {
  const at = (index: number): string | null => names[index] ?? null;
  return {
    lvl0: page.breadcrumb[0] ?? null,
    lvl1: page.title,
    lvl2: at(0),
    lvl3: at(1),
    lvl4: at(2),
    lvl5: at(3),
    lvl6: at(4),
  };
}
