import fs from 'node:fs';
import {brand} from '../../src/config/brand';

/**
 * Reads the paths of all pages of this build except the search page, whatever the content is.
 *
 * @returns paths from `build/sitemap.xml`, relative to the base URL, such as `/testing/`
 */
export const readSitemapPaths = (): string[] =>
  [...fs.readFileSync('build/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
    url.slice(brand.urls.site.length),
  );
