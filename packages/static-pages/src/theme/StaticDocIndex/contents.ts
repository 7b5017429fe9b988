import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import type {TOCItem} from '@docusaurus/mdx-loader';
import {kebab} from '@paydocs/core/kebab';

/** The groups of an index page: their addresses, and the table of contents that lists them. */
export interface Contents {
  ids: ReadonlyMap<PropSidebarItem, string>;
  toc: TOCItem[];
}

/**
 * @param items - what the page lists, with groups inside of groups
 * @returns its contents; no two groups have the same address
 */
export function listContents(items: readonly PropSidebarItem[]): Contents {
  const ids = new Map<PropSidebarItem, string>();
  const toc: TOCItem[] = [];
  const taken = new Set<string>();
  const read = (all: readonly PropSidebarItem[], level: number): void => {
    for (const item of all) {
      if (item.type !== 'category') continue;
      const name = kebab(item.label) || 'group';
      let id = name;
      for (let count = 2; taken.has(id); count += 1) id = `${name}-${count}`;
      taken.add(id);
      ids.set(item, id);
      toc.push({value: escapeHtml(item.label), id, level});
      read(item.items, level + 1);
    }
  };
  read(items, 2);
  return {ids, toc};
}

/** Entries of a table of contents are HTML. */
function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}
