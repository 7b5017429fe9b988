import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {brand} from '../../src/brand';
import {getSearchFolder} from '@paydocs/preset/site';
import {getBrandTokens} from '@paydocs/core';
import {SearchEngine, MIN_STABLE_QUERY_LENGTH, type Shard} from '@paydocs/search/engine';

/** A query with its right pages. */
export interface GoldenQuery {
  query: string;
  kind: string;
  pages: string[];
}

/** Shares of queries with a right page first or among the first three, and the mean reciprocal rank. */
export interface Success {
  count: number;
  first: number;
  firstThree: number;
  reciprocalRank: number;
  /** Queries with another page first, and the first pages instead. */
  misses: string[];
}

/**
 * A file of labeled queries: `queries` grew with the ranking, `tasks` was written from readers' tasks by an author who
 * hadn't seen the results, `known` are misses that readers reported, and `blind` is never fitted on.
 */
export type QueryFile = 'queries' | 'tasks' | 'known' | 'blind';

/**
 * Reads labeled queries.
 *
 * @param file - name of a file next to this one, without its extension
 */
export function readQueries(file: QueryFile): GoldenQuery[] {
  const text = fs.readFileSync(path.join(__dirname, `${file}.json`), 'utf8');
  return JSON.parse(text.replaceAll('{product.slug}', getBrandTokens(brand)['product.slug'] ?? '')) as GoldenQuery[];
}

/** Checks whether a query is held out, which only depends on its hash, so that no one chooses. */
const isHeldOut = ({query}: GoldenQuery): boolean => createHash('sha256').update(query).digest()[0]! % 3 === 0;

/** Returns the two thirds of the queries that the weights are fitted to. */
export const fittedQueries = (): GoldenQuery[] => [
  ...[...readQueries('queries'), ...readQueries('tasks')].filter((query) => !isHeldOut(query)),
  ...readQueries('known'),
];

/** Returns the third of the queries that is never fitted on, by file. */
export const heldOutQueries = (): Record<'queries' | 'tasks' | 'blind', GoldenQuery[]> => ({
  queries: readQueries('queries').filter(isHeldOut),
  tasks: readQueries('tasks').filter(isHeldOut),
  blind: readQueries('blind'),
});

/** Minimum share of labeled pages that exist. With fewer, the queries are about another site. */
const MIN_KNOWN_SHARE = 0.5;

/**
 * Checks whether the labeled queries are about a site, and not about another provider's content.
 *
 * @param pages - paths of the site's pages
 */
export function areAbout(pages: ReadonlySet<string>): boolean {
  const labeledPages = new Set(
    [...fittedQueries(), ...Object.values(heldOutQueries()).flat()].flatMap((each) => each.pages),
  );
  return [...labeledPages].filter((page) => pages.has(page)).length > labeledPages.size * MIN_KNOWN_SHARE;
}

/** Returns the index files of the last build, names first. */
export function readShards(): {name: string; content: string}[] {
  const folder = path.join(getSearchFolder('en'), 'assets/search');
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({name, content: fs.readFileSync(path.join(folder, name), 'utf8')}));
}

/**
 * Adds the index of the last build to a search engine.
 *
 * @param engine - engine without an index
 * @returns the same engine
 */
export function readEngine(engine: SearchEngine): SearchEngine {
  for (const {content} of readShards()) engine.add(JSON.parse(content) as Shard);
  return engine;
}

/** Returns a search engine with the index of the last build. */
export const builtEngine = (): SearchEngine => readEngine(new SearchEngine());

/**
 * Searches for a query.
 *
 * @param engine - engine with an index
 * @param query - typed text
 * @returns paths of the visible pages, in order
 */
export const pagesShown = (engine: SearchEngine, query: string): string[] => [
  ...new Set(engine.search(query, {limit: 50}).matches.map(({page}) => page.path)),
];

/**
 * Rates the results of queries.
 *
 * @param queries - queries with their right pages
 * @param pagesFor - returns the pages for a query, in order
 * @returns the share of queries with right results
 */
export function rate(queries: readonly GoldenQuery[], pagesFor: (query: string) => readonly string[]): Success {
  let first = 0;
  let firstThree = 0;
  let reciprocal = 0;
  const misses: string[] = [];
  for (const {query, pages} of queries) {
    const results = pagesFor(query);
    const rank = results.findIndex((page) => pages.includes(page));
    if (rank === 0) first += 1;
    else misses.push(`"${query}": ${results.slice(0, 3).join(' ') || 'nothing'}`);
    if (rank >= 0 && rank < 3) firstThree += 1;
    if (rank >= 0) reciprocal += 1 / (rank + 1);
  }
  const count = queries.length;
  const toShare = (value: number): number => value / Math.max(count, 1);
  return {count, first: toShare(first), firstThree: toShare(firstThree), reciprocalRank: toShare(reciprocal), misses};
}

/**
 * Types queries letter by letter, and measures whether a right page stays first.
 *
 * @param engine - engine with an index
 * @param queries - queries with their right pages
 * @returns the number of queries for which a right page is ever first, and the share of them where it stays first to the
 *   last letter
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
