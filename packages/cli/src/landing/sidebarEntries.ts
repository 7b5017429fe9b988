import type {SidebarItem} from '@paydocs/reference';

/** Top-level entry of a reference's sidebar: a group of pages, or a page. */
export interface SidebarEntry {
  label: string;
  /** Path relative to the reference, with a trailing slash; `undefined` for a group without its own page. */
  path: string | undefined;
  /** Count of its pages. */
  pageCount: number;
  isGroup: boolean;
}

/** Converts the items of a sidebar to entries. Replaces each group that isn't collapsible with its children. */
export function getSidebarEntries(items: readonly SidebarItem[]): SidebarEntry[] {
  return items.flatMap((item): SidebarEntry[] => {
    if (typeof item === 'string') return [];
    if (item.type === 'doc') {
      return [{label: item.label ?? item.id, path: `${item.id}/`, pageCount: 1, isGroup: false}];
    }
    if (item.type !== 'category') return [];
    const children = item.items as SidebarItem[];
    if (item.collapsible === false) return getSidebarEntries(children);
    const pageCount = children.reduce((sum, child) => sum + countPages(child), 0);
    return [{label: item.label, path: getPath(item), pageCount, isGroup: true}];
  });
}

function getPath({link}: Extract<SidebarItem, {type: 'category'}>): string | undefined {
  if (link?.type === 'doc') return `${link.id}/`;
  return link?.type === 'generated-index' && link.slug ? `${link.slug.replace(/^\//, '')}/` : undefined;
}

function countPages(item: SidebarItem): number {
  if (typeof item === 'string' || item.type !== 'category') return 1;
  return (item.items as SidebarItem[]).reduce((sum, child) => sum + countPages(child), 0);
}
