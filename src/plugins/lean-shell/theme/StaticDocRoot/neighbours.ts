/** Most links that one category puts on a page. */
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
