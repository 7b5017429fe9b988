import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import {referenceSidebar} from '../referenceSidebar';

type Generator = Exclude<DocsOptions['sidebarItemsGenerator'], undefined>;

/**
 * The sidebar of a reference that lists itself: its first page, and what the generation left.
 *
 * @param area - which reference
 * @param folder - its folder, from the project's root
 * @returns a generator for the docs plugin
 */
export function ownSidebar(area: 'rest' | 'graphql', folder: string): Generator {
  return async ({docs}) => {
    const items = await referenceSidebar(area, folder);
    const first = docs.some(({id}) => id === 'index') ? [{type: 'doc', id: 'index', label: 'Overview'}] : [];
    return [...first, ...items] as Awaited<ReturnType<Generator>>;
  };
}
