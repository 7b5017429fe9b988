import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {useActivePlugin, useDocsVersion} from '@docusaurus/plugin-content-docs/client';

/**
 * Titles of the references, by plugin ID. Document titles include them, because both may have a page such as `Payment`.
 */
const AREA_TITLES: Readonly<Record<string, string>> = {rest: 'REST API', graphql: 'GraphQL API'};

/**
 * Returns a document title that's unique in a language. It includes the title of a reference, and the version unless
 * it's the latest.
 *
 * @param title - title of a docs page
 * @returns the title of the page's document
 */
export function useDocumentTitle(title: string): string {
  const area = AREA_TITLES[useActivePlugin()?.pluginId ?? ''];
  const {label, isLast} = useDocsVersion();
  return [title, ...(area === undefined || title.includes(area) ? [] : [area]), ...(isLast ? [] : [label])].join(' | ');
}

/** Returns the labels of sidebar items that have one. */
export const getSidebarLabels = (items: readonly PropSidebarItem[]): string[] =>
  items.flatMap((item) => ('label' in item ? [item.label] : []));

/** Returns the title of an index page, with the first labels to distinguish it from a page with the same title. */
export const formatIndexTitle = (title: string, labels: readonly string[]): string =>
  [title, labels.slice(0, 3).join(', ')].filter(Boolean).join(': ');
