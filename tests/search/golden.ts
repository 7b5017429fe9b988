import fs from 'node:fs';
import path from 'node:path';
import {brand} from '../../src/brand';
import {searchFolder} from '@paydocs/preset/generatedFiles';
import {brandTokens} from '@paydocs/core/brand/tokens';
import {SearchEngine} from '@paydocs/search/engine';
import type {Shard} from '@paydocs/search/engine/shards';

/** A query with the pages that answer it. */
export interface GoldenQuery {
  query: string;
  kind: string;
  pages: string[];
}

/** How often the first page, or one of the first three, is a right one; and the mean reciprocal rank. */
export interface Success {
  first: number;
  firstThree: number;
  reciprocalRank: number;
  /** Queries whose first page is another, with what is first. */
  misses: string[];
}

/**
 * @param file - name of a file beside this one
 * @returns its queries
 */
export function readQueries(file: 'queries.json' | 'blind.json'): GoldenQuery[] {
  const text = fs.readFileSync(path.join(__dirname, file), 'utf8');
  return JSON.parse(text.replaceAll('{product.slug}', brandTokens(brand)['product.slug'] ?? '')) as GoldenQuery[];
}

/** @returns the files of the index of the last build, names first */
export function readShards(): {name: string; content: string}[] {
  const folder = path.join(searchFolder('en'), 'assets/search');
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({name, content: fs.readFileSync(path.join(folder, name), 'utf8')}));
}

/** @returns the engine with the index of the last build */
export function builtEngine(): SearchEngine {
  const engine = new SearchEngine();
  for (const {content} of readShards()) engine.add(JSON.parse(content) as Shard);
  return engine;
}

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
  const share = (count: number): number => count / queries.length;
  return {first: share(first), firstThree: share(firstThree), reciprocalRank: share(reciprocal), misses};
}
