/** Most links that one category puts on a page; a sidebar that has no more in all stands on every page as a whole. */
export const MOST = 120;

/**
 * Bounds a list of links, so that a page doesn't grow with its category.
 *
 * @param items - all items of a category
 * @param current - index of the item that holds the page, or -1
 * @param most - how many to keep
 * @returns the items around the current one; all, if they are not too many
 */
export function neighbours<Item>(items: readonly Item[], current: number, most = MOST): readonly Item[] {
  if (items.length <= most) return items;
  const first = Math.min(Math.max(0, current - Math.floor(most / 2)), items.length - most);
  return items.slice(first, first + most);
}

/** A link, or a group of links under a title. */
type Grouped<Item> = Item & {items?: readonly Item[]};

/**
 * @param items - of a sidebar
 * @returns how many links it has, those in categories included
 */
export function countLinks<Item extends {type: string}>(items: readonly Item[]): number {
  const counts = items.map((item) => (item.type === 'category' ? countLinks((item as Grouped<Item>).items ?? []) : 1));
  return counts.reduce((sum, count) => sum + count, 0);
}

/**
 * Bounds a list in which links may stand in groups; a group of which no link is left goes too.
 *
 * @param items - links and groups of a category
 * @param isCurrent - whether an item is that of the page
 * @param most - how many links to keep
 * @returns the links around the current one in their groups, and how many there are in all
 */
export function groupedNeighbours<Item extends {type: string}>(
  items: readonly Item[],
  isCurrent: (item: Item) => boolean,
  most = MOST,
): {listed: readonly Item[]; count: number; isComplete: boolean} {
  const inside = (item: Item): readonly Item[] | undefined =>
    item.type === 'category' ? (item as Grouped<Item>).items : undefined;
  const links = items.flatMap((item) => inside(item) ?? [item]);
  const kept = new Set(neighbours(links, links.findIndex(isCurrent), most));
  const listed = items.flatMap((item): Item[] => {
    const members = inside(item);
    if (!members) return kept.has(item) ? [item] : [];
    const left = members.filter((member) => kept.has(member));
    return left.length > 0 ? [{...item, items: left}] : [];
  });
  return {listed, count: links.length, isComplete: kept.size === links.length};
}
