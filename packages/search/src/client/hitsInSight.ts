import type {SearchHit} from '../contract';

/** So many hits of an area are listed, by how many areas have any; the rest is on the search page. */
const MOST = [7, 7, 4, 3] as const;

/**
 * @param hits - in their order, of one or more areas
 * @returns as many of each area as leave the best of every area in sight
 */
export function hitsInSight<T extends Pick<SearchHit, 'hierarchy'>>(hits: readonly T[]): T[] {
  const listed = new Map<string, number>();
  for (const {hierarchy} of hits) listed.set(hierarchy.lvl0 ?? '', 0);
  const most = MOST[listed.size] ?? MOST[3];
  return hits.filter(({hierarchy}) => {
    const area = hierarchy.lvl0 ?? '';
    const count = (listed.get(area) ?? 0) + 1;
    listed.set(area, count);
    return count <= most;
  });
}
