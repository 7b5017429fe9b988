import type {Corpus, Page, Place} from '../corpus';
import {FIELDS, fields, type Field} from '../postings';
import type {Concept} from '../query';

/** Length normalization of each field, between 0 and 1, because a word in a long text says less (the parameter b of BM25F). */
const LENGTH_NORMALIZATION: Record<Field, number> = {
  title: 0.5,
  identifiers: 0.2,
  trail: 0,
  headings: 0.7,
  body: 0.75,
  code: 0.7,
};
/** Factor for sections that repeat the content of other pages. */
const REPETITION_FACTOR = 0.35;
/** Returns the factor for a section that several pages share, because it says little about each of them. */
const getSharingFactor = (pages: number): number => (pages < 3 ? 1 : 1 / Math.sqrt(pages - 1));

/** IDF of terms that aren't in the index: they can be typos, or about another subject. */
const UNKNOWN_TERM_IDF = 3;

const HEADINGS = fields.indexOf('headings');

/** Maximum number of cached concepts. While a reader types, most concepts of a query stay the same. */
const MAX_CACHED = 40;

/** Computes the statistics of concepts, and caches them as long as the corpus doesn't change. */
export class Gatherer {
  private readonly cache = new Map<string, ConceptEvidence>();

  constructor(private readonly corpus: Corpus) {}

  /** Clears the cache, because the corpus has changed. */
  clear(): void {
    this.cache.clear();
  }

  /**
   * Returns the statistics of a concept.
   *
   * @param concept - word of a query with its alternative terms
   * @returns the statistics
   */
  gather(concept: Concept): ConceptEvidence {
    const key = concept.terms.join('\n');
    const stats = this.cache.get(key) ?? gather(concept, this.corpus);
    this.cache.delete(key);
    this.cache.set(key, stats);
    const [oldest] = this.cache.keys();
    if (this.cache.size > MAX_CACHED && oldest !== undefined) this.cache.delete(oldest);
    return stats;
  }
}

/** Statistics of a concept: where its terms occur, and how often. */
export interface ConceptEvidence {
  /** By page and field: number of occurrences, normalized by the length of the field. */
  pages: Float32Array;
  /** By section: weight of the best term in its name. */
  names: Float32Array;
  /** By section: weight of the best term in its text. */
  texts: Float32Array;
  /** Inverse document frequency: the fewer pages contain the concept, the higher it is. */
  idf: number;
  /** Index terms that matched. */
  terms: Set<string>;
  /** Numbers of these terms. */
  numbers: Set<number>;
}

function gather({terms}: Concept, corpus: Corpus): ConceptEvidence {
  const {pages, places, things, averageLengths} = corpus;
  const stats: ConceptEvidence = {
    pages: new Float32Array(pages.length * FIELDS),
    names: new Float32Array(places.length),
    texts: new Float32Array(places.length),
    idf: 0,
    terms: new Set(),
    numbers: new Set(),
  };
  for (const [term, weight] of terms) {
    const number = corpus.postings.find(term);
    if (number === undefined) continue;
    stats.terms.add(term);
    stats.numbers.add(number);
    corpus.postings.visit(term, (thing, field, count) => {
      const target = things[thing]!;
      if ('on' in target) addSection(stats, target, field, count, weight);
      else stats.pages[target.number * FIELDS + field]! += count * weight;
    });
  }
  let pageFrequency = 0;
  for (const {number, lengths} of pages) {
    let presence = 0;
    for (let field = 0; field < FIELDS; field += 1) {
      const index = number * FIELDS + field;
      const count = stats.pages[index]!;
      if (count === 0) continue;
      presence = Math.max(presence, Math.min(count, 1));
      const normalization = LENGTH_NORMALIZATION[fields[field]!];
      stats.pages[index] = count / (1 - normalization + (normalization * lengths[field]!) / averageLengths[field]!);
    }
    pageFrequency += presence;
  }
  stats.idf =
    pageFrequency === 0 ? UNKNOWN_TERM_IDF : Math.log(1 + (pages.length - pageFrequency + 0.5) / (pageFrequency + 0.5));
  return stats;
}

function addSection(stats: ConceptEvidence, section: Place, field: number, count: number, weight: number): void {
  const weights = field === HEADINGS ? stats.names : stats.texts;
  weights[section.number] = Math.max(weights[section.number]!, weight);
  const value = count * weight * getSharingFactor(section.on.length);
  for (const {page, isRepetition} of section.on) {
    stats.pages[page.number * FIELDS + field]! += isRepetition ? value * REPETITION_FACTOR : value;
  }
}

/**
 * Returns the counts of all concepts on a page.
 *
 * @param page - page of the corpus
 * @param conceptStats - statistics of each concept
 * @returns by concept and field: normalized number of occurrences
 */
export function countsOf(page: Page, conceptStats: readonly ConceptEvidence[]): Float32Array {
  const counts = new Float32Array(conceptStats.length * FIELDS);
  conceptStats.forEach(({pages}, index) => {
    counts.set(pages.subarray(page.number * FIELDS, (page.number + 1) * FIELDS), index * FIELDS);
  });
  return counts;
}
