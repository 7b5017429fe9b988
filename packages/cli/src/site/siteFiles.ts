import path from 'node:path';
import type {Brand} from '@paydocs/core';

const IMAGE_TYPES: Record<string, string> = {'.svg': 'image/svg+xml', '.png': 'image/png', '.ico': 'image/x-icon'};

/**
 * Renders the web app manifest (https://www.w3.org/TR/appmanifest/), which defines how phones show the site on a home
 * screen.
 *
 * @param brand - validated brand
 * @param baseUrl - path below which the site is served, with a slash at both ends
 * @returns the text of the file
 */
export function renderWebManifest(brand: Brand, baseUrl: string): string {
  const manifest = {
    name: `${brand.name} Docs`,
    short_name: brand.name,
    start_url: baseUrl,
    display: 'minimal-ui',
    background_color: brand.colors.themeColor.light,
    theme_color: brand.colors.themeColor.light,
    icons: [{src: `${baseUrl}${brand.favicon}`, sizes: 'any', type: IMAGE_TYPES[path.extname(brand.favicon)]}],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/**
 * Renders `robots.txt` (RFC 9309): robots may read everything except search results.
 *
 * @param siteUrl - scheme and host of the deployed site
 * @param baseUrls - paths below which the site is served, one for each language, with a slash at both ends
 * @returns the text of the file
 */
export function renderRobotsTxt(siteUrl: string, ...baseUrls: string[]): string {
  const searches = baseUrls.map((baseUrl) => `Disallow: ${baseUrl}search/?\n`);
  const sitemaps = baseUrls.map((baseUrl) => `Sitemap: ${siteUrl}${baseUrl}sitemap.xml\n`);
  return `User-agent: *\n${searches.join('')}\n${sitemaps.join('')}`;
}
