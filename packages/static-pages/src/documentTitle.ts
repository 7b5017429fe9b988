import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {useActivePlugin, useDocsVersion} from '@docusaurus/plugin-content-docs/client';

/** Titles of the areas that document titles include, because both references may have a page such as `Payment`. */
const AREA_TITLES: Readonly<Record<string, string>> = {rest: 'REST API', graphql: 'GraphQL API'};

/**
 * Returns a document title that is unique within the language. It includes the page's API, and its version unless that is
 * the latest.
 *
 * @param title - title of a docs page
 * @returns the title of the page's document
 */
export function useDocumentTitle(title: string): string {
  const area = AREA_TITLES[useActivePlugin()?.pluginId ?? ''];
  const {label, isLast} = useDocsVersion();
  return [title, ...(area === undefined || title.includes(area) ? [] : [area]), ...(isLast ? [] : [label])].join(' | ');
}

/** @returns the labels of a sidebar's links and categories */
export const getLabels = (items: readonly PropSidebarItem[]): string[] =>
  items.flatMap((item) => ('label' in item ? [item.label] : []));

/** @returns the title of an index page, with some labels, because a category may have the same name as one of its pages */
export const formatIndexTitle = (title: string, labels: readonly string[]): string =>
  [title, labels.slice(0, 3).join(', ')].filter(Boolean).join(': ');
