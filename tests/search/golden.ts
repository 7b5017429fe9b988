import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {brand} from '../../src/brand';
import {getSearchFolder} from '@paydocs/preset/generatedFiles';
import {getBrandTokens} from '@paydocs/core/brand/tokens';
import {SearchEngine, MIN_STABLE_QUERY_LENGTH} from '@paydocs/search/engine';
import type {Shard} from '@paydocs/search/engine/shards';

/** A query with the pages that answer it. */
export interface GoldenQuery {
  query: string;
  kind: string;
  pages: string[];
}

/** How often the first page, or one of the first three, is a right one; and the mean reciprocal rank. */
export interface Success {
  count: number;
  first: number;
  firstThree: number;
  reciprocalRank: number;
  /** Queries whose first page is another, with what is first. */
  misses: string[];
}

/**
 * A file of labelled queries: `queries` grew with the ranking, `tasks` was written from readers' tasks by somebody who
 * had not seen what it answers, `known` are misses that readers met, `blind` is never fitted on.
 */
export type QueryFile = 'queries' | 'tasks' | 'known' | 'blind';

/**
 * @param file - name of a file beside this one
 * @returns its queries
 */
export function readQueries(file: QueryFile): GoldenQuery[] {
  const text = fs.readFileSync(path.join(__dirname, `${file}.json`), 'utf8');
  return JSON.parse(text.replaceAll('{product.slug}', getBrandTokens(brand)['product.slug'] ?? '')) as GoldenQuery[];
}

/** Which queries are set aside is decided by the hash of each, so by nobody. */
const isSetAside = ({query}: GoldenQuery): boolean => createHash('sha256').update(query).digest()[0]! % 3 === 0;

/** @returns two thirds of the queries, which the weights are fitted to */
export const fittedQueries = (): GoldenQuery[] => [
  ...[...readQueries('queries'), ...readQueries('tasks')].filter((query) => !isSetAside(query)),
  ...readQueries('known'),
];

/** @returns the third that is never fitted on, by the file that it stands in */
export const heldOutQueries = (): Record<'queries' | 'tasks' | 'blind', GoldenQuery[]> => ({
  queries: readQueries('queries').filter(isSetAside),
  tasks: readQueries('tasks').filter(isSetAside),
  blind: readQueries('blind'),
});

/** Fewer of the labelled pages than this, and the queries are about another site. */
const OWN_SHARE = 0.5;

/**
 * @param pages - paths of the pages that a site has
 * @returns whether the labelled queries are about it, and not about another provider's content
 */
export function areAbout(pages: ReadonlySet<string>): boolean {
  const labelled = new Set(
    [...fittedQueries(), ...Object.values(heldOutQueries()).flat()].flatMap((each) => each.pages),
  );
  return [...labelled].filter((page) => pages.has(page)).length > labelled.size * OWN_SHARE;
}

/** @returns the files of the index of the last build, names first */
export function readShards(): {name: string; content: string}[] {
  const folder = path.join(getSearchFolder('en'), 'assets/search');
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({name, content: fs.readFileSync(path.join(folder, name), 'utf8')}));
}

/**
 * @param engine - without an index
 * @returns it with the index of the last build
 */
export function readEngine(engine: SearchEngine): SearchEngine {
  for (const {content} of readShards()) engine.add(JSON.parse(content) as Shard);
  return engine;
}

/** @returns the engine with the index of the last build */
export const builtEngine = (): SearchEngine => readEngine(new SearchEngine());

/**
 * @param engine - with an index
 * @param query - what is typed
 * @returns the pages that are shown, in their order
 */
export const pagesShown = (engine: SearchEngine, query: string): string[] => [
  ...new Set(engine.search(query, {limit: 50}).matches.map(({page}) => page.path)),
];

/**
 * @param queries - with their right pages
 * @param pagesFor - answers a query: the pages in the order in which they are shown
 * @returns how good the answers are
 */
export function rate(queries: readonly GoldenQuery[], pagesFor: (query: string) => readonly string[]): Success {
  let first = 0;
  let firstThree = 0;
  let reciprocal = 0;
  const misses: string[] = [];
  for (const {query, pages} of queries) {
    const shown = pagesFor(query);
    const rank = shown.findIndex((page) => pages.includes(page));
    if (rank === 0) first += 1;
    else misses.push(`"${query}": ${shown.slice(0, 3).join(' ') || 'nothing'}`);
    if (rank >= 0 && rank < 3) firstThree += 1;
    if (rank >= 0) reciprocal += 1 / (rank + 1);
  }
  const count = queries.length;
  const share = (value: number): number => value / Math.max(count, 1);
  return {count, first: share(first), firstThree: share(firstThree), reciprocalRank: share(reciprocal), misses};
}

/**
 * Types queries letter by letter.
 *
 * @param engine - with an index
 * @param queries - with their right pages
 * @returns of those whose right page is once first, the share where it stays so to the last letter
 */
export function steadiness(engine: SearchEngine, queries: readonly GoldenQuery[]): {reached: number; kept: number} {
  let reached = 0;
  let kept = 0;
  for (const {query, pages} of queries) {
    let first: string | undefined;
    const isRight = Array.from({length: query.length}, (_, index) => {
      const previousFirst = index >= MIN_STABLE_QUERY_LENGTH ? first : undefined;
      first = engine.search(query.slice(0, index + 1), {limit: 1, previousFirst}).matches[0]?.page.path;
      return first !== undefined && pages.includes(first);
    });
    const start = isRight.indexOf(true);
    if (start < 0) continue;
    reached += 1;
    if (isRight.slice(start).every(Boolean)) kept += 1;
  }
  return {reached, kept: reached === 0 ? 1 : kept / reached};
}
