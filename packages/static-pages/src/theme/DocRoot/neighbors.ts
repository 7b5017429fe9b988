/** Maximum number of links per category on a page. A sidebar with no more links in total is complete on every page. */
export const MAX_LINKS = 120;

/**
 * Limits a list of links, so that a page doesn't grow with its category.
 *
 * @param items - all items of a category
 * @param current - index of the item of the current page, or -1
 * @param maxLinks - maximum number of items to keep
 * @returns the items around the current one; all items if there are few
 */
export function getNeighbors<Item>(items: readonly Item[], current: number, maxLinks = MAX_LINKS): readonly Item[] {
  if (items.length <= maxLinks) return items;
  const first = Math.min(Math.max(0, current - Math.floor(maxLinks / 2)), items.length - maxLinks);
  return items.slice(first, first + maxLinks);
}

/** A link, or a group of links with a title. */
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
 * Limits a list that may contain groups of links. A group without remaining links is removed.
 *
 * @param items - links and groups of a category
 * @param isCurrent - checks whether an item is the current page
 * @param maxLinks - maximum number of links to keep
 * @returns the links around the current one, in their groups, and the total number of links
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
