import path from 'node:path';
import type {Options as SitemapOptions} from '@docusaurus/plugin-sitemap';
import type {RouteConfig} from '@docusaurus/types';
import {lastChange} from '@paydocs/markdown/history';
import type {Options} from './options/types';

type CreateItems = NonNullable<SitemapOptions['createSitemapItems']>;

/**
 * Options of the sitemap: it says of each guide when it was changed, of each page of a reference when its specification was,
 * and of a page of components when those beside it were. Without a history, and of a list of guides, it says nothing.
 */
export const datedSitemap: {createSitemapItems: CreateItems} = {
  createSitemapItems: async ({defaultCreateSitemapItems, siteConfig, routes}) => {
    const preset = siteConfig.presets.find((each) => Array.isArray(each) && each[0] === '@paydocs/preset');
    const options = (Array.isArray(preset) ? preset[1] : {}) as Options;
    const references = (['rest', 'graphql'] as const).map((name) => {
      const {path: folder = `apis/${name}`, specification = name === 'rest' ? 'openapi' : 'graphql'} =
        options[name] ?? {};
      return {
        address: `${siteConfig.url}${siteConfig.baseUrl}${folder}/`,
        date: lastChange(specification, process.cwd()),
      };
    });
    const dates = new Map(
      leaves(routes).map(({path: address, metadata}) => [
        `${siteConfig.url}${address}`,
        metadata?.lastUpdatedAt ?? ofCode(metadata),
      ]),
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

/** A page of components is as new as its folder. */
function ofCode(metadata: RouteConfig['metadata']): string | undefined {
  const file = metadata?.sourceFilePath ?? '';
  return /\.[jt]sx?$/.test(file) ? lastChange(path.dirname(file), process.cwd()) : undefined;
}

const leaves = (routes: readonly RouteConfig[]): RouteConfig[] =>
  routes.flatMap((route) => (route.routes ? leaves(route.routes) : [route]));
