import type {Corpus, Page} from '../corpus';
import {countsOf, Gatherer, type ConceptEvidence} from './evidence';
import type {FacetFilters, FoundPage} from '../found';
import {likenessOf} from './likeness';
import {comparedName, type ComparedName} from '../names';
import {FIELDS, fields} from '../postings';
import {parseQuery, type ParsedQuery} from '../query';
import {cover, fieldWeights, massOf, plainShares, rank, saturated} from './rank';
import type {PageEvidence, QueryEvidence, Score, Weights} from './rank';
import {proximityIn, sectionsOf, WHOLE_SECTION, type Section} from './sections';
import type {Lexicon} from '../words/lexicon';
import {splitWords} from '../words/tokenize';

/** Number of pages that are scored with all features. */
const RESCORE_COUNT = 50;
/** Factor for rough scores, so pages that were only scored roughly don't outrank the others. */
const ROUGH_FACTOR = 0.5;
/** Number of pages for which the proximity of words is computed. */
const PROXIMITY_COUNT = 12;
/** Minimum score of a page, as a share of the best word score. Pages below it aren't relevant. */
const MIN_SCORE_SHARE = 0.12;
/** Minimum share of the query that must occur on a page. If no page has it, there are no results. */
const MIN_PRESENT_SHARE = 0.25;

/** A ranked page with its features. */
export interface RankedPage {
  page: Page;
  total: number;
  /** Features of the page, if it was scored with all of them. */
  evidence?: PageEvidence;
  /** Components of the score, if the page was scored with all features. */
  score?: Score;
  /** Share of the query in its title, on the scale of section scores. */
  titleShare: number;
  sections: readonly Section[];
}

/** The ranked pages of a query, with the features of the ranking. */
export interface Explained {
  query: ParsedQuery;
  found: QueryEvidence;
  evidence: readonly ConceptEvidence[];
  pages: RankedPage[];
}

/** Ranks the pages of a corpus. */
export class Ranker {
  private readonly conceptStatsCache: Gatherer;

  /**
   * @param corpus - pages and sections
   * @param lexicon - synonyms
   * @param weights - ranking weights
   */
  constructor(
    private readonly corpus: Corpus,
    private readonly lexicon: Lexicon,
    private readonly weights: Weights,
  ) {
    this.conceptStatsCache = new Gatherer(corpus);
  }

  /** Clears cached statistics, because the corpus has changed. */
  clear(): void {
    this.conceptStatsCache.clear();
  }

  /**
   * Ranks the pages for a query.
   *
   * @param text - query string as typed
   * @param filters - filters for pages
   * @param rescoreCount - number of pages to score with all features
   * @returns the matching pages, best first, and the features of their scores
   */
  explain(text: string, filters: FacetFilters, rescoreCount?: number): Explained {
    const query = parseQuery(text, this.corpus.postings, this.lexicon);
    const evidence = query.concepts.map((concept) => this.conceptStatsCache.gather(concept));
    const found: QueryEvidence = {
      type: query.type,
      words: query.words.length,
      idfs: evidence.map(({idf}, concept) => idf * query.concepts[concept]!.certainty),
      expansions: query.expansions,
    };
    const explained: Explained = {query, found, evidence, pages: []};
    if (query.words.length === 0) return explained;
    const ranked = this.scoreRoughly(explained, filters).map(({page, total}, index): RankedPage => {
      const isRescored = index < (rescoreCount ?? RESCORE_COUNT) || hasExactName(page, query.name);
      return isRescored ? this.scoreFully(explained, page) : {page, total, titleShare: 0, sections: []};
    });
    ranked.sort(byScore);
    for (const rankedPage of ranked.slice(0, rescoreCount ?? PROXIMITY_COUNT)) this.addProximity(explained, rankedPage);
    ranked.sort(byScore);
    const best = Math.max(...ranked.map(({score}) => (score ? score.words * score.coverage * score.kind : 0)));
    const hasRelevantPage = ranked.some(
      ({score}) => score && (score.present >= MIN_PRESENT_SHARE || score.likeness > 0),
    );
    explained.pages = hasRelevantPage ? ranked.filter(({total}) => total >= best * MIN_SCORE_SHARE) : [];
    return explained;
  }

  /** Scores all pages that contain a part of the query, by words only. */
  private scoreRoughly({evidence, found}: Explained, filters: FacetFilters): {page: Page; total: number}[] {
    const {weights} = this;
    const conceptWeights = plainShares(found, weights);
    const weightByField = fieldWeights(weights);
    const rough: {page: Page; total: number}[] = [];
    const areas = new Map<string, boolean>();
    for (const page of this.corpus.pages) {
      const key = `${page.tag} ${page.language}`;
      const isIncluded = areas.get(key) ?? matchesFilters(page, filters);
      areas.set(key, isIncluded);
      if (!isIncluded) continue;
      let sum = 0;
      for (let concept = 0; concept < evidence.length; concept += 1)
        sum +=
          conceptWeights[concept]! *
          saturated(evidence[concept]!.pages, page.number * FIELDS, weightByField, weights.saturation);
      if (sum > 0) rough.push({page, total: sum * weights.kinds[found.type][page.kind] * ROUGH_FACTOR});
    }
    return rough.sort(byScore);
  }

  private scoreFully({query, found, evidence}: Explained, page: Page): RankedPage {
    const {weights} = this;
    const sections = sectionsOf(page, query, found, evidence, weights);
    const [best] = sections;
    const features: PageEvidence = {
      kind: page.kind,
      counts: countsOf(page, evidence),
      likeness: likenessOf(page, query, removeTrailWords(query, page)),
      sectionName: best?.name ?? 0,
      sectionText: best?.text ?? 0,
      proximity: 0,
      isQuoted: best?.isQuoted === true,
    };
    const inTitle = cover(found, weights, (concept) =>
      features.counts[concept * FIELDS + TITLE_FIELD]! > 0 ? found.idfs[concept]! : 0,
    );
    const titleShare = (inTitle.words / massOf(found)) * WHOLE_SECTION;
    const score = rank(features, found, weights);
    return {page, total: score.total, evidence: features, score, titleShare, sections};
  }

  /** Adds the proximity of the query's words in the best section or the page's own text. */
  private addProximity({query, found, evidence}: Explained, ranked: RankedPage): void {
    if (query.words.length < 2 || !ranked.evidence) return;
    const {postings} = this.corpus;
    const words = evidence.slice(0, query.words.length);
    const {page, sections} = ranked;
    const [best] = sections;
    const sectionProximity = best ? proximityIn(postings.read(`${best.on.name} ${best.on.place.text}`), words) : 0;
    ranked.evidence.proximity = Math.max(
      sectionProximity,
      proximityIn(postings.read(`${page.title} ${page.text}`), words),
    );
    ranked.score = rank(ranked.evidence, found, this.weights);
    ranked.total = ranked.score.total;
  }
}

const TITLE_FIELD = fields.indexOf('title');

const hasExactName = ({titleName, identifierNames}: Page, {squashed}: ComparedName): boolean =>
  squashed !== '' && (titleName.squashed === squashed || identifierNames.some((name) => name.squashed === squashed));

/** Returns the query's name without words of the page's breadcrumb, such as "createStore" for "mutation createStore". */
function removeTrailWords({words, name}: ParsedQuery, {trail, title}: Page): ComparedName {
  if (words.length < 2) return name;
  const getTerms = (text: string): string[] => splitWords(text).flatMap(({whole, pieces}) => [whole, ...pieces]);
  const trailTerms = new Set(trail.flatMap(getTerms));
  for (const term of getTerms(title)) trailTerms.delete(term);
  const others = words.filter(
    ({whole, pieces}) => !trailTerms.has(whole) && !pieces.every((piece) => trailTerms.has(piece)),
  );
  return others.length === words.length || others.length === 0
    ? name
    : comparedName(others.map(({forms}) => forms.join(' ')).join(' '));
}

/** Compares by score, and then by path, so the order doesn't depend on which part of the index was loaded first. */
const byScore = (one: {page: Page; total: number}, other: {page: Page; total: number}): number =>
  other.total - one.total || (one.page.path < other.page.path ? -1 : 1);

/** Checks filters in the syntax of the hosted service: `language:en`, `docusaurus_tag:…`. */
function matchesFilters({tag, language}: FoundPage, filters: FacetFilters): boolean {
  const has = (filter: string): boolean => filter === `docusaurus_tag:${tag}` || filter === `language:${language}`;
  return filters.every((filter) => (typeof filter === 'string' ? has(filter) : filter.some(has)));
}
