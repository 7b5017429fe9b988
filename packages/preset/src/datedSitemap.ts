import path from 'node:path';
import type {Options as SitemapOptions} from '@docusaurus/plugin-sitemap';
import type {RouteConfig} from '@docusaurus/types';
import {getLastCommitDate} from '@paydocs/agents';
import type {Options} from './options/types';

type CreateItems = NonNullable<SitemapOptions['createSitemapItems']>;

/**
 * Sitemap options that add the date of the last change: of the file for a guide, of the specification for a reference
 * page, and of the folder for a component page. Lists of guides, and pages without a Git history, have no date.
 */
export const datedSitemap: {createSitemapItems: CreateItems} = {
  createSitemapItems: async ({defaultCreateSitemapItems, siteConfig, routes}) => {
    const preset = siteConfig.presets.find((each) => Array.isArray(each) && each[0] === '@paydocs/preset');
    const options = (Array.isArray(preset) ? preset[1] : {}) as Options;
    const references = (['rest', 'graphql'] as const).map((name) => {
      const {path: folder = `apis/${name}`, specification = name === 'rest' ? 'openapi' : 'graphql'} =
        options[name] ?? {};
      return {
        url: `${siteConfig.url}${siteConfig.baseUrl}${folder}/`,
        date: getLastCommitDate(specification, process.cwd()),
      };
    });
    const dates = new Map(
      flattenRoutes(routes).map(({path: routePath, metadata}) => [
        `${siteConfig.url}${routePath}`,
        metadata?.lastUpdatedAt ?? getComponentPageDate(metadata),
      ]),
    );
    const items = await defaultCreateSitemapItems({siteConfig, routes});
    return items.map((item) => {
      const changed = dates.get(item.url) ?? dates.get(item.url.replace(/\/$/, ''));
      const lastmod = changed
        ? new Date(changed).toISOString().slice(0, 10)
        : references.find(({url}) => item.url.startsWith(url))?.date;
      return lastmod === undefined ? item : {...item, lastmod};
    });
  },
};

/** Returns the date of the last commit in a component page's folder, or undefined for other pages. */
function getComponentPageDate(metadata: RouteConfig['metadata']): string | undefined {
  const file = metadata?.sourceFilePath ?? '';
  return /\.[jt]sx?$/.test(file) ? getLastCommitDate(path.dirname(file), process.cwd()) : undefined;
}

const flattenRoutes = (routes: readonly RouteConfig[]): RouteConfig[] =>
  routes.flatMap((route) => (route.routes ? flattenRoutes(route.routes) : [route]));
