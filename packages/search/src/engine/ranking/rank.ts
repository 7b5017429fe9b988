import type {PageKind} from '../../record';
import {likenesses, type Likeness, type LikenessKind} from './likeness';
import {FIELDS, fields, type Field} from '../postings';
import type {Expansion, QueryType} from '../query';

/** What everything counts. Fitted from labelled queries by `npm run search:fit`. */
export interface Weights {
  /** Words of a field. */
  fields: Record<Field, number>;
  /** How soon further uses of a word say nothing more. */
  saturation: number;
  /** From which strength on a word counts as found. */
  full: number;
  /** How much missing words take away. */
  coverage: Record<QueryType, number>;
  /** What other words for the same count. */
  expansions: Record<Expansion['kind'], number>;
  /** How much a name counts that looks like the query. */
  likeness: Record<QueryType, Record<LikenessKind, number>>;
  /** How much the best section of a page counts, by its name and its text. */
  sectionName: Record<QueryType, number>;
  sectionText: Record<QueryType, number>;
  /** Words that stand together. */
  proximity: Record<QueryType, number>;
  /** How often a page of a kind is the answer. */
  kinds: Record<QueryType, Record<PageKind, number>>;
}

/** How little a part of a phrase says. */
const PART = 3;
/** Other words that are as sure as this are as good as the words themselves. */
const SURE = 1.25;
/** What a page is ahead of others whose very name was asked for, in masses of the query. */
const EXACT = 4;
/** And one that is written in the same way. */
const SAME = 2;
/** And one that has all of a message. */
const QUOTED = 2;

/** What is known of one page for one query. */
export interface PageEvidence {
  kind: PageKind;
  /** By concept and field: how often it stands on the page. */
  counts: Float32Array;
  likeness: Likeness;
  /** Of the best section: the share of the query that its name, and its text, has. */
  sectionName: number;
  sectionText: number;
  /** How near the words of the query are to each other there. */
  proximity: number;
  /** Whether all of the query stands there as it is. */
  isQuoted: boolean;
}

/** What is known of a query, whichever page is looked at. */
export interface QueryEvidence {
  type: QueryType;
  /** So many of the concepts are the query's own words. */
  words: number;
  idfs: readonly number[];
  expansions: readonly Expansion[];
}

/** What a score is made of. */
export interface Score {
  total: number;
  /** How well the words fit; the share that missing words leave of it. */
  words: number;
  coverage: number;
  /** The share of the query that is there at all. */
  present: number;
  /** Names, the best section and words that stand together, added to them. */
  likeness: number;
  section: number;
  proximity: number;
  /** What all is multiplied by. */
  kind: number;
}

/**
 * @param page - what is known of a page
 * @param query - what was asked
 * @param weights - what everything counts
 * @returns how well the page answers
 */
export function rank(page: PageEvidence, query: QueryEvidence, weights: Weights): Score {
  const {type, idfs} = query;
  const own = fieldWeights(weights);
  const strengths = idfs.map((idf, concept) => idf * saturated(page.counts, concept * FIELDS, own, weights.saturation));
  const {words, share, present} = cover(query, weights, (concept) => strengths[concept]!);
  const mass = massOf(query);
  const coverage = share ** weights.coverage[type];
  const {title, titleStems, identifier, sameForm} = page.likeness;
  const isExact = title === 1 || titleStems === 1 || identifier === 1;
  const exact = isExact ? EXACT + (sameForm === 1 ? SAME : 0) : page.isQuoted ? QUOTED : 0;
  const likeness = mass * (exact + likenessSum(page.likeness, weights.likeness[type]));
  const {sectionName, sectionText, proximity} = page;
  const section = mass * (sectionName * weights.sectionName[type] + sectionText * weights.sectionText[type]);
  const near = mass * proximity * weights.proximity[type];
  const kind = weights.kinds[type][page.kind];
  const total = (words * coverage + likeness + section + near) * kind;
  return {total, words, coverage, present, likeness, section, proximity: near, kind};
}

/**
 * @param counts - by field
 * @param start - of the fields of one concept
 * @param own - what each field counts
 * @param saturation - how soon further uses say nothing more
 * @returns how well the concept fits: between 0 and 1 (BM25F)
 */
export function saturated(counts: Float32Array, start: number, own: readonly number[], saturation: number): number {
  let sum = 0;
  for (let field = 0; field < own.length; field += 1) sum += counts[start + field]! * own[field]!;
  return sum / (saturation + sum);
}

/** @returns what each field counts, by its number */
export const fieldWeights = (weights: Weights): number[] => fields.map((field) => weights.fields[field]);

/**
 * @param query - what was asked
 * @param weights - what everything counts
 * @returns what each concept counts when it is taken by itself
 */
export function plainShares({words, idfs, expansions}: QueryEvidence, weights: Weights): number[] {
  const shares: number[] = idfs.map((_, concept) => (concept < words ? 1 : 0));
  for (const {kind, weight, concepts} of expansions) {
    for (const concept of concepts) shares[concept] = (weight * weights.expansions[kind]) / concepts.length;
  }
  return shares.map((share, concept) => share * idfs[concept]!);
}

function likenessSum(likeness: Likeness, weights: Record<LikenessKind, number>): number {
  let sum = 0;
  for (const kind of likenesses) sum += likeness[kind] * weights[kind];
  return sum;
}

/** The most that the words of a query can say. */
export function massOf({idfs, words}: QueryEvidence): number {
  let mass = 0;
  for (let word = 0; word < words; word += 1) mass += idfs[word]!;
  return Math.max(mass, 0.1);
}

/**
 * Adds up what is said of the words of a query, and of what stands for them.
 *
 * @param query - what was asked
 * @param weights - what everything counts
 * @param strengthOf - how well a concept fits; 0 if it doesn't
 * @returns the sum, the share of the query that was found, each word as surely as it was, and the share that is there
 *   at all
 */
export function cover(
  {words: count, idfs, expansions}: QueryEvidence,
  {expansions: kinds, full}: Pick<Weights, 'expansions' | 'full'>,
  strengthOf: (concept: number) => number,
): {words: number; share: number; present: number} {
  const own = Array.from({length: count}, (_, word) => strengthOf(word));
  const best = new Float64Array(count);
  const isThere = own.map((strength) => strength > 0);
  const found: number[] = own.map((strength, word) =>
    strength > 0 ? Math.min(1, strength / (idfs[word]! * full)) : 0,
  );
  for (const {kind, start, end, weight, concepts} of expansions) {
    let sum = 0;
    let there = 0;
    for (const concept of concepts) {
      const strength = strengthOf(concept);
      sum += strength;
      if (strength > 0) there += 1;
    }
    if (there === 0) continue;
    const share = there / concepts.length;
    if (share === 1) isThere.fill(true, start, end);
    // A part of a phrase is another phrase.
    const value = (sum * share ** PART * weight * kinds[kind]) / (end - start);
    for (let word = start; word < end; word += 1) {
      best[word] = Math.max(best[word]!, value);
      found[word] = Math.max(found[word]!, Math.min(1, weight * SURE) * share ** PART);
    }
  }
  let words = 0;
  let mass = 0;
  let foundMass = 0;
  let presentMass = 0;
  for (let word = 0; word < count; word += 1) {
    words += own[word]! + best[word]!;
    mass += idfs[word]!;
    foundMass += idfs[word]! * found[word]!;
    if (isThere[word]) presentMass += idfs[word]!;
  }
  const shareOf = (part: number): number => (mass === 0 ? 0 : part / mass);
  return {words, share: shareOf(foundMass), present: shareOf(presentMass)};
}
