import type {IndexedPage} from './types';

/** Minimum similarity between paths. Lower similarities are coincidental. */
const MIN_SIMILARITY = 0.35;

/**
 * Finds the pages whose paths are most similar to a path that doesn't exist.
 *
 * @param pathname - requested path
 * @param pages - all pages
 * @param count - maximum number of pages to return
 * @returns the closest matches, best first
 */
export function findClosestPages(pathname: string, pages: readonly IndexedPage[], count: number): IndexedPage[] {
  const requested = splitPath(pathname);
  const lastRequested = requested.at(-1);
  if (lastRequested === undefined) return [];
  return pages
    .map((page) => {
      const candidate = splitPath(page.path);
      const lastSimilarity = computeBigramSimilarity(lastRequested, candidate.at(-1) ?? '');
      const pathSimilarity = computeBigramSimilarity(requested.join('/'), candidate.join('/'));
      return {page, score: lastSimilarity * 0.6 + pathSimilarity * 0.4};
    })
    .filter(({score}) => score >= MIN_SIMILARITY)
    .sort((one, other) => other.score - one.score)
    .slice(0, count)
    .map(({page}) => page);
}

/**
 * Splits a path into lowercase segments, without punctuation and the file extensions that pages of other sites have.
 */
function splitPath(pathname: string): string[] {
  const parts = decode(pathname).toLowerCase().split('/').filter(Boolean);
  return parts.map((part) => part.replace(/\.(?:html?|mdx?|php)$/, '').replace(/[^\p{L}\p{N}]+/gu, ' '));
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** Computes the Sørensen–Dice coefficient of two strings' bigrams, from 0 (none in common) to 1 (all in common). */
function computeBigramSimilarity(one: string, other: string): number {
  if (one === other) return 1;
  const remaining = getBigrams(one);
  let common = 0;
  const count = remaining.length + Math.max(other.length - 1, 0);
  for (const bigram of getBigrams(other)) {
    const index = remaining.indexOf(bigram);
    if (index >= 0) {
      remaining.splice(index, 1);
      common += 1;
    }
  }
  return count === 0 ? 0 : (2 * common) / count;
}

const getBigrams = (text: string): string[] =>
  Array.from({length: Math.max(text.length - 1, 0)}, (_, i) => text.slice(i, i + 2));
