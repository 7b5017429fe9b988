import fs from 'node:fs';
import path from 'node:path';
import {loadFreshModule} from '@docusaurus/utils';
import {restSidebar, type SidebarItem, type SidebarItems} from '@paydocs/reference';

/**
 * @param area - ID of the reference
 * @param folder - folder of its pages
 * @returns the generated sidebar items; none before the first generation
 */
export async function loadReferenceSidebar(area: 'rest' | 'graphql', folder: string): Promise<SidebarItem[]> {
  const file = path.resolve(folder, 'sidebar.ts');
  if (!fs.existsSync(file)) return [];
  const items = (await loadFreshModule(file)) as SidebarItems;
  return area === 'rest' ? restSidebar(items) : items;
}
