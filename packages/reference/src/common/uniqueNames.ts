/**
 * Maximum length of a page name in characters. Some file systems limit file names, including extensions, to 255 bytes.
 */
const MAX_LENGTH = 120;

/**
 * Assigns a unique page name to each name. The result doesn't depend on the order of the names.
 *
 * @param names - distinct names, as written in the specification
 * @param toPageName - returns the preferred page name for a name
 * @param reserved - page names that can't be used
 * @returns page names by name; of names that share a page name, the second gets the suffix `-2`, the third `-3`
 */
export function assignUniqueNames(
  names: readonly string[],
  toPageName: (name: string) => string,
  reserved: readonly string[] = [],
): Map<string, string> {
  const used = new Set(reserved);
  const pages = new Map<string, string>();
  const sorted = [...names].sort((a, b) => (a < b ? -1 : 1));
  for (const name of sorted) {
    const base = toPageName(name).slice(0, MAX_LENGTH).replace(/-+$/, '');
    let page = base;
    for (let count = 2; used.has(page); count += 1) page = `${base}-${count}`;
    used.add(page);
    pages.set(name, page);
  }
  return pages;
}
