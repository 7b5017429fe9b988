import fs from 'node:fs';
import path from 'node:path';
import {loadFreshModule} from '@docusaurus/utils';
import {createRestSidebar, type SidebarItem, type SidebarItems} from '@paydocs/reference';

/**
 * Loads the generated sidebar of a reference from `sidebar.ts` in its folder.
 *
 * @param area - ID of the reference
 * @param folder - path of the folder with the reference's pages
 * @returns sidebar items; empty if the reference hasn't been generated yet
 */
export async function loadReferenceSidebar(area: 'rest' | 'graphql', folder: string): Promise<SidebarItem[]> {
  const file = path.resolve(folder, 'sidebar.ts');
  if (!fs.existsSync(file)) return [];
  const items = (await loadFreshModule(file)) as SidebarItems;
  return area === 'rest' ? createRestSidebar(items) : items;
}
