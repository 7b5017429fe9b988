import {toKebabCase} from '@paydocs/core/client';
import {hierarchyLevels, pageKinds, type SearchRecord} from '../record';

/**
 * The names of an area, which are loaded first. Each area has two files in the embedded index: names and texts. They
 * contain no postings, because browsers build postings faster than they load them.
 */
export interface NamesShard {
  tier: 'names';
  tag: string;
  language: string;
  /** Compressed root-relative paths of pages: see {@link expandPath}. */
  paths: string[];
  titles: string[];
  /** By page: index in `pageKinds`. */
  kinds: number[];
  /** By page: index in `trails`. */
  pageTrails: number[];
  /** Distinct breadcrumbs. */
  trails: string[][];
  /** By page: its other names, if there are any. */
  identifiers: Record<number, string[]>;
  /** Names of sections. Identical sections of several pages are listed once. */
  names: string[];
  /** By section: flat list of pairs of a page, as the difference from the previous one, and an index in `contexts`. */
  occurrences: number[][];
  /** Distinct contexts of sections: a compressed anchor (see {@link expandAnchor}), and the parent headings. */
  contexts: [anchor: string, parentHeadings: string[]][];
  /** Lines of the lexicon, which only the first file of an index contains. */
  lexicon?: string;
}

/** The texts of an area. */
export interface TextsShard {
  tier: 'texts';
  tag: string;
  /** By page: its text. */
  pages: string[];
  /** By section: its text. */
  sections: string[];
  /** By page: words of its code. */
  pageCode?: Record<number, string>;
  /** By section: words of its code. */
  code?: Record<number, string>;
}

/** A file of the embedded index. */
export type Shard = NamesShard | TextsShard;

/** A section that several pages can share. */
interface SharedSection {
  name: string;
  text: string;
  code: string;
  /** Index in `contexts`, by page number. */
  contextsByPage: Map<number, number>;
}

/**
 * Creates the files of the embedded index.
 *
 * @param records - all records of the site
 * @param siteUrl - origin of the site, without its base path
 * @param lexicon - lines of the lexicon
 * @returns the names and the texts of each docs tag
 */
export function createShards(records: readonly SearchRecord[], siteUrl: string, lexicon = ''): Shard[] {
  const tags = [...new Set(records.map((record) => record.docusaurus_tag))];
  return tags.flatMap((tag, index) => {
    const tagRecords = records.filter((record) => record.docusaurus_tag === tag);
    const [names, texts] = createTagShards(tagRecords, siteUrl);
    return [index === 0 && lexicon !== '' ? {...names, lexicon} : names, texts];
  });
}

function createTagShards(records: readonly SearchRecord[], siteUrl: string): [NamesShard, TextsShard] {
  const pages = records.filter(({type}) => type === 'lvl1');
  const pageNumbers = new Map(pages.map((page, index) => [page.url_without_anchor, index]));
  const trails = new DistinctList<string[]>();
  const contexts = new DistinctList<[string, string[]]>();
  const sectionsByKey = new Map<string, SharedSection>();
  const texts = collectTextsBySection(records);

  for (const record of records) {
    const names = getHeadings(record);
    const name = names.at(-1);
    if (record.type === 'content' || name === undefined) continue;
    const text = texts.get(getSectionKey(record)) ?? '';
    const code = (record.keywords ?? []).join(' ');
    const key = `${name}\n${text}\n${code}`;
    const section: SharedSection = sectionsByKey.get(key) ?? {name, text, code, contextsByPage: new Map()};
    sectionsByKey.set(key, section);
    const page = pageNumbers.get(record.url_without_anchor) ?? 0;
    if (!section.contextsByPage.has(page)) {
      section.contextsByPage.set(page, contexts.add([compressAnchor(record.anchor ?? '', name), names.slice(0, -1)]));
    }
  }

  const sections = [...sectionsByKey.values()];
  const [first] = records as [SearchRecord];
  const names: NamesShard = {
    tier: 'names',
    tag: first.docusaurus_tag,
    language: first.language,
    paths: pages.map((page) => compressPath(page.url_without_anchor.slice(siteUrl.length), page.hierarchy.lvl1 ?? '')),
    titles: pages.map((page) => page.hierarchy.lvl1 ?? ''),
    kinds: pages.map((page) => pageKinds.indexOf(page.page_kind)),
    pageTrails: pages.map((page) => trails.add(page.breadcrumb)),
    trails: trails.entries,
    identifiers: Object.fromEntries(
      pages.flatMap(({identifiers}, index) => (identifiers.length > 0 ? [[index, identifiers]] : [])),
    ),
    names: sections.map(({name}) => name),
    occurrences: sections.map(({contextsByPage}) => {
      let previousPage = 0;
      return [...contextsByPage].flatMap(([page, context]) => {
        const step = page - previousPage;
        previousPage = page;
        return [step, context];
      });
    }),
    contexts: contexts.entries,
  };
  return [
    names,
    {
      tier: 'texts',
      tag: names.tag,
      pages: pages.map((page) => texts.get(getSectionKey(page)) ?? ''),
      sections: sections.map(({text}) => text),
      pageCode: toSparseRecord(pages.map(({keywords = []}) => keywords.join(' '))),
      code: toSparseRecord(sections.map(({code}) => code)),
    },
  ];
}

/** A list of distinct entries. */
class DistinctList<Entry> {
  readonly entries: Entry[] = [];
  private readonly numbers = new Map<string, number>();

  /** Adds an entry unless the list contains it, and returns its index. */
  add(entry: Entry): number {
    const key = JSON.stringify(entry);
    const number = this.numbers.get(key) ?? this.entries.push(entry) - 1;
    this.numbers.set(key, number);
    return number;
  }
}

/** Returns the headings between the page's title and a section, followed by the section's name. */
function getHeadings({hierarchy}: SearchRecord): string[] {
  return hierarchyLevels.slice(2).flatMap((level) => hierarchy[level] ?? []);
}

const getSectionKey = (record: SearchRecord): string => `${record.url}\n${getHeadings(record).join('\n')}`;

/** Joins the distinct texts of each section, by key of the section. */
function collectTextsBySection(records: readonly SearchRecord[]): Map<string, string> {
  const texts = new Map<string, Set<string>>();
  for (const record of records) {
    if (record.content === null) continue;
    const key = getSectionKey(record);
    texts.set(key, (texts.get(key) ?? new Set()).add(record.content));
  }
  return new Map([...texts].map(([key, lines]) => [key, removePrefixDuplicates([...lines]).join(' ')]));
}

/** Removes lines that are the start of other lines, as descriptions of pages often are. */
const removePrefixDuplicates = (lines: readonly string[]): string[] =>
  lines.filter((line) => !lines.some((other) => other !== line && other.startsWith(line)));

/** Compresses an anchor: if it ends with the name in kebab case, removes the name. Otherwise, adds `=` at the start. */
function compressAnchor(anchor: string, name: string): string {
  const suffix = toKebabCase(name);
  return anchor.endsWith(suffix) ? anchor.slice(0, anchor.length - suffix.length) : `=${anchor}`;
}

/**
 * Restores the anchor of a section.
 *
 * @param context - compressed anchor: the start before the name, or `=` and the whole anchor
 * @param name - name of the section
 * @returns the anchor
 */
export function expandAnchor(context: string, name: string): string {
  return context.startsWith('=') ? context.slice(1) : `${context}${toKebabCase(name)}`;
}

/** Returns the non-empty texts by index. */
const toSparseRecord = (texts: readonly string[]): Record<number, string> =>
  Object.fromEntries(texts.flatMap((text, number) => (text === '' ? [] : [[number, text]])));

/** Replacement for the last segment of a path if that segment is the page's title in kebab case. */
const TITLE_MARKER = '~';

function compressPath(path: string, title: string): string {
  const lastSegment = `${toKebabCase(title)}/`;
  return path.endsWith(`/${lastSegment}`) ? path.slice(0, -lastSegment.length) + TITLE_MARKER : path;
}

/**
 * Restores the path of a page.
 *
 * @param path - compressed path in the index
 * @param title - title of the page
 * @returns the root-relative path
 */
export const expandPath = (path: string, title: string): string =>
  path.endsWith(TITLE_MARKER) ? `${path.slice(0, -1)}${toKebabCase(title)}/` : path;
