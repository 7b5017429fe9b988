import type {ConceptStats} from './conceptStats';
import type {SectionOccurrence, Page} from '../corpus';
import type {NormalizedName} from '../names';
import type {ParsedQuery} from '../query';
import {computeCoverage, getMaxWordScore, getConceptWeights, type QueryFeatures, type Weights} from './score';

/** A section of a page with its score. */
export interface RankedSection {
  occurrence: SectionOccurrence;
  score: number;
  /** Share of the query in its name. */
  nameShare: number;
  /** Share of the query in its name and text. */
  textShare: number;
  /** Whether its name is exactly the query, an alternative of the query, or an identifier in it. */
  isExact: boolean;
  /** Whether its text contains the query verbatim. */
  isQuoted: boolean;
}

/** Weight of a section's text, relative to its name. */
const TEXT_WEIGHT = 0.6;
/** Score of a section with the whole query in its name, without bonuses. */
export const MAX_SECTION_SCORE = 1 + TEXT_WEIGHT;
/** Bonus for an exact or verbatim match. */
const EXACT_BONUS = 1;
/** Factor for sections that repeat the content of other pages. */
const REPETITION_FACTOR = 0.6;
/** Maximum number of sections of a page that are scored with all features. */
const RESCORE_COUNT = 5;

/**
 * Ranks the sections of a page.
 *
 * @param page - page of the corpus
 * @param query - parsed query
 * @param queryFeatures - features of the query
 * @param conceptStats - statistics of each concept
 * @param weights - see {@link Weights}
 * @returns up to {@link RESCORE_COUNT} matching sections, best first
 */
export function rankSections(
  page: Page,
  query: ParsedQuery,
  queryFeatures: QueryFeatures,
  conceptStats: readonly ConceptStats[],
  weights: Weights,
): RankedSection[] {
  const mass = getMaxWordScore(queryFeatures);
  const getShare = (getValue: (stats: ConceptStats) => number): number =>
    computeCoverage(queryFeatures, weights, (concept) => {
      const stats = conceptStats[concept]!;
      return stats.idf * getValue(stats);
    }).words / mass;
  const queryNames = [
    query.name,
    ...query.alternativeNames.map(({name}) => name),
    ...query.identifiers,
    ...query.path.slice(-1),
  ];
  const conceptWeights = getConceptWeights(queryFeatures, weights);
  const candidates = page.sections
    .map((occurrence) => {
      const {number, normalizedName} = occurrence.section;
      let sum = 0;
      for (let concept = 0; concept < conceptStats.length; concept += 1) {
        const {nameWeights, textWeights} = conceptStats[concept]!;
        sum += conceptWeights[concept]! * Math.max(nameWeights[number]!, textWeights[number]! * TEXT_WEIGHT);
      }
      const isExact = sum > 0 && queryNames.some((queryName) => hasSameNameOrStems(normalizedName, queryName));
      return {
        occurrence,
        isExact,
        sum: (sum + (isExact ? mass : 0)) * (occurrence.isRepetition ? REPETITION_FACTOR : 1),
      };
    })
    .filter(({sum}) => sum > 0)
    .sort((one, other) => other.sum - one.sum)
    .slice(0, RESCORE_COUNT);
  const sections = candidates.map(({occurrence, isExact}): RankedSection => {
    const {number} = occurrence.section;
    const nameShare = Math.min(
      1,
      getShare(({nameWeights}) => nameWeights[number]!),
    );
    const textShare = Math.min(
      1,
      getShare(({nameWeights, textWeights}) => Math.max(nameWeights[number]!, textWeights[number]!)),
    );
    const isQuoted = query.message !== undefined && occurrence.section.text.toLowerCase().includes(query.message);
    const score =
      (nameShare + textShare * TEXT_WEIGHT + (isExact || isQuoted ? EXACT_BONUS : 0)) *
      (occurrence.isRepetition ? REPETITION_FACTOR : 1);
    return {occurrence, score, nameShare, textShare, isExact, isQuoted};
  });
  return sections.sort((one, other) => other.score - one.score);
}

const hasSameNameOrStems = (name: NormalizedName, query: NormalizedName): boolean =>
  query.compact !== '' && (name.compact === query.compact || name.stems === query.stems);

/** Maximum distance between related words, in words. */
const MAX_DISTANCE = 30;

/**
 * Computes the proximity of the query's words in a text.
 *
 * @param text - term numbers of each word of the text
 * @param conceptStats - statistics of each word of the query
 * @returns the proximity, from 0 if at most one of the words occurs to 1 if all words are adjacent
 */
export function computeProximity(text: readonly (readonly number[])[], conceptStats: readonly ConceptStats[]): number {
  const lastPositions = new Int32Array(conceptStats.length).fill(-1);
  let best = 0;
  text.forEach((terms, position) => {
    conceptStats.forEach(({termNumbers}, concept) => {
      if (!terms.some((term) => termNumbers.has(term))) return;
      lastPositions[concept] = position;
      const nearPositions = [...lastPositions]
        .filter((lastPosition) => lastPosition >= 0 && position - lastPosition < MAX_DISTANCE)
        .sort((one, other) => other - one);
      for (let count = 2; count <= nearPositions.length; count += 1) {
        const span = Math.max(position - nearPositions[count - 1]!, count - 1);
        best = Math.max(best, ((count / conceptStats.length) * (count - 1)) / span);
      }
    });
  });
  return Math.min(1, best);
}
