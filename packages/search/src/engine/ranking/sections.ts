import type {ConceptEvidence} from './evidence';
import type {Occurrence, Page} from '../corpus';
import type {ComparedName} from '../names';
import type {ParsedQuery} from '../query';
import {cover, massOf, plainShares, type QueryEvidence, type Weights} from './rank';

/** A section of a page, and how well it answers. */
export interface Section {
  on: Occurrence;
  score: number;
  /** The share of the query that its name, and its text, has. */
  name: number;
  text: number;
  /** Whether its name is what was asked for, or its text has all of it as it is. */
  isExact: boolean;
  isQuoted: boolean;
}

/** What the text of a section counts beside its name, to find the best one. */
const TEXT = 0.6;
/** What a section counts that has all of the query in its name. */
export const WHOLE_SECTION = 1 + TEXT;
const EXACT = 1;
const REPEATED = 0.6;
/** So many are looked at closely. */
const CLOSELY = 5;

/**
 * @param page - a page
 * @param query - what was asked
 * @param found - what is known of the query
 * @param evidence - of each concept
 * @param weights - what expansions count
 * @returns the sections that have some of it, the best first
 */
export function sectionsOf(
  page: Page,
  query: ParsedQuery,
  found: QueryEvidence,
  evidence: readonly ConceptEvidence[],
  weights: Weights,
): Section[] {
  const mass = massOf(found);
  const share = (values: (evidence: ConceptEvidence) => number): number =>
    cover(found, weights, (concept) => {
      const one = evidence[concept]!;
      return one.idf * values(one);
    }).words / mass;
  const named = [query.name, ...query.meant.map(({name}) => name), ...query.names, ...query.path.slice(-1)];
  const shares = plainShares(found, weights);
  const rough = page.places
    .map((on) => {
      const {number, compared} = on.place;
      let sum = 0;
      for (let concept = 0; concept < evidence.length; concept += 1) {
        const {names, texts} = evidence[concept]!;
        sum += shares[concept]! * Math.max(names[number]!, texts[number]! * TEXT);
      }
      const isExact = sum > 0 && named.some((one) => isSameName(compared, one));
      return {on, isExact, sum: (sum + (isExact ? mass : 0)) * (on.isRepetition ? REPEATED : 1)};
    })
    .filter(({sum}) => sum > 0)
    .sort((one, other) => other.sum - one.sum)
    .slice(0, CLOSELY);
  const sections = rough.map(({on, isExact}): Section => {
    const {number} = on.place;
    const name = Math.min(
      1,
      share(({names}) => names[number]!),
    );
    const text = Math.min(
      1,
      share(({names, texts}) => Math.max(names[number]!, texts[number]!)),
    );
    const isQuoted = query.message !== undefined && on.place.text.toLowerCase().includes(query.message);
    const score = (name + text * TEXT + (isExact || isQuoted ? EXACT : 0)) * (on.isRepetition ? REPEATED : 1);
    return {on, score, name, text, isExact, isQuoted};
  });
  return sections.sort((one, other) => other.score - one.score);
}

const isSameName = (name: ComparedName, query: ComparedName): boolean =>
  query.squashed !== '' && (name.squashed === query.squashed || name.stems === query.stems);

/** Words that are farther from each other have nothing to do with each other. */
const FARTHEST = 30;

/**
 * @param text - the terms of a text, word by word
 * @param evidence - of each word of the query
 * @returns how near to each other its words are: 1 if they are neighbors, 0 if there is one of them
 */
export function proximityIn(text: readonly (readonly number[])[], evidence: readonly ConceptEvidence[]): number {
  const last = new Int32Array(evidence.length).fill(-1);
  let best = 0;
  text.forEach((terms, position) => {
    evidence.forEach(({numbers}, concept) => {
      if (!terms.some((term) => numbers.has(term))) return;
      last[concept] = position;
      const near = [...last].filter((at) => at >= 0 && position - at < FARTHEST).sort((one, other) => other - one);
      for (let count = 2; count <= near.length; count += 1) {
        const span = Math.max(position - near[count - 1]!, count - 1);
        best = Math.max(best, ((count / evidence.length) * (count - 1)) / span);
      }
    });
  });
  return Math.min(1, best);
}
