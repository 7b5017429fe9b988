import type {Corpus, Page, Section} from '../corpus';
import {FIELD_COUNT, fields, type Field} from '../postings';
import type {Concept} from '../query';

/** Length normalization of each field, from 0 to 1, because words in long texts are less relevant (b in BM25F). */
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
/** Returns the factor for a section that several pages share. The more pages, the less relevant it is to each. */
const getSharingFactor = (pages: number): number => (pages < 3 ? 1 : 1 / Math.sqrt(pages - 1));

/** IDF of a concept whose terms aren't in the index. It can be a typo, or a different subject. */
const UNKNOWN_TERM_IDF = 3;

const HEADINGS_FIELD = fields.indexOf('headings');

/** Maximum number of cached concepts. While a reader types, most concepts of a query stay the same. */
const MAX_CACHED_CONCEPTS = 40;

/** Computes the statistics of concepts, and caches them until the corpus changes. */
export class ConceptStatsCache {
  private readonly cache = new Map<string, ConceptStats>();

  constructor(private readonly corpus: Corpus) {}

  /** Clears the cache. Call this when the corpus changes. */
  clear(): void {
    this.cache.clear();
  }

  /**
   * Returns the statistics of a concept.
   *
   * @param concept - word of a query with its alternative terms
   * @returns the statistics
   */
  get(concept: Concept): ConceptStats {
    const key = concept.terms.join('\n');
    const stats = this.cache.get(key) ?? computeConceptStats(concept, this.corpus);
    this.cache.delete(key);
    this.cache.set(key, stats);
    const [oldest] = this.cache.keys();
    if (this.cache.size > MAX_CACHED_CONCEPTS && oldest !== undefined) this.cache.delete(oldest);
    return stats;
  }
}

/** Statistics of a concept: where its terms occur, and how often. */
export interface ConceptStats {
  /** By page and field: weighted number of occurrences, normalized by the length of the field. */
  pageCounts: Float32Array;
  /** By section: weight of the best term in its name. */
  nameWeights: Float32Array;
  /** By section: weight of the best term in its text. */
  textWeights: Float32Array;
  /** Inverse document frequency: the fewer pages contain the concept, the higher it is. */
  idf: number;
  /** Index terms that matched. */
  terms: Set<string>;
  /** Numbers of the index terms that matched. */
  termNumbers: Set<number>;
}

function computeConceptStats({terms}: Concept, corpus: Corpus): ConceptStats {
  const {pages, sections, documents, averageLengths} = corpus;
  const stats: ConceptStats = {
    pageCounts: new Float32Array(pages.length * FIELD_COUNT),
    nameWeights: new Float32Array(sections.length),
    textWeights: new Float32Array(sections.length),
    idf: 0,
    terms: new Set(),
    termNumbers: new Set(),
  };
  for (const [term, weight] of terms) {
    const number = corpus.postings.find(term);
    if (number === undefined) continue;
    stats.terms.add(term);
    stats.termNumbers.add(number);
    corpus.postings.visit(term, (document, field, count) => {
      const target = documents[document]!;
      if ('occurrences' in target) addSectionOccurrences(stats, target, field, count, weight);
      else stats.pageCounts[target.number * FIELD_COUNT + field]! += count * weight;
    });
  }
  let pageFrequency = 0;
  for (const {number, lengths} of pages) {
    let presence = 0;
    for (let field = 0; field < FIELD_COUNT; field += 1) {
      const index = number * FIELD_COUNT + field;
      const count = stats.pageCounts[index]!;
      if (count === 0) continue;
      presence = Math.max(presence, Math.min(count, 1));
      const normalization = LENGTH_NORMALIZATION[fields[field]!];
      stats.pageCounts[index] =
        count / (1 - normalization + (normalization * lengths[field]!) / averageLengths[field]!);
    }
    pageFrequency += presence;
  }
  stats.idf =
    pageFrequency === 0 ? UNKNOWN_TERM_IDF : Math.log(1 + (pages.length - pageFrequency + 0.5) / (pageFrequency + 0.5));
  return stats;
}

function addSectionOccurrences(
  stats: ConceptStats,
  section: Section,
  field: number,
  count: number,
  weight: number,
): void {
  const weights = field === HEADINGS_FIELD ? stats.nameWeights : stats.textWeights;
  weights[section.number] = Math.max(weights[section.number]!, weight);
  const value = count * weight * getSharingFactor(section.occurrences.length);
  for (const {page, isRepetition} of section.occurrences) {
    stats.pageCounts[page.number * FIELD_COUNT + field]! += isRepetition ? value * REPETITION_FACTOR : value;
  }
}

/**
 * Returns how often each concept occurs on a page.
 *
 * @param page - page of the corpus
 * @param conceptStats - statistics of each concept
 * @returns the normalized number of occurrences by concept and field, at `concept * FIELD_COUNT + field`
 */
export function getConceptCounts(page: Page, conceptStats: readonly ConceptStats[]): Float32Array {
  const counts = new Float32Array(conceptStats.length * FIELD_COUNT);
  conceptStats.forEach(({pageCounts}, index) => {
    counts.set(pageCounts.subarray(page.number * FIELD_COUNT, (page.number + 1) * FIELD_COUNT), index * FIELD_COUNT);
  });
  return counts;
}
