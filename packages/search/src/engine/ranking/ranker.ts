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

/** So many pages are looked at closely. */
const CLOSELY = 50;
/** What was looked at roughly counts no more than what was not. */
const ROUGH = 0.5;
/** For so many of them, it is read how near words stand to each other. */
const READ = 12;
/** What is further below the words of the best page has nothing to do with the query. */
const LEAST = 0.12;
/** Where less of the query was found, nothing fits. */
const LEAST_FOUND = 0.25;

/** A page that answers, and why. */
export interface RankedPage {
  page: Page;
  total: number;
  /** What is known of it, and what its score is made of, if it was looked at closely. */
  evidence?: PageEvidence;
  score?: Score;
  /** How much of the query its title has, in the measure of sections. */
  titleShare: number;
  sections: readonly Section[];
}

/** What an answer rests on. */
export interface Explained {
  query: ParsedQuery;
  found: QueryEvidence;
  evidence: readonly ConceptEvidence[];
  pages: RankedPage[];
}

/** Puts the pages of a corpus in order. */
export class Ranker {
  private readonly gatherer: Gatherer;

  /**
   * @param corpus - pages and places
   * @param lexicon - other words for the same
   * @param weights - what everything counts
   */
  constructor(
    private readonly corpus: Corpus,
    private readonly lexicon: Lexicon,
    private readonly weights: Weights,
  ) {
    this.gatherer = new Gatherer(corpus);
  }

  /** Forgets what it knows of the corpus: there is more in it. */
  clear(): void {
    this.gatherer.clear();
  }

  /**
   * @param text - what a reader typed
   * @param filters - which records may be found
   * @param closely - how many pages are looked at closely
   * @returns the pages that answer, the best first, and why
   */
  explain(text: string, filters: FacetFilters, closely?: number): Explained {
    const query = parseQuery(text, this.corpus.postings, this.lexicon);
    const evidence = query.concepts.map((concept) => this.gatherer.gather(concept));
    const found: QueryEvidence = {
      type: query.type,
      words: query.words.length,
      idfs: evidence.map(({idf}, concept) => idf * query.concepts[concept]!.certainty),
      expansions: query.expansions,
    };
    const explained: Explained = {query, found, evidence, pages: []};
    if (query.words.length === 0) return explained;
    const ranked = this.roughly(explained, filters).map(({page, total}, index): RankedPage => {
      const isClose = index < (closely ?? CLOSELY) || isNamed(page, query.name);
      return isClose ? this.closely(explained, page) : {page, total, titleShare: 0, sections: []};
    });
    ranked.sort(byScore);
    for (const one of ranked.slice(0, closely ?? READ)) this.read(explained, one);
    ranked.sort(byScore);
    const best = Math.max(...ranked.map(({score}) => (score ? score.words * score.coverage * score.kind : 0)));
    const fits = ranked.some(({score}) => score && (score.present >= LEAST_FOUND || score.likeness > 0));
    explained.pages = fits ? ranked.filter(({total}) => total >= best * LEAST) : [];
    return explained;
  }

  /** All pages that have something of the query, by their words alone. */
  private roughly({evidence, found}: Explained, filters: FacetFilters): {page: Page; total: number}[] {
    const {weights} = this;
    const shares = plainShares(found, weights);
    const own = fieldWeights(weights);
    const rough: {page: Page; total: number}[] = [];
    const areas = new Map<string, boolean>();
    for (const page of this.corpus.pages) {
      const key = `${page.tag} ${page.language}`;
      const isWanted = areas.get(key) ?? matchesFilters(page, filters);
      areas.set(key, isWanted);
      if (!isWanted) continue;
      let sum = 0;
      for (let concept = 0; concept < evidence.length; concept += 1)
        sum += shares[concept]! * saturated(evidence[concept]!.pages, page.number * FIELDS, own, weights.saturation);
      if (sum > 0) rough.push({page, total: sum * weights.kinds[found.type][page.kind] * ROUGH});
    }
    return rough.sort(byScore);
  }

  private closely({query, found, evidence}: Explained, page: Page): RankedPage {
    const {weights} = this;
    const sections = sectionsOf(page, query, found, evidence, weights);
    const [best] = sections;
    const own: PageEvidence = {
      kind: page.kind,
      counts: countsOf(page, evidence),
      likeness: likenessOf(page, query, nameWithoutTrail(query, page)),
      sectionName: best?.name ?? 0,
      sectionText: best?.text ?? 0,
      proximity: 0,
      isQuoted: best?.isQuoted === true,
    };
    const inTitle = cover(found, weights, (concept) =>
      own.counts[concept * FIELDS + TITLE]! > 0 ? found.idfs[concept]! : 0,
    );
    const titleShare = (inTitle.words / massOf(found)) * WHOLE_SECTION;
    const score = rank(own, found, weights);
    return {page, total: score.total, evidence: own, score, titleShare, sections};
  }

  /** Reads how near to each other the words of the query stand in the best section. */
  private read({query, found, evidence}: Explained, ranked: RankedPage): void {
    if (query.words.length < 2 || !ranked.evidence) return;
    const {postings} = this.corpus;
    const words = evidence.slice(0, query.words.length);
    const {page, sections} = ranked;
    const [best] = sections;
    const section = best ? proximityIn(postings.read(`${best.on.name} ${best.on.place.text}`), words) : 0;
    ranked.evidence.proximity = Math.max(section, proximityIn(postings.read(`${page.title} ${page.text}`), words));
    ranked.score = rank(ranked.evidence, found, this.weights);
    ranked.total = ranked.score.total;
  }
}

const TITLE = fields.indexOf('title');

const isNamed = ({titleName, identifierNames}: Page, {squashed}: ComparedName): boolean =>
  squashed !== '' && (titleName.squashed === squashed || identifierNames.some((name) => name.squashed === squashed));

/** The query without words that say where the page stands: "createStore" of "mutation createStore". */
function nameWithoutTrail({words, name}: ParsedQuery, {trail, title}: Page): ComparedName {
  if (words.length < 2) return name;
  const termsIn = (text: string): string[] => splitWords(text).flatMap(({whole, pieces}) => [whole, ...pieces]);
  const known = new Set(trail.flatMap(termsIn));
  for (const term of termsIn(title)) known.delete(term);
  const others = words.filter(({whole, pieces}) => !known.has(whole) && !pieces.every((piece) => known.has(piece)));
  return others.length === words.length || others.length === 0
    ? name
    : comparedName(others.map(({forms}) => forms.join(' ')).join(' '));
}

/** Equals have an order of their own, whichever part of the index arrived first. */
const byScore = (one: {page: Page; total: number}, other: {page: Page; total: number}): number =>
  other.total - one.total || (one.page.path < other.page.path ? -1 : 1);

/** Facets as the hosted service names them: `language:en`, `docusaurus_tag:…`. */
function matchesFilters({tag, language}: FoundPage, filters: FacetFilters): boolean {
  const has = (filter: string): boolean => filter === `docusaurus_tag:${tag}` || filter === `language:${language}`;
  return filters.every((filter) => (typeof filter === 'string' ? has(filter) : filter.some(has)));
}
