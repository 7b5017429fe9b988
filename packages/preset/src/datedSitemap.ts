import type {Options as SitemapOptions} from '@docusaurus/plugin-sitemap';
import type {RouteConfig} from '@docusaurus/types';
import {lastChange} from '@paydocs/markdown/history';
import type {Options} from './options/types';

type CreateItems = NonNullable<SitemapOptions['createSitemapItems']>;

/**
 * Options of the sitemap: it says of each guide when it was changed, and of each page of a reference when its specification
 * was. Without a history it says nothing.
 */
export const datedSitemap: {createSitemapItems: CreateItems} = {
  createSitemapItems: async ({defaultCreateSitemapItems, siteConfig, routes}) => {
    const preset = siteConfig.presets.find((each) => Array.isArray(each) && each[0] === '@paydocs/preset');
    const options = (Array.isArray(preset) ? preset[1] : {}) as Options;
    const references = (['rest', 'graphql'] as const).map((name) => {
      const {path = `apis/${name}`, specification = name === 'rest' ? 'openapi' : 'graphql'} = options[name] ?? {};
      return {
        address: `${siteConfig.url}${siteConfig.baseUrl}${path}/`,
        date: lastChange(specification, process.cwd()),
      };
    });
    const dates = new Map(
      leaves(routes).map(({path, metadata}) => [`${siteConfig.url}${path}`, metadata?.lastUpdatedAt]),
    );
    const items = await defaultCreateSitemapItems({siteConfig, routes});
    return items.map((item) => {
      const changed = dates.get(item.url) ?? dates.get(item.url.replace(/\/$/, ''));
      const lastmod = changed
        ? new Date(changed).toISOString().slice(0, 10)
        : references.find(({address}) => item.url.startsWith(address))?.date;
      return lastmod === undefined ? item : {...item, lastmod};
    });
  },
};

const leaves = (routes: readonly RouteConfig[]): RouteConfig[] =>
  routes.flatMap((route) => (route.routes ? leaves(route.routes) : [route]));
