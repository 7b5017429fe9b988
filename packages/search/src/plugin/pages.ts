import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import {normalizeUrl} from '@docusaurus/utils';

/** A page of the site, as the docs plugins know it. */
export interface SitePage {
  area: 'docs' | 'rest' | 'graphql';
  /** Address from the host's root. */
  path: string;
  title: string;
  description: string;
  /** Its file from the project's root; category pages have none. */
  file: string | undefined;
  /** What `docusaurus_tag` is on the page. */
  tag: string;
  /** The name of the area, and the categories of the sidebar around the page. */
  breadcrumb: string[];
}

/** Names under which results are grouped. */
export const areaNames = ({'paydocs.area.docs': docs = 'Guides'}: Record<string, string> = {}) =>
  ({docs, rest: 'REST API', graphql: 'GraphQL API'}) as const;

type SidebarItem = LoadedVersion['sidebars'][string][number];

/**
 * @param instances - what the docs plugins loaded, by instance
 * @param areas - the instance of each area
 * @param messages - texts of search in the language of the pages
 * @returns every page of the documentation, category pages included, in the order of the areas
 */
export function docsPages(
  instances: Record<string, LoadedContent | undefined>,
  areas: Record<SitePage['area'], {id: string}>,
  messages: Record<string, string> = {},
): SitePage[] {
  const names = areaNames(messages);
  return (Object.keys(areas) as SitePage['area'][]).flatMap((area) => {
    const {id} = areas[area];
    return (instances[id]?.loadedVersions ?? []).flatMap((version) => {
      const tag = `docs-${id}-${version.versionName}`;
      const {trails, categories} = readSidebars(version);
      const written = version.docs.map((doc) => ({
        area,
        path: withSlash(doc.permalink),
        title: doc.title,
        description: doc.description,
        file: doc.source.replace(/^@site\//, ''),
        tag,
        breadcrumb: [names[area], ...(trails.get(doc.id) ?? [])],
      }));
      const generated = categories.map(({title, description, path, trail}) => ({
        ...{area, path, title, description, tag},
        file: undefined,
        breadcrumb: [names[area], ...trail],
      }));
      return [...written, ...generated];
    });
  });
}

/** Every address of the site ends with one (`trailingSlash`); the docs plugins leave that to the router. */
const withSlash = (path: string): string => path.replace(/\/?$/, '/');

/** The home page, which belongs to no area. */
export function homePage(
  baseUrl: string,
  title: string,
  description: string,
  messages: Record<string, string> = {},
): SitePage {
  return {
    ...{area: 'docs', path: normalizeUrl([baseUrl, '/']), title, description, file: undefined, tag: 'default'},
    breadcrumb: [areaNames(messages).docs],
  };
}

interface CategoryPage {
  title: string;
  description: string;
  path: string;
  trail: string[];
}

/** Where the sidebars have each page, by its id, and the category pages that only they know. */
function readSidebars({sidebars}: LoadedVersion): {trails: Map<string, string[]>; categories: CategoryPage[]} {
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
          categories.push({title, description, path: withSlash(permalink), trail});
        }
        walk(item.items, [...trail, label]);
      }
    }
  };
  Object.values(sidebars).forEach((items) => walk(items, []));
  return {trails, categories};
}
