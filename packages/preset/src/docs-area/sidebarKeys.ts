import type {LoadedVersion} from '@docusaurus/plugin-content-docs';

type SidebarItem = LoadedVersion['sidebars'][string][number];

/**
 * Adds a unique translation key to each category without one. By default, Docusaurus uses the label as the key, but a
 * specification may have a group of operations and a group of types with the same name.
 *
 * @param version - version of a generated area; its categories are modified in place
 */
export function addSidebarKeys({sidebars}: Pick<LoadedVersion, 'sidebars'>): void {
  for (const items of Object.values(sidebars)) {
    const taken = new Set<string>();
    addCategoryKeys(items, [], taken);
  }
}

function addCategoryKeys(items: readonly SidebarItem[], parentLabels: readonly string[], taken: Set<string>): void {
  for (const item of items) {
    if (item.type !== 'category') continue;
    const labels = [...parentLabels, item.label];
    const name = labels.join(' › ');
    let key = name;
    for (let count = 2; taken.has(key); count += 1) key = `${name} ${count}`;
    taken.add(key);
    item.key ??= key;
    addCategoryKeys(item.items, labels, taken);
  }
}
