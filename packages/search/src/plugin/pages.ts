import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {normalizeUrl} from '@docusaurus/utils';
import {collectAreaPages, type AreaName, type AreaPage} from './areaPages';

/** A page of the site, from the data of the docs plugins. */
export interface SitePage extends Pick<AreaPage, 'area' | 'path' | 'title' | 'description' | 'file' | 'tag'> {
  /** Name of the area, and the sidebar categories of the page. */
  breadcrumb: string[];
}

/** Returns the display names of the areas, which group the results. */
const getAreaNames = ({'paydocs.area.docs': docs = 'Guides'}: Record<string, string> = {}) =>
  ({docs, rest: 'REST API', graphql: 'GraphQL API'}) as const;

/**
 * Collects all documentation pages, including category pages.
 *
 * @param instances - loaded content of the docs plugins, by instance ID
 * @param areas - docs instance of each area
 * @param messages - search messages in the language of the pages
 * @returns the pages in the order of the areas
 */
export function collectDocsPages(
  instances: Record<string, LoadedContent | undefined>,
  areas: Record<AreaName, {id: string}>,
  messages: Record<string, string> = {},
): SitePage[] {
  const names = getAreaNames(messages);
  return (Object.keys(areas) as AreaName[]).flatMap((area) => {
    const {id} = areas[area];
    const {pages} = collectAreaPages(area, instances[id], {id});
    return pages.map((page) => ({...page, breadcrumb: [names[area], ...page.trail]}));
  });
}

/** Creates the entry of the home page. It belongs to no docs instance, so its tag is `default`. */
export function createHomePage(
  baseUrl: string,
  title: string,
  description: string,
  messages: Record<string, string> = {},
): SitePage {
  return {
    ...{area: 'docs', path: normalizeUrl([baseUrl, '/']), title, description, file: undefined, tag: 'default'},
    breadcrumb: [getAreaNames(messages).docs],
  };
}
