import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import {normalizeUrl} from '@docusaurus/utils';

/** A page of the site, from the data of the docs plugins. */
export interface SitePage {
  area: 'docs' | 'rest' | 'graphql';
  /** Root-relative path. */
  path: string;
  title: string;
  description: string;
  /** Source file, relative to the project's root; `undefined` for category pages. */
  file: string | undefined;
  /** Value of `docusaurus_tag` on the page. */
  tag: string;
  /** Name of the area, and the sidebar categories of the page. */
  breadcrumb: string[];
}

/** Returns the display names of the areas, which group the results. */
const getAreaNames = ({'paydocs.area.docs': docs = 'Guides'}: Record<string, string> = {}) =>
  ({docs, rest: 'REST API', graphql: 'GraphQL API'}) as const;

type SidebarItem = LoadedVersion['sidebars'][string][number];

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
  areas: Record<SitePage['area'], {id: string}>,
  messages: Record<string, string> = {},
): SitePage[] {
  const names = getAreaNames(messages);
  return (Object.keys(areas) as SitePage['area'][]).flatMap((area) => {
    const {id} = areas[area];
    return (instances[id]?.loadedVersions ?? []).flatMap((version) => {
      const tag = `docs-${id}-${version.versionName}`;
      const {trails, categories} = collectTrailsAndCategories(version);
      const docPages = version.docs.map((doc) => ({
        area,
        path: addTrailingSlash(doc.permalink),
        title: doc.title,
        description: doc.description,
        file: doc.source.replace(/^@site\//, ''),
        tag,
        breadcrumb: [names[area], ...(trails.get(doc.id) ?? [])],
      }));
      const categoryPages = categories.map(({title, description, path, trail}) => ({
        ...{area, path, title, description, tag},
        file: undefined,
        breadcrumb: [names[area], ...trail],
      }));
      return [...docPages, ...categoryPages];
    });
  });
}

/** Adds a trailing slash, as in all URLs of the site (`trailingSlash`). The docs plugins leave that to the router. */
const addTrailingSlash = (path: string): string => path.replace(/\/?$/, '/');

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

/** A generated category page. */
interface CategoryPage {
  title: string;
  description: string;
  path: string;
  trail: string[];
}

/**
 * Collects the labels of the categories above each page, by page ID. Also collects the category pages, which exist only in
 * sidebars.
 */
function collectTrailsAndCategories({sidebars}: LoadedVersion): {
  trails: Map<string, string[]>;
  categories: CategoryPage[];
} {
  const trails = new Map<string, string[]>();
  const categories: CategoryPage[] = [];
  const walk = (items: SidebarItem[], trail: string[]): void => {
    for (const item of items) {
      if (item.type === 'doc' || item.type === 'ref') {
        if (!trails.has(item.id)) trails.set(item.id, trail);
      } else if (item.type === 'category') {
        const {label, link} = item;
        if (link?.type === 'doc') trails.set(link.id, trail);
        if (link?.type === 'generated-index') {
          const {title = label, description = '', permalink} = link;
          categories.push({title, description, path: addTrailingSlash(permalink), trail});
        }
        walk(item.items, [...trail, label]);
      }
    }
  };
  Object.values(sidebars).forEach((items) => walk(items, []));
  return {trails, categories};
}
