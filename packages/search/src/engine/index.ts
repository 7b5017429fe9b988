import {Corpus} from './corpus';
import type {EngineResult, FacetFilters, Match, IndexedPage} from './types';
import type {Weights} from './ranking/score';
import {Ranker, type Explanation, type RankedPage} from './ranking/ranker';
import type {RankedSection} from './ranking/sections';
import type {Shard} from './shards';
import {fittedWeights} from './ranking/weights';
import {Lexicon, parseLexicon} from './words/lexicon';
import {setStopWordLanguage} from './words/stopWords';
import {splitWords} from './words/tokenize';

export * from './ranking/initialWeights';
export * from './ranking/score';
export * from './ranking/weights';
export * from './shards';

export type {Match} from './types';

/** Maximum number of additional sections per page. */
const MAX_ADDITIONAL_SECTIONS = 2;
/** Factor that reduces the score of each additional section of a page, relative to the section before it. */
const ADDITIONAL_SECTION_FACTOR = 0.6;
/** Minimum score of an additional section, as a share of the best section's score. */
const MIN_ADDITIONAL_SECTION_SHARE = 0.6;
/** Minimum lead of a section over the page's title to become the hit instead of the page. */
const MIN_SECTION_LEAD = 0.05;
/** Minimum similarity of a page's name to the query to treat the page as the hit, instead of one of its sections. */
const MIN_TITLE_SIMILARITY = 0.7;

/** Options of a search. */
interface SearchOptions {
  /** Filters for records. */
  filters?: FacetFilters;
  /** Number of matches to skip. */
  offset?: number;
  /** Maximum number of matches to return. */
  limit?: number;
  /** Path of the page that ranked first before the reader continued to type. It stays first if its score is close. */
  previousFirst?: string | undefined;
}

/** Minimum length of a query whose first page can stay first. For shorter queries, the first page is arbitrary. */
export const MIN_STABLE_QUERY_LENGTH = 3;
/** Minimum score of a page to stay first, as a share of the best page's score. */
const MIN_KEEP_FIRST_SCORE_SHARE = 0.8;

/** Keeps a page first if others score only slightly better, so that results don't move while a reader selects one. */
function keepPreviousPageFirst(pages: RankedPage[], previousPath: string | undefined): void {
  const [best] = pages;
  const previous = previousPath === undefined ? undefined : pages.find(({page}) => page.path === previousPath);
  if (!best || !previous || previous === best || previous.total < best.total * MIN_KEEP_FIRST_SCORE_SHARE) return;
  previous.total = best.total * (1 + 1e-6);
}

/** The embedded index and its ranking, independent of a browser. */
export class SearchEngine {
  private readonly corpus = new Corpus();
  private readonly lexicon = new Lexicon();
  private readonly ranker: Ranker;

  /**
   * Creates an engine with an empty index.
   *
   * @param weights - ranking weights
   */
  constructor(weights: Weights = fittedWeights) {
    this.ranker = new Ranker(this.corpus, this.lexicon, weights);
  }

  /**
   * Adds a shard to the index. An area's names must be added before its texts.
   *
   * @param shard - parsed file of the index
   * @throws Error if texts are added before the area's names
   */
  add(shard: Shard): void {
    this.ranker.clear();
    if (shard.tier === 'texts') {
      this.corpus.addTexts(shard);
      return;
    }
    setStopWordLanguage(shard.language);
    this.lexicon.add(parseLexicon(shard.lexicon ?? ''));
    this.corpus.addNames(shard);
  }

  /** All pages that were added. */
  get pages(): IndexedPage[] {
    return [...this.corpus.pages];
  }

  /**
   * Searches the index.
   *
   * @param query - query string as typed
   * @param options - see {@link SearchOptions}
   * @returns the matches, best first, and their total number
   */
  search(query: string, options: SearchOptions = {}): EngineResult {
    const {filters = [], offset = 0, limit = 20, previousFirst} = options;
    const {pages, conceptStats} = this.ranker.rank(query, filters);
    keepPreviousPageFirst(pages, previousFirst);
    const terms = this.corpus.postings.getHighlightTerms(
      new Set(conceptStats.flatMap(({terms: conceptTerms}) => [...conceptTerms])),
    );
    const hits = pages.flatMap(toRankedHits).sort((one, other) => other.score - one.score);
    const matches = hits.slice(offset, offset + limit).map(({page, section, score}): Match => {
      const isInName = section ? section.nameShare > 0 : hasAnyTerm(page.title, terms);
      const text = section ? section.occurrence.section.text : page.text;
      return {page, section: section?.occurrence, score, isTextMatch: !isInName, text, terms};
    });
    return {matches, total: hits.length};
  }

  /**
   * Ranks pages, and explains their scores.
   *
   * @param query - query string as typed
   * @param rescoreCount - number of pages to score with all features; by default, as many as in a search
   * @returns the matching pages, best first, and the features of their scores
   */
  explain(query: string, rescoreCount?: number): Explanation {
    return this.ranker.rank(query, [], rescoreCount);
  }
}

/** A hit that isn't a {@link Match} yet. Only hits on the requested page of results are converted. */
interface RankedHit {
  page: RankedPage['page'];
  /** The section; `undefined` for the page itself. */
  section: RankedSection | undefined;
  score: number;
}

/** Returns the hits of a page: the page itself or its best section, and other sections with a similar score. */
function toRankedHits({page, total, score, sections, features, titleShare}: RankedPage): RankedHit[] {
  const [best] = sections;
  const pageHit: RankedHit = {page, section: undefined, score: total};
  if (!best || !features || !score) return [pageHit];
  // A match of the page's name isn't relevant to its other sections.
  const scoreWithoutName = total - score.nameMatch * score.kind;
  const {title, titleStems, identifier} = features.nameFeatures;
  const isTitle = Math.max(title, titleStems, identifier) >= MIN_TITLE_SIMILARITY;
  const isSectionHit = !isTitle && (best.isExact || best.isQuoted || best.score > titleShare + MIN_SECTION_LEAD);
  const additionalSections = (isSectionHit ? sections.slice(1) : sections)
    .filter(
      ({score, nameShare, isExact}) => score >= best.score * MIN_ADDITIONAL_SECTION_SHARE && (nameShare > 0 || isExact),
    )
    .slice(0, MAX_ADDITIONAL_SECTIONS);
  return [
    isSectionHit ? {page, section: best, score: total} : pageHit,
    ...additionalSections.map((section, index) => ({
      page,
      section,
      score: scoreWithoutName * ADDITIONAL_SECTION_FACTOR ** (index + 1),
    })),
  ];
}

const hasAnyTerm = (text: string, terms: ReadonlySet<string>): boolean =>
  splitWords(text).some(({whole, stems}) => terms.has(whole) || stems.some((piece) => terms.has(piece)));
