/** Maximum number of links per category on a page. A sidebar with at most this many links is complete on each page. */
export const MAX_LINKS = 120;

/**
 * Returns the items of a list around the current one.
 *
 * @param items - all items of a category
 * @param current - index of the item of the current page, or -1
 * @param maxLinks - maximum number of items to keep
 * @returns at most `maxLinks` neighboring items, which include the current one
 */
export function getNeighbors<Item>(items: readonly Item[], current: number, maxLinks = MAX_LINKS): readonly Item[] {
  if (items.length <= maxLinks) return items;
  const first = Math.min(Math.max(0, current - Math.floor(maxLinks / 2)), items.length - maxLinks);
  return items.slice(first, first + maxLinks);
}

/** A sidebar item, which is either a link or a group with items. */
type WithItems<Item> = Item & {items?: readonly Item[]};

/**
 * Counts the links of a sidebar, including nested ones.
 *
 * @param items - items of a sidebar
 */
export function countLinks<Item extends {type: string}>(items: readonly Item[]): number {
  const counts = items.map((item) =>
    item.type === 'category' ? countLinks((item as WithItems<Item>).items ?? []) : 1,
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

/**
 * Returns the links of a list around the current one, in their groups. Omits groups without remaining links.
 *
 * @param items - links and groups of a category
 * @param isCurrent - checks whether an item is the current page
 * @param maxLinks - maximum number of links to keep
 * @returns the remaining items, the total number of links, and whether the remaining items contain all links
 */
export function getGroupedNeighbors<Item extends {type: string}>(
  items: readonly Item[],
  isCurrent: (item: Item) => boolean,
  maxLinks = MAX_LINKS,
): {listed: readonly Item[]; count: number; isComplete: boolean} {
  const getMembers = (item: Item): readonly Item[] | undefined =>
    item.type === 'category' ? (item as WithItems<Item>).items : undefined;
  const links = items.flatMap((item) => getMembers(item) ?? [item]);
  const keptLinks = new Set(getNeighbors(links, links.findIndex(isCurrent), maxLinks));
  const listed = items.flatMap((item): Item[] => {
    const members = getMembers(item);
    if (!members) return keptLinks.has(item) ? [item] : [];
    const remaining = members.filter((member) => keptLinks.has(member));
    return remaining.length > 0 ? [{...item, items: remaining}] : [];
  });
  return {listed, count: links.length, isComplete: keptLinks.size === links.length};
}
