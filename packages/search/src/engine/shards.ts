import {kebab} from '@paydocs/core/kebab';
import {hierarchyLevels, pageKinds, type SearchRecord} from '../record';

/**
 * The files of the embedded index. Each area has two: names, with which searching begins, and texts. They
 * hold what was written and no postings: these are made where the files are read, which is quicker than
 * to load them.
 */
export interface NamesShard {
  tier: 'names';
  tag: string;
  language: string;
  /** Paths of URLs, from the host's root: see {@link fullPath}. */
  paths: string[];
  titles: string[];
  /** Numbers in `pageKinds`. */
  kinds: number[];
  /** Numbers in `trails`. */
  trailOf: number[];
  trails: string[][];
  /** By page: other names of it. */
  identifiers: Record<number, string[]>;
  /** Names of places; places of several pages that say the same stand here once. */
  names: string[];
  /** By place: pairs of a page, as the difference to the one before, and a number in `contexts`. */
  occurrences: number[][];
  /** What stands before the name in an anchor, or `=` and a whole anchor; and the headings above the name. */
  contexts: [anchor: string, above: string[]][];
  /** Other words for the same, in queries, in lines. One of the files has them. */
  lexicon?: string;
}

export interface TextsShard {
  tier: 'texts';
  tag: string;
  /** By page. */
  pages: string[];
  /** By place. */
  places: string[];
  /** Words of the code of pages and of places, by their numbers. */
  pageCode?: Record<number, string>;
  code?: Record<number, string>;
}

export type Shard = NamesShard | TextsShard;

/** A place with the pages on which it stands. */
interface SharedPlace {
  name: string;
  text: string;
  code: string;
  on: Map<number, number>;
}

/**
 * @param records - every record of the site
 * @param siteUrl - what stands before the paths in their addresses
 * @param lexicon - other words for the same, in queries, in lines
 * @returns the index: for each docs tag its names and its texts
 */
export function makeShards(records: readonly SearchRecord[], siteUrl: string, lexicon = ''): Shard[] {
  const tags = [...new Set(records.map((record) => record.docusaurus_tag))];
  return tags.flatMap((tag, index) => {
    const own = records.filter((record) => record.docusaurus_tag === tag);
    const [names, texts] = tagShards(own, siteUrl);
    return [index === 0 && lexicon !== '' ? {...names, lexicon} : names, texts];
  });
}

function tagShards(records: readonly SearchRecord[], siteUrl: string): [NamesShard, TextsShard] {
  const pages = records.filter(({type}) => type === 'lvl1');
  const numberOf = new Map(pages.map((page, index) => [page.url_without_anchor, index]));
  const trails = new Table<string[]>();
  const contexts = new Table<[string, string[]]>();
  const shared = new Map<string, SharedPlace>();
  const texts = textsByPlace(records);

  for (const record of records) {
    const names = namesBelow(record);
    const name = names.at(-1);
    if (record.type === 'content' || name === undefined) continue;
    const text = texts.get(placeKey(record)) ?? '';
    const code = (record.keywords ?? []).join(' ');
    const key = `${name}\n${text}\n${code}`;
    const place: SharedPlace = shared.get(key) ?? {name, text, code, on: new Map()};
    shared.set(key, place);
    const page = numberOf.get(record.url_without_anchor) ?? 0;
    if (!place.on.has(page)) {
      place.on.set(page, contexts.add([shortAnchor(record.anchor ?? '', name), names.slice(0, -1)]));
    }
  }

  const places = [...shared.values()];
  const [first] = records as [SearchRecord];
  const names: NamesShard = {
    tier: 'names',
    tag: first.docusaurus_tag,
    language: first.language,
    paths: pages.map((page) => shortPath(page.url_without_anchor.slice(siteUrl.length), page.hierarchy.lvl1 ?? '')),
    titles: pages.map((page) => page.hierarchy.lvl1 ?? ''),
    kinds: pages.map((page) => pageKinds.indexOf(page.page_kind)),
    trailOf: pages.map((page) => trails.add(page.breadcrumb)),
    trails: trails.entries,
    identifiers: Object.fromEntries(
      pages.flatMap(({identifiers}, index) => (identifiers.length > 0 ? [[index, identifiers]] : [])),
    ),
    names: places.map(({name}) => name),
    occurrences: places.map(({on}) => {
      let before = 0;
      return [...on].flatMap(([page, context]) => {
        const step = page - before;
        before = page;
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
      pages: pages.map((page) => texts.get(placeKey(page)) ?? ''),
      places: places.map(({text}) => text),
      pageCode: byNumber(pages.map(({keywords = []}) => keywords.join(' '))),
      code: byNumber(places.map(({code}) => code)),
    },
  ];
}

/** Things with numbers, each of them once. */
class Table<Entry> {
  readonly entries: Entry[] = [];
  private readonly numbers = new Map<string, number>();

  add(entry: Entry): number {
    const key = JSON.stringify(entry);
    const number = this.numbers.get(key) ?? this.entries.push(entry) - 1;
    this.numbers.set(key, number);
    return number;
  }
}

/** Headings below the page's title that lead to a place, its own name last. */
function namesBelow({hierarchy}: SearchRecord): string[] {
  return hierarchyLevels.slice(2).flatMap((level) => hierarchy[level] ?? []);
}

const placeKey = (record: SearchRecord): string => `${record.url}\n${namesBelow(record).join('\n')}`;

/** The texts of places, each of them once. */
function textsByPlace(records: readonly SearchRecord[]): Map<string, string> {
  const texts = new Map<string, Set<string>>();
  for (const record of records) {
    if (record.content === null) continue;
    const key = placeKey(record);
    texts.set(key, (texts.get(key) ?? new Set()).add(record.content));
  }
  return new Map([...texts].map(([key, lines]) => [key, withoutRepetitions([...lines]).join(' ')]));
}

/** Descriptions of pages are often what their texts begin with. */
const withoutRepetitions = (lines: readonly string[]): string[] =>
  lines.filter((line) => !lines.some((other) => other !== line && other.startsWith(line)));

/** Most anchors end with the name in kebab case: then only what stands before it is kept. */
function shortAnchor(anchor: string, name: string): string {
  const end = kebab(name);
  return anchor.endsWith(end) ? anchor.slice(0, anchor.length - end.length) : `=${anchor}`;
}

/**
 * @param context - as an index has it
 * @param name - of the place
 * @returns the anchor of the place
 */
export function fullAnchor(context: string, name: string): string {
  return context.startsWith('=') ? context.slice(1) : `${context}${kebab(name)}`;
}

/** Those of the texts that say something, by their numbers. */
const byNumber = (texts: readonly string[]): Record<number, string> =>
  Object.fromEntries(texts.flatMap((text, number) => (text === '' ? [] : [[number, text]])));

/** Ends a path when its last part is the page's title. */
const AS_TITLED = '~';

function shortPath(path: string, title: string): string {
  const last = `${kebab(title)}/`;
  return path.endsWith(`/${last}`) ? path.slice(0, -last.length) + AS_TITLED : path;
}

/**
 * @param path - as the index has it, of a page
 * @param title - of the page
 * @returns the path of the page's URL
 */
export const fullPath = (path: string, title: string): string =>
  path.endsWith(AS_TITLED) ? `${path.slice(0, -1)}${kebab(title)}/` : path;
