import fs from 'node:fs';
import path from 'node:path';
import type {LoadedContent, PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {RouteConfig} from '@docusaurus/types';

type SidebarItem = PropVersionMetadata['docsSidebars'][string][number];

/**
 * Moves the documents' titles and descriptions from the data that every page of a version loads to the pages of
 * categories, which alone show them: the more guides a site has, the more each of them would carry.
 *
 * @param route - that the docs plugin adds: the root of an area
 * @returns the route of the same pages
 */
export function withLeanVersions(route: RouteConfig): RouteConfig {
  const routes = route.routes?.map((version) => {
    const data = version.props?.version as PropVersionMetadata | undefined;
    if (data === undefined) return version;
    const ids = Object.keys(data.docs);
    return {
      ...version,
      props: {...version.props, version: {...data, docs: Object.fromEntries(ids.map((id) => [id, {}]))}},
      routes: version.routes?.map((sidebar) => withCategoryDocs(sidebar, data)),
    };
  });
  return {...route, routes};
}

function withCategoryDocs(route: RouteConfig, version: PropVersionMetadata): RouteConfig {
  const category = route.props?.categoryGeneratedIndex;
  if (category === undefined) {
    return {...route, ...(route.routes && {routes: route.routes.map((each) => withCategoryDocs(each, version))})};
  }
  const items = Object.values(version.docsSidebars).flatMap((sidebar) => itemsBelow(sidebar, route.path) ?? []);
  const ids = items.flatMap((item) => (item.type === 'link' && item.docId !== undefined ? [item.docId] : []));
  const docs = Object.fromEntries(ids.flatMap((id) => (version.docs[id] ? [[id, version.docs[id]]] : [])));
  return {...route, props: {...route.props, categoryGeneratedIndex: {...category, docs}}};
}

/** The items of the category that has a page of its own at an address. */
function itemsBelow(items: readonly SidebarItem[], address: string): SidebarItem[] | undefined {
  for (const item of items) {
    if (item.type !== 'category') continue;
    const found = item.href === address ? item.items : itemsBelow(item.items, address);
    if (found) return found;
  }
  return undefined;
}

/**
 * @param content - of an area
 * @param siteDir - its project
 * @returns whether a page lists others by the theme's component for it, for which it needs their descriptions
 */
export function listsDocs({loadedVersions}: LoadedContent, siteDir: string): boolean {
  return loadedVersions.some(({docs}) =>
    docs.some(({source}) =>
      fs.readFileSync(path.join(siteDir, source.replace('@site/', '')), 'utf8').includes('DocCardList'),
    ),
  );
}
