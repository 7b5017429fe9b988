/** The URLs of a built site, and the list of published URLs. */
import path from 'node:path';
import {type Brand, listFiles} from '@paydocs/core';
import type {SiteLocation} from '../rules/types';
import {PUBLISHED_FILE, readUrlList} from './files';

const HEADING = `# Every published URL, as a path below the site's base URL. No URL can be lost: a build fails if it lacks one of
# them and redirects.txt has no line for it. "npm run addresses" adds the URLs of the last build.
`;

/**
 * Matches files whose URLs aren't preserved: files that pages load, such as a brand's logo, the not-found page, and
 * compressed files.
 */
const EXCLUDED_FILE = /^(?:assets\/|fonts\/|404\.html$)|\.(?:avif|gif|ico|jpe?g|png|svg|webp|woff2|br|gz)$/;

/** Matches the end of a page's file path. */
const PAGE_FILE = /\/index\.html$/;

/**
 * Lists the URLs that must be preserved: pages, and files that readers or programs request directly.
 *
 * @param folder - folder of the built site
 * @param site - location of the site
 * @returns sorted paths below the site's base URL, with a leading slash
 */
export function listUrls(folder: string, {baseUrl, languages}: Pick<SiteLocation, 'baseUrl' | 'languages'>): string[] {
  const languageFolders = ['', ...languages.map((language) => language.baseUrl.slice(baseUrl.length))];
  const isPreserved = (file: string): boolean =>
    !languageFolders.some(
      (languageFolder) => file.startsWith(languageFolder) && EXCLUDED_FILE.test(file.slice(languageFolder.length)),
    );
  const files = listFiles(folder).map((file) => path.relative(folder, file).split(path.sep).join('/'));
  const pages = new Set(files.filter((file) => PAGE_FILE.test(file)).map((file) => file.replace(PAGE_FILE, '')));
  // Such files are the page's Markdown, in several files if it's long, and the data of its request form.
  const belongsToPage = (file: string): boolean =>
    /(?:^|\/)index(?:-\d+)?\.md$/.test(file) ||
    (file.endsWith('.md') && pages.has(file.slice(0, -'.md'.length))) ||
    (file.endsWith('/request.json') && pages.has(path.posix.dirname(file)));
  return files
    .filter((file) => isPreserved(file) && !belongsToPage(file))
    .map((file) => `/${file}`.replace(/\/index\.html$/, '/'))
    .sort();
}

/**
 * Finds the URLs of a built site that aren't on the list of published URLs.
 *
 * @param folder - folder of the list, relative to the project's root
 * @param brand - brand whose tokens the list can contain
 * @param urls - URLs of the built site, as paths below its base URL
 * @returns the URLs that aren't on the list
 */
export function findUnlistedUrls(folder: string, brand: Brand, urls: readonly string[]): string[] {
  const published = new Set(readUrlList(path.join(folder, PUBLISHED_FILE), brand)?.map(({text}) => text));
  return urls.filter((url) => !published.has(url));
}

/**
 * Adds URLs to the list of published URLs. Reads the list, but doesn't write it.
 *
 * @param folder - folder of the list, relative to the project's root; the list can be missing
 * @param brand - brand whose slug is replaced with a token
 * @param urls - URLs of a built site, as paths below its base URL
 * @returns the content of the new list, sorted and without duplicates
 * @throws InputError if the list contains an unknown token or isn't text
 */
export function extendUrlList(folder: string, brand: Brand, urls: readonly string[]): string {
  const published = readUrlList(path.join(folder, PUBLISHED_FILE), brand)?.map(({text}) => text) ?? [];
  const lines = [...published, ...urls].map((url) => replaceSlugWithBrandToken(url, brand.slug));
  return `${HEADING}${[...new Set(lines)].sort().join('\n')}\n`;
}

/** Replaces the brand's slug with a token, so a site with a different brand keeps its other URLs. */
function replaceSlugWithBrandToken(url: string, slug: string): string {
  return url.replace(new RegExp(`(?<=[/-])${slug}(?=[/.-])`, 'g'), '{product.slug}');
}
