import type {LoadedVersion} from '@docusaurus/plugin-content-docs';

type Item = LoadedVersion['sidebars'][string][number];

/**
 * Gives each category of generated sidebars a key of its own, by which its label is translated. Without one,
 * Docusaurus takes the label, and a specification may have a group of operations and one of types with one name.
 *
 * @param version - of an area that is generated; its categories are changed
 */
export function addSidebarKeys({sidebars}: Pick<LoadedVersion, 'sidebars'>): void {
  for (const items of Object.values(sidebars)) {
    const taken = new Set<string>();
    addKeys(items, [], taken);
  }
}

function addKeys(items: readonly Item[], above: readonly string[], taken: Set<string>): void {
  for (const item of items) {
    if (item.type !== 'category') continue;
    const trail = [...above, item.label];
    const name = trail.join(' › ');
    let key = name;
    for (let count = 2; taken.has(key); count += 1) key = `${name} ${count}`;
    taken.add(key);
    item.key ??= key;
    addKeys(item.items, trail, taken);
  }
}
