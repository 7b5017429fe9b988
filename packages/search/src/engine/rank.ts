import type {PageKind} from '../record';
import type {ComparedName} from './names';
import type {QueryTrails} from './trails';

/** What the index says about a page or a place. Masks have a bit for each word of the query. */
export interface Evidence {
  score: number;
  /** Words found in its name. */
  nameMask: number;
  /** Words found in its text. */
  textMask: number;
  /** Terms of the index that matched. */
  terms: string[];
}

export interface Ranking {
  score: number;
  /** Whether every word of the query was found. */
  isComplete: boolean;
}

/** How often a page of a kind is the answer, and how often a place on one is. */
const KIND: Record<PageKind, {page: number; place: number}> = {
  guide: {page: 1.5, place: 1.3},
  overview: {page: 1.2, place: 1.25},
  restOperation: {page: 1.5, place: 1.1},
  restEvent: {page: 0.95, place: 0.75},
  restType: {page: 1, place: 1.15},
  graphqlOperation: {page: 1.12, place: 1},
  graphqlType: {page: 1.1, place: 1.1},
  graphqlInput: {page: 0.85, place: 0.95},
};

const REPEATED = 0.65;

/**
 * @param kind - of the page
 * @param name - of a place
 * @param above - headings above it
 * @returns whether it repeats what is said elsewhere: types describe the responses of operations, and the
 *   page of all errors their errors
 */
export const isRepetition = (kind: PageKind, name: string, above: readonly string[]): boolean =>
  kind === 'restOperation' && /^(?:Response \d|Errors$)/.test(above[0] ?? name);

interface Likeness {
  /** The name is the query: what this counts however common its words are. */
  points: number;
  /** The name is the query. */
  exact: number;
  /** Written in the same way, too. */
  same: number;
  /** The name begins with the query. */
  prefix: number;
}
const TITLE: Likeness = {points: 250, exact: 2.5, same: 1.3, prefix: 1.5};
const IDENTIFIER: Likeness = {points: 100, exact: 2, same: 1.2, prefix: 1.2};
const PLACE: Likeness = {points: 0, exact: 1.7, same: 1.35, prefix: 1.4};

/** A name that differs in the forms of its words is almost the same. */
const STEMS = 0.95;

export interface RankedPage {
  kind: PageKind;
  trail: readonly string[];
  titleName: ComparedName;
  identifierNames: readonly ComparedName[];
}

export interface RankedQuery {
  name: ComparedName;
  words: readonly unknown[];
}

/** What is known of the page on which something stands. */
export interface PageContext {
  /** What the index says about the page, if it says anything. */
  evidence: Evidence | undefined;
  /** Words of the query that say where the page stands. */
  trailMask: number;
}

/**
 * @param page - a page
 * @param evidence - what the index says about it
 * @param trails - what the query says about where pages stand
 * @param query - what was asked
 * @returns how well it answers
 */
export function rankPage(page: RankedPage, evidence: Evidence, trails: QueryTrails, query: RankedQuery): Ranking {
  const trailMask = trails.maskOf(page.trail) & ~evidence.nameMask;
  const {isComplete, factor} = coverage(evidence.nameMask, evidence.textMask | trailMask, query.words.length);
  const likenessTo = (name: ComparedName, bonus: Likeness): number =>
    trailMask === 0
      ? likeness(name, query.name, bonus)
      : Math.max(likeness(name, query.name, bonus), likeness(name, trails.nameWithout(trailMask), bonus));
  let like = likenessTo(page.titleName, TITLE);
  let points = like >= TITLE.exact * STEMS ? TITLE.points : 0;
  for (const name of page.identifierNames) {
    const other = likenessTo(name, IDENTIFIER);
    like = Math.max(like, other);
    if (other >= IDENTIFIER.exact * STEMS) points = Math.max(points, IDENTIFIER.points);
  }
  return {isComplete, score: (evidence.score * like + points) * KIND[page.kind].page * factor};
}

/**
 * @param place - a place on a page
 * @param like - how much its name looks like the query
 * @param own - what the index says about the place
 * @param context - what is known of the page
 * @param query - what was asked
 * @returns how well the place on this page answers
 */
export function rankPlace(
  place: {page: RankedPage; isRepetition: boolean},
  like: number,
  own: Evidence,
  context: PageContext,
  query: RankedQuery,
): Ranking {
  const titleMask = context.evidence?.nameMask ?? 0;
  const besides = own.textMask | context.trailMask;
  const {isComplete, factor} = coverage(own.nameMask | titleMask, besides, query.words.length);
  // What the page's title says counts only for words that the place itself doesn't say.
  const added = titleMask & ~own.nameMask ? (context.evidence?.score ?? 0) * 0.4 : 0;
  const kind = KIND[place.page.kind].place * (place.isRepetition ? REPEATED : 1);
  return {isComplete, score: (own.score * like + added) * kind * factor};
}

/**
 * @param name - of a place
 * @param query - what was asked
 * @returns how much the one looks like the other; 1 is not at all
 */
export const placeLikeness = (name: ComparedName, query: ComparedName): number => likeness(name, query, PLACE);

function likeness(name: ComparedName, query: ComparedName, bonus: Likeness): number {
  if (!query.squashed) return 1;
  const same = query.isForm && name.text === query.text ? bonus.same : 1;
  if (name.squashed === query.squashed || name.whole === query.whole) return bonus.exact * same;
  if (name.stems === query.stems) return bonus.exact * STEMS;
  if (name.squashed.startsWith(query.squashed) || name.stems.startsWith(query.stems)) {
    return 1 + (bonus.prefix - 1) * (0.4 + query.squashed.length / name.squashed.length);
  }
  if (name.text.endsWith(` ${query.text}`)) return 1 + (bonus.prefix - 1) * 1.2;
  return name.squashed.includes(query.squashed) ? 1 + (bonus.prefix - 1) * 0.4 : 1;
}

/** Words that are missing weigh more than others that are there. */
function coverage(nameMask: number, textMask: number, count: number): {isComplete: boolean; factor: number} {
  const found = bits(nameMask | textMask) / count;
  const inName = bits(nameMask) / count;
  return {isComplete: found === 1, factor: found ** 2 * (0.6 + 0.4 * inName)};
}

function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest; rest &= rest - 1) count += 1;
  return count;
}
