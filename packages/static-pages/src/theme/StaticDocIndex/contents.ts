import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import type {TOCItem} from '@docusaurus/mdx-loader';
import {toKebabCase} from '@paydocs/core/client';

/** IDs of the groups on an index page, and its table of contents. */
interface Contents {
  ids: ReadonlyMap<PropSidebarItem, string>;
  toc: TOCItem[];
}

/**
 * Lists the contents of an index page, with a unique ID for each group.
 *
 * @param items - items of the page, with nested groups
 */
export function listContents(items: readonly PropSidebarItem[]): Contents {
  const ids = new Map<PropSidebarItem, string>();
  const toc: TOCItem[] = [];
  const taken = new Set<string>();
  const collect = (categoryItems: readonly PropSidebarItem[], level: number): void => {
    for (const item of categoryItems) {
      if (item.type !== 'category') continue;
      const slug = toKebabCase(item.label) || 'group';
      let id = slug;
      for (let count = 2; taken.has(id); count += 1) id = `${slug}-${count}`;
      taken.add(id);
      ids.set(item, id);
      toc.push({value: escapeHtml(item.label), id, level});
      collect(item.items, level + 1);
    }
  };
  collect(items, 2);
  return {ids, toc};
}

/** Escapes a label for a table of contents, whose entries are HTML. */
function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}
