import type {FoundPage} from './found';

/** Less than this is chance. */
const LEAST = 0.35;

/**
 * Finds the pages that somebody may have meant who asked for an address that is not there.
 *
 * @param pathname - the address that was asked for
 * @param pages - every page
 * @param count - how many are wanted
 * @returns the pages with the most similar addresses, the nearest first
 */
export function nearestPages(pathname: string, pages: readonly FoundPage[], count: number): FoundPage[] {
  const asked = segments(pathname);
  const last = asked.at(-1);
  if (last === undefined) return [];
  return pages
    .map((page) => {
      const own = segments(page.path);
      const end = similarity(last, own.at(-1) ?? '');
      const whole = similarity(asked.join('/'), own.join('/'));
      return {page, score: end * 0.6 + whole * 0.4};
    })
    .filter(({score}) => score >= LEAST)
    .sort((one, other) => other.score - one.score)
    .slice(0, count)
    .map(({page}) => page);
}

/** The parts of an address without what files of other sites end with. */
function segments(pathname: string): string[] {
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

/** Dice's coefficient of the pairs of neighboring letters: 1 for the same text, 0 for nothing in common. */
function similarity(one: string, other: string): number {
  if (one === other) return 1;
  const pairs = pairsOf(one);
  let common = 0;
  const count = pairs.length + Math.max(other.length - 1, 0);
  for (const pair of pairsOf(other)) {
    const index = pairs.indexOf(pair);
    if (index >= 0) {
      pairs.splice(index, 1);
      common += 1;
    }
  }
  return count === 0 ? 0 : (2 * common) / count;
}

const pairsOf = (text: string): string[] =>
  Array.from({length: Math.max(text.length - 1, 0)}, (_, i) => text.slice(i, i + 2));
