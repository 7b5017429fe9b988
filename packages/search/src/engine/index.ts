import {Corpus} from './corpus';
import type {Answer, FacetFilters, Found, FoundPage} from './found';
import type {Weights} from './ranking/rank';
import {Ranker, type Explained, type RankedPage} from './ranking/ranker';
import type {Section} from './ranking/sections';
import type {Shard} from './shards';
import {fittedWeights} from './ranking/weights';
import {Lexicon, parseLexicon} from './words/lexicon';
import {setLanguage} from './words/stopWords';
import {splitWords} from './words/tokenize';

export type {Answer, FacetFilters, Found, FoundPage, FoundPlace} from './found';
export type {Explained, RankedPage} from './ranking/ranker';

/** Other places of a page that are shown, and what each counts after the one before. */
const MORE_PLACES = 2;
const SAME_PAGE = 0.6;
/** A further place of a page is as good as this share of the best one. */
const AS_GOOD = 0.6;
/** A page itself is the hit unless a section is better by this. */
const BETTER = 0.05;
/** A title that looks as much like the query is what was asked for. */
const IS_TITLE = 0.7;

/** What is known of a question beside its words. */
export interface SearchOptions {
  /** Which records may be found. */
  filters?: FacetFilters;
  /** Which part of the answer is wanted. */
  offset?: number;
  limit?: number;
  /** The page that was first before the reader typed on: it stays so while it is about as good. */
  keep?: string | undefined;
}

/** What is first for fewer letters is chance: it is not kept. */
export const SHORTEST_KEPT = 3;
/** As good as this share of the best page. */
const ABOUT_AS_GOOD = 0.8;

/** Puts a page before others that are hardly better: what a reader is about to choose should not move. */
function keepFirst(pages: RankedPage[], keep: string | undefined): void {
  const [best] = pages;
  const kept = keep === undefined ? undefined : pages.find(({page}) => page.path === keep);
  if (!best || !kept || kept === best || kept.total < best.total * ABOUT_AS_GOOD) return;
  kept.total = best.total * (1 + 1e-6);
}

/** The embedded index and its ranking. Knows files that were read and queries, no browser. */
export class SearchEngine {
  private readonly corpus = new Corpus();
  private readonly lexicon = new Lexicon();
  private readonly ranker: Ranker;

  /** @param weights - what everything counts */
  constructor(weights: Weights = fittedWeights) {
    this.ranker = new Ranker(this.corpus, this.lexicon, weights);
  }

  /**
   * Adds a part of the index. The names of an area have to come before its texts.
   *
   * @param shard - a file of the index
   * @throws Error when texts come before their names
   */
  add(shard: Shard): void {
    this.ranker.clear();
    if (shard.tier === 'texts') {
      this.corpus.addTexts(shard);
      return;
    }
    setLanguage(shard.language);
    this.lexicon.add(parseLexicon(shard.lexicon ?? ''));
    this.corpus.addNames(shard);
  }

  /** Every page that is known so far. */
  get pages(): FoundPage[] {
    return [...this.corpus.pages];
  }

  /**
   * @param query - what a reader typed
   * @param options - see {@link SearchOptions}
   * @returns what was found, the best first, and how much there is in all
   */
  search(query: string, options: SearchOptions = {}): Answer {
    const {filters = [], offset = 0, limit = 20, keep} = options;
    const {pages, evidence} = this.ranker.explain(query, filters);
    keepFirst(pages, keep);
    const terms = this.corpus.postings.marked(new Set(evidence.flatMap(({terms: own}) => [...own])));
    const all = pages.flatMap(hitsOf).sort((one, other) => other.score - one.score);
    const found = all.slice(offset, offset + limit).map(({page, section, score}): Found => {
      const isInName = section ? section.name > 0 : hasTerm(page.title, terms);
      const text = section ? section.on.place.text : page.text;
      return {page, place: section?.on, score, isText: !isInName, text, terms};
    });
    return {found, total: all.length};
  }

  /**
   * @param query - what a reader typed
   * @param closely - how many pages are looked at closely
   * @returns the pages that answer, the best first, and why
   */
  explain(query: string, closely?: number): Explained {
    return this.ranker.explain(query, [], closely);
  }
}

/** A hit, before it is told: most of them never are. */
interface Hit {
  page: RankedPage['page'];
  /** Nothing: the page itself. */
  section: Section | undefined;
  score: number;
}

/** The hits of a page: itself or its best section, and other sections that are about as good. */
function hitsOf({page, total, score, sections, evidence, titleShare}: RankedPage): Hit[] {
  const [best] = sections;
  const self: Hit = {page, section: undefined, score: total};
  if (!best || !evidence || !score) return [self];
  // The name of the page says nothing of its other places.
  const unnamed = total - score.likeness * score.kind;
  const {title, titleStems, identifier} = evidence.likeness;
  const isTitle = Math.max(title, titleStems, identifier) >= IS_TITLE;
  const goesToSection = !isTitle && (best.isExact || best.isQuoted || best.score > titleShare + BETTER);
  const others = (goesToSection ? sections.slice(1) : sections)
    .filter(({score, name, isExact}) => score >= best.score * AS_GOOD && (name > 0 || isExact))
    .slice(0, MORE_PLACES);
  return [
    goesToSection ? {page, section: best, score: total} : self,
    ...others.map((section, index) => ({page, section, score: unnamed * SAME_PAGE ** (index + 1)})),
  ];
}

const hasTerm = (text: string, terms: ReadonlySet<string>): boolean =>
  splitWords(text).some(({whole, pieces}) => terms.has(whole) || pieces.some((piece) => terms.has(piece)));
