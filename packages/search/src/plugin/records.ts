import fs from 'node:fs';
import path from 'node:path';
import {
  toKebabCase,
  type SearchablePage,
  type PageSection,
  type GuideSections,
  type PageComponent,
} from '@paydocs/core';
import type {GraphqlPageData} from '@paydocs/reference';
import type {Hierarchy, HierarchyLevel, PageKind, RecordType, SearchRecord} from '../record';
import {collectGraphqlSections} from './graphqlSections';
import type {SitePage} from './pages';
import {collectRestSections, type RestPage} from './restSections';

/** Rank of each kind of page in the hosted service. Pages with a higher rank come first. */
const PAGE_RANKS: Record<PageKind, number> = {
  guide: 7,
  restOperation: 6,
  graphqlOperation: 5,
  overview: 4,
  restType: 3,
  graphqlType: 3,
  graphqlInput: 2,
  restEvent: 1,
};

/** The data of a site from which records are created, in addition to its pages. */
interface SiteSource {
  /** Root folder of the project. */
  folder: string;
  /** Origin of the site, without its base path. */
  url: string;
  /** Locale of the pages. */
  language: string;
  /** Sections of guides, by the guide's source file. */
  guides: GuideSections;
  /**
   * Returns the texts that a component in guides displays, one string for each row or block; empty for unknown
   * components.
   */
  getComponentTexts?: (component: PageComponent) => string[];
}

/**
 * Creates the records of pages from their sources: the Markdown of guides, and the data files of references.
 *
 * @param pages - all pages
 * @param site - sources of the site
 * @returns the records of all pages; for each page, the record of the page itself comes first
 */
export function createRecords(pages: readonly SitePage[], site: SiteSource): SearchRecord[] {
  const sources = pages.map((page) => ({page, source: readSections(page, site)}));
  const isCommon = createCommonWordPredicate(sources.map(({source}) => source));
  return sources.flatMap(({page, source}) => createPageRecords(page, source, site, isCommon));
}

/** Maximum number of pages, and maximum share of the pages with code, on which a distinctive word of code occurs. */
const MAX_PAGES_PER_DISTINCTIVE_WORD = 8;
const MAX_PAGE_SHARE_PER_DISTINCTIVE_WORD = 0.4;

function createCommonWordPredicate(sources: readonly SearchablePage[]): (word: string) => boolean {
  const pageCounts = new Map<string, number>();
  const withCode = sources.filter(({sections}) => sections.some(({code = []}) => code.length > 0));
  for (const {sections} of withCode) {
    for (const word of new Set(sections.flatMap(({code = []}) => code)))
      pageCounts.set(word, (pageCounts.get(word) ?? 0) + 1);
  }
  const maxPages = Math.max(MAX_PAGES_PER_DISTINCTIVE_WORD, withCode.length * MAX_PAGE_SHARE_PER_DISTINCTIVE_WORD);
  return (word) => (pageCounts.get(word) ?? 0) > maxPages;
}

/**
 * Returns the distinctive words of a section's code that aren't in its names. Words that are also in its texts are
 * included. Otherwise, a section that explains a word would rank below one that only uses it.
 */
function getKeywords({names, code = []}: PageSection, isCommon: (word: string) => boolean): string[] {
  const existingText = names.join(' ');
  return code.filter((word) => !isCommon(word) && !existingText.includes(word));
}

const ERRORS_FILE = 'errors.rest.json';
/** Checks whether a page includes the list of all errors, which writers can remove. */
const hasErrorList = (file: string): boolean =>
  fs.existsSync(file) && fs.readFileSync(file, 'utf8').includes('_errors.info.mdx');

function readSections({file}: SitePage, site: SiteSource): SearchablePage {
  if (file === undefined) return {sections: [], identifiers: []};
  const source = file.replace(/(?:\.(?:api|schema|tag))?\.mdx?$/, '');
  const read = <Data>(name: string): Data | undefined => {
    const data = path.join(site.folder, name);
    return fs.existsSync(data) ? (JSON.parse(fs.readFileSync(data, 'utf8')) as Data) : undefined;
  };
  const rest = read<RestPage>(`${source}.rest.json`);
  if (rest) return collectRestSections(rest);
  const graphql = read<GraphqlPageData>(`${source}.graphql.json`);
  if (graphql) return collectGraphqlSections(graphql);
  const sections = (site.guides[file] ?? []).map((section) => ({
    ...section,
    texts: [
      ...section.texts,
      ...(section.components ?? []).flatMap((component) => site.getComponentTexts?.(component) ?? []),
    ],
  }));
  // The landing page of the REST reference lists the errors of all operations.
  const errors = hasErrorList(path.join(site.folder, file))
    ? read<RestPage>(path.join(path.dirname(file), ERRORS_FILE))
    : undefined;
  const extra = errors ? collectRestSections(errors).sections : [];
  return {sections: [...sections, ...extra], identifiers: []};
}

const isLandingPage = (area: SitePage['area'], file: string): boolean =>
  area !== 'docs' && /^apis\/\w+\/index\.mdx?$|\/current\/index\.mdx?$/.test(file);

function getPageKind({area, file}: SitePage, isEvent: boolean): PageKind {
  if (file === undefined || /\.tag\.mdx$/.test(file) || isLandingPage(area, file)) return 'overview';
  if (area === 'docs') return 'guide';
  if (area === 'rest') return file.includes('/schemas/') ? 'restType' : isEvent ? 'restEvent' : 'restOperation';
  if (file.includes('/operations/')) return 'graphqlOperation';
  return file.includes('/inputs/') ? 'graphqlInput' : 'graphqlType';
}

/** Creates the records of a page: the page itself, and each section with a name or a text. */
function createPageRecords(
  page: SitePage,
  source: SearchablePage,
  {url, language}: SiteSource,
  isCommon: (word: string) => boolean,
): SearchRecord[] {
  const {sections, identifiers, isEvent = false} = source;
  const kind = getPageKind(page, isEvent);
  const slug = page.path.replace(/\/+$/, '').split('/').at(-1) ?? '';
  // Types of single fields are named after the type and the field: `Payment-OrderId`.
  const field = kind === 'restType' ? page.title.split('-').at(-1)! : '';
  const names = [...new Set([slug, field, ...identifiers])].filter(
    (name) => name && toKebabCase(name) !== toKebabCase(page.title),
  );
  const nameCounts = new Map<string, number>();
  const pageUrl = `${url}${page.path}`;
  const createRecord = (section: PageSection, type: RecordType, content: string | null): SearchRecord => {
    const name = `${page.path}#${section.anchor}:${[...section.names.slice(1), type].join(':')}`;
    const count = nameCounts.get(name) ?? 0;
    nameCounts.set(name, count + 1);
    const keywords = content === null ? getKeywords(section, isCommon) : [];
    return {
      objectID: count > 0 ? `${name}:${count}` : name,
      url: section.anchor ? `${pageUrl}#${section.anchor}` : pageUrl,
      url_without_anchor: pageUrl,
      anchor: section.anchor || null,
      type,
      hierarchy: toHierarchy(page, section),
      content,
      language,
      docusaurus_tag: page.tag,
      breadcrumb: page.breadcrumb,
      identifiers: type === 'lvl1' ? names : [],
      ...(keywords.length > 0 && {keywords}),
      page_kind: kind,
      weight: {page_rank: PAGE_RANKS[kind], level: content === null ? 100 - 10 * section.names.length : 0, position: 0},
    };
  };
  const code = sections.flatMap((section) => (section.names.length === 0 ? (section.code ?? []) : []));
  const pageSection: PageSection = {anchor: '', names: [], texts: page.description ? [page.description] : [], code};
  const records = [pageSection, ...sections].flatMap((section, index) => {
    const isNamed = index === 0 || section.names.length > 0;
    const namedRecord = isNamed
      ? [createRecord(section, `lvl${section.names.length + 1}` as HierarchyLevel as RecordType, null)]
      : [];
    return [...namedRecord, ...section.texts.map((text) => createRecord(section, 'content', text))];
  });
  records.forEach(({weight}, position) => (weight.position = position));
  return records;
}

function toHierarchy(page: SitePage, {names}: PageSection): Hierarchy {
  const getName = (index: number): string | null => names[index] ?? null;
  return {
    lvl0: page.breadcrumb[0] ?? null,
    lvl1: page.title,
    lvl2: getName(0),
    lvl3: getName(1),
    lvl4: getName(2),
    lvl5: getName(3),
    lvl6: getName(4),
  };
}
