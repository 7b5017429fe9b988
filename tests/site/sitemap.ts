import fs from 'node:fs';
import {brand} from '../../src/config/brand';

/**
 * Reads what this build says it has: every page but the search page, whoever's content it is.
 *
 * @returns the pages of `build/sitemap.xml`, below the base URL, such as `/testing/`
 */
export const sitemapPaths = (): string[] =>
  [...fs.readFileSync('build/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
    url.slice(brand.urls.site.length),
  );
