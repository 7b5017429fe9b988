/** Parts of the navigation bar that a site's configuration leaves without use. */

interface Item {
  type?: string;
  /** The docs instance that an item of documents or versions leads to. */
  docsPluginId?: string;
  items?: Item[];
}

/** The docs instance of items that name none. */
const MAIN_INSTANCE = 'default';

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
 * @returns the docs instances of which one of them may lead to a document or a version by its name; an item of the site's
 *   own may do so in the instance that it names, or in the main one
 */
export function instancesInItems(items: readonly Item[]): ReadonlySet<string> {
  const all = items.flatMap((item) => [item, ...(item.items ?? [])]);
  const leading = all.filter(({type}) => type !== undefined && /^(?:doc(?:s[A-Z]|Sidebar$|$)|custom-)/.test(type));
  return new Set(leading.map(({docsPluginId = MAIN_INSTANCE}) => docsPluginId));
}
