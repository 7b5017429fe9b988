import type {Corpus, Page} from '../corpus';
import {getConceptCounts, ConceptStatsCache, type ConceptStats} from './conceptStats';
import type {FacetFilters, IndexedPage} from '../types';
import {computeNameFeatures} from './nameFeatures';
import {normalizeName, type NormalizedName} from '../names';
import {FIELD_COUNT, fields} from '../postings';
import {parseQuery, type ParsedQuery} from '../query';
import {
  computeCoverage,
  getFieldWeights,
  getMaxWordScore,
  getConceptWeights,
  scorePage,
  computeStrength,
} from './score';
import type {PageFeatures, QueryFeatures, Score, Weights} from './score';
import {computeProximity, rankSections, MAX_SECTION_SCORE, type RankedSection} from './sections';
import type {Lexicon} from '../words/lexicon';
import {splitWords} from '../words/tokenize';

/** Number of pages that are scored with all features. */
const RESCORE_COUNT = 50;
/** Factor for rough scores, so pages that were only scored roughly don't outrank the others. */
const ROUGH_SCORE_FACTOR = 0.5;
/** Number of pages for which the proximity of words is computed. */
const PROXIMITY_PAGE_COUNT = 12;
/** Minimum score of a page, as a share of the best word score. Pages below it aren't relevant. */
const MIN_SCORE_SHARE = 0.12;
/** Minimum share of the query that must occur on some page for any results, unless the name of a page matches. */
const MIN_MATCHED_QUERY_SHARE = 0.25;

/** A ranked page with its features. */
export interface RankedPage {
  page: Page;
  total: number;
  /** Features of the page, if it was scored with all of them. */
  features?: PageFeatures;
  /** Components of the score, if the page was scored with all features. */
  score?: Score;
  /** Share of the query in the page's title, on the scale of section scores; 0 if the page was scored roughly. */
  titleShare: number;
  sections: readonly RankedSection[];
}

/** The ranked pages of a query, with the features of the ranking. */
export interface Explanation {
  query: ParsedQuery;
  queryFeatures: QueryFeatures;
  conceptStats: readonly ConceptStats[];
  pages: RankedPage[];
}

/** Ranks the pages of a corpus. */
export class Ranker {
  private readonly conceptStatsCache: ConceptStatsCache;

  /**
   * Creates a ranker.
   *
   * @param corpus - pages and sections, to which more can be added
   * @param lexicon - synonyms
   * @param weights - ranking weights
   */
  constructor(
    private readonly corpus: Corpus,
    private readonly lexicon: Lexicon,
    private readonly weights: Weights,
  ) {
    this.conceptStatsCache = new ConceptStatsCache(corpus);
  }

  /** Clears cached statistics. Call this when the corpus changes. */
  clear(): void {
    this.conceptStatsCache.clear();
  }

  /**
   * Ranks the pages for a query.
   *
   * @param text - query string as typed
   * @param filters - filters for pages
   * @param rescoreCount - number of pages to score with all features; by default, fewer of them are scored by proximity
   * @returns the matching pages, best first, and the features of their scores
   */
  rank(text: string, filters: FacetFilters, rescoreCount?: number): Explanation {
    const query = parseQuery(text, this.corpus.postings, this.lexicon);
    const conceptStats = query.concepts.map((concept) => this.conceptStatsCache.get(concept));
    const queryFeatures: QueryFeatures = {
      type: query.type,
      words: query.words.length,
      idfs: conceptStats.map(({idf}) => idf),
      expansions: query.expansions,
    };
    const explained: Explanation = {query, queryFeatures, conceptStats, pages: []};
    if (query.words.length === 0) return explained;
    const ranked = this.scoreRoughly(explained, filters).map(({page, total}, index): RankedPage => {
      const isRescored = index < (rescoreCount ?? RESCORE_COUNT) || hasExactName(page, query.name);
      return isRescored ? this.scoreFully(explained, page) : {page, total, titleShare: 0, sections: []};
    });
    ranked.sort(compareByScore);
    for (const rankedPage of ranked.slice(0, rescoreCount ?? PROXIMITY_PAGE_COUNT))
      this.addProximity(explained, rankedPage);
    ranked.sort(compareByScore);
    const best = Math.max(...ranked.map(({score}) => (score ? score.words * score.coverage * score.kind : 0)));
    const hasRelevantPage = ranked.some(
      ({score}) => score && (score.present >= MIN_MATCHED_QUERY_SHARE || score.nameMatch > 0),
    );
    explained.pages = hasRelevantPage ? ranked.filter(({total}) => total >= best * MIN_SCORE_SHARE) : [];
    return explained;
  }

  /** Scores all pages that contain part of the query by their words only. Returns them best first. */
  private scoreRoughly(
    {conceptStats, queryFeatures}: Explanation,
    filters: FacetFilters,
  ): {page: Page; total: number}[] {
    const {weights} = this;
    const conceptWeights = getConceptWeights(queryFeatures, weights);
    const weightByField = getFieldWeights(weights);
    const rough: {page: Page; total: number}[] = [];
    const areas = new Map<string, boolean>();
    for (const page of this.corpus.pages) {
      const key = `${page.tag} ${page.language}`;
      const isIncluded = areas.get(key) ?? matchesFilters(page, filters);
      areas.set(key, isIncluded);
      if (!isIncluded) continue;
      let sum = 0;
      for (let concept = 0; concept < conceptStats.length; concept += 1)
        sum +=
          conceptWeights[concept]! *
          computeStrength(
            conceptStats[concept]!.pageCounts,
            page.number * FIELD_COUNT,
            weightByField,
            weights.saturation,
          );
      if (sum > 0) rough.push({page, total: sum * weights.kinds[queryFeatures.type][page.kind] * ROUGH_SCORE_FACTOR});
    }
    return rough.sort(compareByScore);
  }

  private scoreFully({query, queryFeatures, conceptStats}: Explanation, page: Page): RankedPage {
    const {weights} = this;
    const sections = rankSections(page, query, queryFeatures, conceptStats, weights);
    const [best] = sections;
    const features: PageFeatures = {
      kind: page.kind,
      counts: getConceptCounts(page, conceptStats),
      nameFeatures: computeNameFeatures(page, query, removeTrailWords(query, page)),
      sectionName: best?.nameShare ?? 0,
      sectionText: best?.textShare ?? 0,
      proximity: 0,
      isQuoted: best?.isQuoted === true,
    };
    const inTitle = computeCoverage(queryFeatures, weights, (concept) =>
      features.counts[concept * FIELD_COUNT + TITLE_FIELD]! > 0 ? queryFeatures.idfs[concept]! : 0,
    );
    const titleShare = (inTitle.words / getMaxWordScore(queryFeatures)) * MAX_SECTION_SCORE;
    const score = scorePage(features, queryFeatures, weights);
    return {page, total: score.total, features, score, titleShare, sections};
  }

  /**
   * Computes the proximity of the query's words in the best section and in the page's own text, and updates the score.
   */
  private addProximity({query, queryFeatures, conceptStats}: Explanation, ranked: RankedPage): void {
    if (query.words.length < 2 || !ranked.features) return;
    const {postings} = this.corpus;
    const words = conceptStats.slice(0, query.words.length);
    const {page, sections} = ranked;
    const [best] = sections;
    const sectionProximity = best
      ? computeProximity(postings.tokenize(`${best.occurrence.name} ${best.occurrence.section.text}`), words)
      : 0;
    ranked.features.proximity = Math.max(
      sectionProximity,
      computeProximity(postings.tokenize(`${page.title} ${page.text}`), words),
    );
    ranked.score = scorePage(ranked.features, queryFeatures, this.weights);
    ranked.total = ranked.score.total;
  }
}

const TITLE_FIELD = fields.indexOf('title');

const hasExactName = ({titleName, identifierNames}: Page, {compact}: NormalizedName): boolean =>
  compact !== '' && (titleName.compact === compact || identifierNames.some((name) => name.compact === compact));

/**
 * Returns the query's name without words of the page's breadcrumb, such as "createStore" for "mutation createStore".
 */
function removeTrailWords({words, name}: ParsedQuery, {trail, title}: Page): NormalizedName {
  if (words.length < 2) return name;
  const getTerms = (text: string): string[] => splitWords(text).flatMap(({whole, stems}) => [whole, ...stems]);
  const trailTerms = new Set(trail.flatMap(getTerms));
  for (const term of getTerms(title)) trailTerms.delete(term);
  const others = words.filter(
    ({whole, stems}) => !trailTerms.has(whole) && !stems.every((piece) => trailTerms.has(piece)),
  );
  return others.length === words.length || others.length === 0
    ? name
    : normalizeName(others.map(({parts}) => parts.join(' ')).join(' '));
}

/** Compares by score, and then by path, so the order doesn't depend on which part of the index was loaded first. */
const compareByScore = (one: {page: Page; total: number}, other: {page: Page; total: number}): number =>
  other.total - one.total || (one.page.path < other.page.path ? -1 : 1);

/** Checks whether a page matches filters in the syntax of the hosted service: `language:en`, `docusaurus_tag:…`. */
function matchesFilters({tag, language}: IndexedPage, filters: FacetFilters): boolean {
  const has = (filter: string): boolean => filter === `docusaurus_tag:${tag}` || filter === `language:${language}`;
  return filters.every((filter) => (typeof filter === 'string' ? has(filter) : filter.some(has)));
}
