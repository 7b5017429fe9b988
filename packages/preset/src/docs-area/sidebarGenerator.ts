import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import {loadReferenceSidebar} from '../references/sidebar';

type SidebarGenerator = Exclude<DocsOptions['sidebarItemsGenerator'], undefined>;

/**
 * Creates the sidebar generator of a reference without a sidebar file. The sidebar contains the landing page, if it
 * exists, and the generated items.
 *
 * @param area - ID of the reference
 * @param folder - folder of its pages, relative to the project's root
 * @returns a generator for the docs plugin
 */
export function createSidebarGenerator(area: 'rest' | 'graphql', folder: string): SidebarGenerator {
  return async ({docs}) => {
    const items = await loadReferenceSidebar(area, folder);
    const first = docs.some(({id}) => id === 'index') ? [{type: 'doc', id: 'index', label: 'Overview'}] : [];
    return [...first, ...items] as Awaited<ReturnType<SidebarGenerator>>;
  };
}
