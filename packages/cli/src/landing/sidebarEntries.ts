import type {SidebarItem} from '@paydocs/reference/common/sidebarItems';

/** What a reference lists at the top: a group of pages, or a page. */
export interface SidebarEntry {
  label: string;
  /** Address below the reference, with a slash at its end; a group without a page of its own has none. */
  address: string | undefined;
  /** How many pages are in it. */
  pages: number;
  isGroup: boolean;
}

/** @returns an entry for each item; a group that cannot fold, and has no page, gives those in it */
export function sidebarEntries(items: readonly SidebarItem[]): SidebarEntry[] {
  return items.flatMap((item): SidebarEntry[] => {
    if (typeof item === 'string') return [];
    if (item.type === 'doc') {
      return [{label: item.label ?? item.id, address: `${item.id}/`, pages: 1, isGroup: false}];
    }
    if (item.type !== 'category') return [];
    const inside = item.items as SidebarItem[];
    if (item.collapsible === false) return sidebarEntries(inside);
    const pages = inside.reduce((sum, member) => sum + countPages(member), 0);
    return [{label: item.label, address: addressOf(item), pages, isGroup: true}];
  });
}

function addressOf({link}: Extract<SidebarItem, {type: 'category'}>): string | undefined {
  if (link?.type === 'doc') return `${link.id}/`;
  return link?.type === 'generated-index' && link.slug ? `${link.slug.replace(/^\//, '')}/` : undefined;
}

function countPages(item: SidebarItem): number {
  if (typeof item === 'string' || item.type !== 'category') return 1;
  return (item.items as SidebarItem[]).reduce((sum, member) => sum + countPages(member), 0);
}
