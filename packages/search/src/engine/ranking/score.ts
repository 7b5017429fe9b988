import type {PageKind} from '../../record';
import {nameFeatures, type NameFeatures, type NameFeature} from './nameFeatures';
import {FIELD_COUNT, fields, type Field} from '../postings';
import type {Expansion, QueryType} from '../query';

/** Ranking weights, which `npm run search:fit` fits to labeled queries. */
export interface Weights {
  /** Weight of words in a field. */
  fields: Record<Field, number>;
  /** Saturation: how soon additional occurrences of a word stop adding to the score (the parameter k1 of BM25F). */
  saturation: number;
  /** Minimum strength of a word, as a share of its IDF, to count as fully found. */
  full: number;
  /** Exponent of the penalty for missing words. */
  coverage: Record<QueryType, number>;
  /** Weight of alternatives for words of the query. */
  expansions: Record<Expansion['kind'], number>;
  /** Weight of each name feature. */
  nameFeatures: Record<QueryType, Record<NameFeature, number>>;
  /** Weight of the name of the best section. */
  sectionName: Record<QueryType, number>;
  /** Weight of the text of the best section. */
  sectionText: Record<QueryType, number>;
  /** Weight of the proximity of the query's words. */
  proximity: Record<QueryType, number>;
  /** Factor for each kind of page, which reflects how often it's the right result. */
  kinds: Record<QueryType, Record<PageKind, number>>;
}

/** Exponent of the penalty for an incomplete phrase. */
const INCOMPLETE_PHRASE_EXPONENT = 3;
/** Factor for the weight of an alternative in the coverage. From a weight of 0.8, it counts as much as the words. */
const ALTERNATIVE_FACTOR = 1.25;
/** Bonus for a page whose name is exactly the query, as a multiple of the query's mass. */
const EXACT_NAME_BONUS = 4;
/** Additional bonus if that name also has the same spelling as the query. */
const SAME_SPELLING_BONUS = 2;
/** Additional bonus if that name is the page's title, and not another name of the page, as in the other API. */
const EXACT_TITLE_BONUS = 9;
/** Bonus for a page that contains the whole pasted message. */
const MESSAGE_BONUS = 2;

/** Features of a page for a query. */
export interface PageFeatures {
  kind: PageKind;
  /** By concept and field: normalized number of occurrences. */
  counts: Float32Array;
  nameFeatures: NameFeatures;
  /** Share of the query in the name of the best section. */
  sectionName: number;
  /** Share of the query in the name and text of the best section. */
  sectionText: number;
  /** Proximity of the query's words, between 0 and 1. */
  proximity: number;
  /** Whether the best section contains the query verbatim. */
  isQuoted: boolean;
}

/** Features of a query that are the same for every page. */
export interface QueryFeatures {
  type: QueryType;
  /** Number of the query's own words, which are the first concepts. */
  words: number;
  /** IDF of each concept. */
  idfs: readonly number[];
  expansions: readonly Expansion[];
}

/** A score and its components. */
export interface Score {
  total: number;
  /** Score of the words. */
  words: number;
  /** Factor for missing words. */
  coverage: number;
  /** Share of the query that occurs on the page. */
  present: number;
  /** Score of the names. */
  nameMatch: number;
  /** Score of the best section. */
  section: number;
  /** Score of the proximity. */
  proximity: number;
  /** Factor for the kind of page. */
  kind: number;
}

/**
 * Scores a page.
 *
 * @param page - features of the page
 * @param query - features of the query
 * @param weights - see {@link Weights}
 * @returns the score with its components
 */
export function scorePage(page: PageFeatures, query: QueryFeatures, weights: Weights): Score {
  const {type, idfs} = query;
  const weightByField = getFieldWeights(weights);
  const strengths = idfs.map(
    (idf, concept) => idf * computeStrength(page.counts, concept * FIELD_COUNT, weightByField, weights.saturation),
  );
  const {words, share, present} = computeCoverage(query, weights, (concept) => strengths[concept]!);
  const mass = getMaxWordScore(query);
  const coverage = share ** weights.coverage[type];
  const {title, titleStems, identifier, sameForm} = page.nameFeatures;
  const isExact = title === 1 || titleStems === 1 || identifier === 1;
  const bonus = isExact
    ? EXACT_NAME_BONUS + (sameForm === 1 ? SAME_SPELLING_BONUS + (title === 1 ? EXACT_TITLE_BONUS : 0) : 0)
    : page.isQuoted
      ? MESSAGE_BONUS
      : 0;
  const nameMatch = mass * (bonus + sumNameFeatures(page.nameFeatures, weights.nameFeatures[type]));
  const {sectionName, sectionText, proximity} = page;
  const section = mass * (sectionName * weights.sectionName[type] + sectionText * weights.sectionText[type]);
  const proximityScore = mass * proximity * weights.proximity[type];
  const kind = weights.kinds[type][page.kind];
  const total = (words * coverage + nameMatch + section + proximityScore) * kind;
  return {total, words, coverage, present, nameMatch, section, proximity: proximityScore, kind};
}

/**
 * Computes how strongly a concept matches a page, with the BM25F formula.
 *
 * @param counts - normalized number of occurrences: for each concept, one number per field
 * @param start - index in `counts` of the concept's first field
 * @param weightByField - weight of each field, in the order of `counts`
 * @param saturation - weighted number of occurrences that results in a strength of 0.5
 * @returns the strength: 0 if the concept doesn't occur, and always less than 1
 */
export function computeStrength(
  counts: Float32Array,
  start: number,
  weightByField: readonly number[],
  saturation: number,
): number {
  let sum = 0;
  for (let field = 0; field < weightByField.length; field += 1) sum += counts[start + field]! * weightByField[field]!;
  return sum / (saturation + sum);
}

/**
 * Lists the weights of the fields.
 *
 * @returns the weight of each field, in the order of `fields`
 */
export const getFieldWeights = (weights: Weights): number[] => fields.map((field) => weights.fields[field]);

/**
 * Returns the weights of concepts for rough scoring, in which each concept counts independently.
 *
 * @param query - features of the query
 * @param weights - see {@link Weights}
 * @returns the weight of each concept
 */
export function getConceptWeights({words, idfs, expansions}: QueryFeatures, weights: Weights): number[] {
  const shares: number[] = idfs.map((_, concept) => (concept < words ? 1 : 0));
  for (const {kind, weight, concepts} of expansions) {
    for (const concept of concepts) shares[concept] = (weight * weights.expansions[kind]) / concepts.length;
  }
  return shares.map((share, concept) => share * idfs[concept]!);
}

function sumNameFeatures(features: NameFeatures, weights: Record<NameFeature, number>): number {
  let sum = 0;
  for (const kind of nameFeatures) sum += features[kind] * weights[kind];
  return sum;
}

/** Returns the mass of a query: the maximum score of its words, and at least 0.1. */
export function getMaxWordScore({idfs, words}: QueryFeatures): number {
  let mass = 0;
  for (let word = 0; word < words; word += 1) mass += idfs[word]!;
  return Math.max(mass, 0.1);
}

/**
 * Computes how well a query's words match, including their alternatives.
 *
 * @param query - features of the query
 * @param weights - see {@link Weights}
 * @param getStrength - returns the strength of a concept's match, on the scale of its IDF; 0 if it doesn't match
 * @returns `words`: the score of the words; `share`: the share of the query that matches, from 0 to 1, where
 *   uncertain matches count less; `present`: the share that matches at all, from 0 to 1. Both shares are weighted by
 *   IDF.
 */
export function computeCoverage(
  {words: wordCount, idfs, expansions}: QueryFeatures,
  {expansions: kinds, full}: Pick<Weights, 'expansions' | 'full'>,
  getStrength: (concept: number) => number,
): {words: number; share: number; present: number} {
  const strengths = Array.from({length: wordCount}, (_, word) => getStrength(word));
  const best = new Float64Array(wordCount);
  const isPresent = strengths.map((strength) => strength > 0);
  const found: number[] = strengths.map((strength, word) =>
    strength > 0 ? Math.min(1, strength / (idfs[word]! * full)) : 0,
  );
  for (const {kind, start, end, weight, concepts} of expansions) {
    let sum = 0;
    let presentCount = 0;
    for (const concept of concepts) {
      const strength = getStrength(concept);
      sum += strength;
      if (strength > 0) presentCount += 1;
    }
    if (presentCount === 0) continue;
    const share = presentCount / concepts.length;
    if (share === 1) isPresent.fill(true, start, end);
    // A part of a phrase is a different phrase.
    const value = (sum * share ** INCOMPLETE_PHRASE_EXPONENT * weight * kinds[kind]) / (end - start);
    for (let word = start; word < end; word += 1) {
      best[word] = Math.max(best[word]!, value);
      found[word] = Math.max(
        found[word]!,
        Math.min(1, weight * ALTERNATIVE_FACTOR) * share ** INCOMPLETE_PHRASE_EXPONENT,
      );
    }
  }
  let words = 0;
  let mass = 0;
  let foundMass = 0;
  let presentMass = 0;
  for (let word = 0; word < wordCount; word += 1) {
    words += strengths[word]! + best[word]!;
    mass += idfs[word]!;
    foundMass += idfs[word]! * found[word]!;
    if (isPresent[word]) presentMass += idfs[word]!;
  }
  const toShare = (part: number): number => (mass === 0 ? 0 : part / mass);
  return {words, share: toShare(foundMass), present: toShare(presentMass)};
}
