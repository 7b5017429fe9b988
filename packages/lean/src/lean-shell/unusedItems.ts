/** Parts of the navigation bar that a site's configuration leaves without use. */

interface Item {
  type?: string;
  items?: Item[];
}

/** Types of items that sites may do without, and their components. */
const OPTIONAL = {
  html: '@theme/NavbarItem/HtmlNavbarItem',
  doc: '@theme/NavbarItem/DocNavbarItem',
  docSidebar: '@theme/NavbarItem/DocSidebarNavbarItem',
  docsVersion: '@theme/NavbarItem/DocsVersionNavbarItem',
  docsVersionDropdown: '@theme/NavbarItem/DocsVersionDropdownNavbarItem',
  localeDropdown: '@theme/NavbarItem/LocaleDropdownNavbarItem',
} as const;

/**
 * @param items - of the navigation bar, as configured
 * @returns the components that no page shows: none where a component of the site's own may show one of them
 */
export function unusedItems(items: readonly Item[]): string[] {
  const used = new Set(items.flatMap(({type, items: inner = []}) => [type, ...inner.map((item) => item.type)]));
  if ([...used].some((type) => type?.startsWith('custom-'))) return [];
  return Object.entries(OPTIONAL)
    .filter(([type]) => !used.has(type))
    .map(([, component]) => component);
}

/**
 * @param items - of the navigation bar, as configured
 * @returns whether one of them may lead to a document or a version by its name
 */
export function leadToDocs(items: readonly Item[]): boolean {
  const unused = unusedItems(items);
  const {doc, docSidebar, docsVersion, docsVersionDropdown} = OPTIONAL;
  return [doc, docSidebar, docsVersion, docsVersionDropdown].some((component) => !unused.includes(component));
}
