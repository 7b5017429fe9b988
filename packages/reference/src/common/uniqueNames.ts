/** Some file systems end a name at 255 bytes, and endings are added. */
const LONGEST = 120;

/**
 * Gives each of several names a page name of its own, whatever the order in which they come.
 *
 * @param names - names as written, each once
 * @param pageName - the page name that a name would have alone
 * @param reserved - page names that none may have
 * @returns name → page name; the second of those that would share one ends in `-2`, the third in `-3`
 */
export function uniqueNames(
  names: readonly string[],
  pageName: (name: string) => string,
  reserved: readonly string[] = [],
): Map<string, string> {
  const taken = new Set(reserved);
  const pages = new Map<string, string>();
  const sorted = [...names].sort((a, b) => (a < b ? -1 : 1));
  for (const name of sorted) {
    const base = pageName(name).slice(0, LONGEST).replace(/-+$/, '');
    let page = base;
    for (let count = 2; taken.has(page); count += 1) page = `${base}-${count}`;
    taken.add(page);
    pages.set(name, page);
  }
  return pages;
}
