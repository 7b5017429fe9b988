import type {SearchHit} from '../types';

/** Maximum number of hits per area, indexed by the number of areas with hits. The search page lists all hits. */
const MAX_HITS_BY_AREA_COUNT = [7, 7, 4, 3] as const;

/**
 * Limits the hits of each area, so the best hits of every area are visible without scrolling.
 *
 * @param hits - hits of one or more areas, best first
 * @returns the first hits of each area, in the given order
 */
export function limitPerArea<T extends Pick<SearchHit, 'hierarchy'>>(hits: readonly T[]): T[] {
  const counts = new Map<string, number>();
  for (const {hierarchy} of hits) counts.set(hierarchy.lvl0 ?? '', 0);
  const maxHits = MAX_HITS_BY_AREA_COUNT[counts.size] ?? MAX_HITS_BY_AREA_COUNT[3];
  return hits.filter(({hierarchy}) => {
    const area = hierarchy.lvl0 ?? '';
    const count = (counts.get(area) ?? 0) + 1;
    counts.set(area, count);
    return count <= maxHits;
  });
}
