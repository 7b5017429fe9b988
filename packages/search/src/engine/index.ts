import {pageKinds} from '../record';
import {fullAnchor, type NamesShard, type Shard, type TextsShard} from './shards';
import type {Answer, FacetFilters, Found, FoundPage, FoundPlace} from './found';
import {comparedName, type ComparedName} from './names';
import {parseQuery, type ParsedQuery} from './query';
import {isRepetition, placeLikeness, rankPage, rankPlace, type Evidence, type RankedPage} from './rank';
import {setLanguage} from './words/stopWords';
import {TermIndex} from './terms';
import {QueryTrails} from './trails';

export type {Answer, FacetFilters, Found, FoundPage, FoundPlace} from './found';

interface Page extends FoundPage, RankedPage {
  text: string;
}

/** A place on one of its pages. */
interface Occurrence extends FoundPlace {
  page: Page;
  isRepetition: boolean;
}

interface Place {
  compared: ComparedName;
  text: string;
  on: Occurrence[];
}

type Evidences = ReadonlyMap<Page | Place, Evidence>;

/** Something that was found, before it is told: most of it never is. */
interface Candidate {
  score: number;
  isComplete: boolean;
  page: Page;
  place: Occurrence | undefined;
  target: Page | Place;
  own: Evidence;
}

/** The same on several pages: each of them counts less than the one before. */
const REPEATED = 0.8;
/** What else a page has, after the first of it. */
const SAME_PAGE = 0.6;
/** A text that stands on more pages says nothing about any of them. */
const FEW_PAGES = 2;
/** So many of the best are put in order at a time. */
const ORDERED = 200;

/** The embedded index and its ranking. Knows files that were read and queries, no browser. */
export class SearchEngine {
  private readonly index = new TermIndex<Page | Place>();
  private readonly areas = new Map<string, {pages: Page[]; places: Place[]}>();

  /**
   * Adds a part of the index. The names of an area have to come before its texts.
   *
   * @param shard - a file of the index
   * @throws Error when texts come before their names
   */
  add(shard: Shard): void {
    if (shard.tier === 'names') this.addNames(shard);
    else this.addTexts(shard);
  }

  /** Every page that is known so far. */
  get pages(): FoundPage[] {
    return [...this.areas.values()].flatMap(({pages}) => pages);
  }

  private addNames(shard: NamesShard): void {
    setLanguage(shard.language);
    const pages = shard.paths.map((path, index): Page => ({
      path,
      title: shard.titles[index] ?? '',
      kind: pageKinds[shard.kinds[index] ?? 0] ?? 'guide',
      trail: shard.trails[shard.trailOf[index] ?? 0] ?? [],
      tag: shard.tag,
      language: shard.language,
      titleName: comparedName(shard.titles[index] ?? ''),
      identifierNames: (shard.identifiers[index] ?? []).map(comparedName),
      text: '',
    }));
    const places = shard.names.map((name, index): Place => ({
      compared: comparedName(name),
      text: '',
      on: readOccurrences(shard, pages, index),
    }));
    this.areas.set(shard.tag, {pages, places});
    pages.forEach((page, index) =>
      this.index.addName(page, {title: page.title, identifiers: (shard.identifiers[index] ?? []).join(' ')}),
    );
    places.forEach((place, index) => this.index.addName(place, {name: shard.names[index]}));
  }

  private addTexts({tag, pages, places}: TextsShard): void {
    const area = this.areas.get(tag);
    if (!area) throw new Error(`The texts of "${tag}" came before its names.`);
    // A question has words of the name and words of the text: both are looked for together.
    const add = (target: Page | Place | undefined, text: string, names: (string | undefined)[]): void => {
      if (!target || !text) return;
      target.text = text;
      this.index.addText(target, [...names, text].join('\n'));
    };
    pages.forEach((text, index) => add(area.pages[index], text, [area.pages[index]?.title]));
    places.forEach((text, index) => {
      const place = area.places[index];
      const titles = place && place.on.length <= FEW_PAGES ? place.on.map(({page}) => page.title) : [];
      add(place, text, [place?.on[0]?.name, ...titles]);
    });
  }

  /**
   * @param query - what a reader typed
   * @param options - which records may be found, and which part of the answer is wanted
   * @returns what was found, the best first, and how much there is in all
   */
  search(query: string, options: {filters?: FacetFilters; offset?: number; limit?: number} = {}): Answer {
    const {filters = [], offset = 0, limit = 20} = options;
    const candidates = this.find(parseQuery(query), filters);
    const ordered = spread(best(candidates, Math.ceil((offset + limit) / ORDERED) * ORDERED));
    const found = ordered.slice(offset, offset + limit).map((candidate) => this.toFound(candidate));
    return {found, total: candidates.length};
  }

  private toFound({page, place, target, own, score}: Candidate): Found {
    const terms = this.index.marked(own.terms);
    return {page, place, score, isText: own.nameMask === 0, text: target.text, terms};
  }

  private find(query: ParsedQuery, filters: FacetFilters): Candidate[] {
    if (query.words.length === 0) return [];
    const exact = this.rank(query, filters);
    const complete = exact.filter(({isComplete}) => isComplete);
    if (complete.length > 0) return complete;
    const corrected = this.index.correct(query);
    const similar = corrected ? this.rank(corrected, filters) : exact;
    const allSimilar = similar.filter(({isComplete}) => isComplete);
    return allSimilar.length > 0 ? allSimilar : similar;
  }

  private rank(query: ParsedQuery, filters: FacetFilters): Candidate[] {
    const evidence = this.index.find(query.words);
    const areas = [...this.areas.values()].filter(({pages: [page]}) => page && matchesFilters(page, filters));
    const tags = new Set(areas.map(({pages: [page]}) => page?.tag ?? ''));
    const trails = new QueryTrails(query);
    const candidates: Candidate[] = [];
    for (const [target, own] of evidence) {
      if ('on' in target) rankOccurrences(target, own, {evidence, tags, trails}, query, candidates);
      else if (tags.has(target.tag)) {
        const {score, isComplete} = rankPage(target, own, trails, query);
        candidates.push({score, isComplete, page: target, place: undefined, target, own});
      }
    }
    return candidates;
  }
}

/** Adds a place on each of its pages to the candidates. */
function rankOccurrences(
  target: Place,
  own: Evidence,
  {evidence, tags, trails}: {evidence: Evidences; tags: ReadonlySet<string>; trails: QueryTrails},
  query: ParsedQuery,
  candidates: Candidate[],
): void {
  const like = placeLikeness(target.compared, query.name);
  const start = candidates.length;
  for (const place of target.on) {
    const {page} = place;
    if (!tags.has(page.tag)) continue;
    const {score, isComplete} = rankPlace(
      place,
      like,
      own,
      {evidence: evidence.get(page), trailMask: trails.maskOf(page.trail)},
      query,
    );
    candidates.push({score, isComplete, page, place, target, own});
  }
  if (candidates.length - start < 2) return;
  const added = candidates.splice(start).sort(byScore);
  // A text that is the same on many pages is found on the best of them.
  const told = own.nameMask === 0 ? added.slice(0, FEW_PAGES) : added;
  told.forEach((candidate, index) => {
    candidate.score *= REPEATED ** Math.min(index, 6);
    candidates.push(candidate);
  });
}

/** Equals have an order of their own, whichever part of the index arrived first. */
const byScore = (one: Candidate, other: Candidate): number =>
  other.score - one.score ||
  compareText(one.page.path, other.page.path) ||
  compareText(one.place?.anchor ?? '', other.place?.anchor ?? '');

const compareText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** The best candidates in order. Sorting numbers takes a tenth of the time of sorting all of them. */
function best(candidates: readonly Candidate[], count: number): Candidate[] {
  if (candidates.length <= count) return [...candidates].sort(byScore);
  const scores = Float64Array.from(candidates, ({score}) => score).sort();
  const least = scores[scores.length - count] ?? 0;
  return candidates.filter(({score}) => score >= least).sort(byScore);
}

/** Makes room for other pages: what else a page has comes after them, unless it is as good. */
function spread(candidates: Candidate[]): Candidate[] {
  const count = new Map<Page, number>();
  for (const candidate of candidates) {
    const before = count.get(candidate.page) ?? 0;
    count.set(candidate.page, before + 1);
    candidate.score *= SAME_PAGE ** Math.min(before, 4);
  }
  return candidates.sort(byScore);
}

function readOccurrences(shard: NamesShard, pages: readonly Page[], place: number): Occurrence[] {
  const numbers = shard.occurrences[place] ?? [];
  const name = shard.names[place] ?? '';
  const on: Occurrence[] = [];
  let pageNumber = 0;
  for (let index = 0; index < numbers.length; index += 2) {
    pageNumber += numbers[index] ?? 0;
    const page = pages[pageNumber];
    const [anchor, above] = shard.contexts[numbers[index + 1] ?? 0] ?? ['', []];
    if (page)
      on.push({
        page,
        name,
        anchor: fullAnchor(anchor, name),
        above,
        isRepetition: isRepetition(page.kind, name, above),
      });
  }
  return on;
}

/** Facets as the hosted service names them: `language:en`, `docusaurus_tag:…`. */
function matchesFilters({tag, language}: FoundPage, filters: FacetFilters): boolean {
  const has = (filter: string): boolean => filter === `docusaurus_tag:${tag}` || filter === `language:${language}`;
  return filters.every((filter) => (typeof filter === 'string' ? has(filter) : filter.some(has)));
}
