import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {useActivePlugin, useDocsVersion} from '@docusaurus/plugin-content-docs/client';

/** What the pages of an area belong to: both references have a `Payment`. */
const AREAS: Readonly<Record<string, string>> = {rest: 'REST API', graphql: 'GraphQL API'};

/**
 * @param title - of a page of the docs
 * @returns the title of its document, which no other page of the language has: with its API, and its version unless it is
 *   the last one
 */
export function useDocumentTitle(title: string): string {
  const area = AREAS[useActivePlugin()?.pluginId ?? ''];
  const {label, isLast} = useDocsVersion();
  return [title, ...(area === undefined || title.includes(area) ? [] : [area]), ...(isLast ? [] : [label])].join(' | ');
}

/** @returns what the links of a sidebar and its categories are called */
export const labelsOf = (items: readonly PropSidebarItem[]): string[] =>
  items.flatMap((item) => ('label' in item ? [item.label] : []));

/** @returns the title of an index page, whose category may be called as one of its pages is */
export const indexTitle = (title: string, labels: readonly string[]): string =>
  [title, labels.slice(0, 3).join(', ')].filter(Boolean).join(': ');
