/** The addresses of a built site, and the list of those that were published. */
import path from 'node:path';
import type {Brand} from '@paydocs/core/brand/types';
import {listFiles} from '@paydocs/core/fingerprint';
import type {SitePlace} from '../rules/types';
import {PUBLISHED, readLines} from './files';

const HEADING = `# Every published URL, as a path below the site's base URL. No URL can be lost: a build fails if it lacks one of
# them and redirects.txt has no line for it. "npm run addresses" adds the URLs of the last build.
`;

/** What nobody keeps an address of: what pages load, such as the logo of a brand, the page for what is not there, and other forms of a file or a page, such as its Markdown. */
const NO_ADDRESS = /^(?:assets\/|fonts\/|404\.html$)|\.(?:avif|gif|ico|jpe?g|png|svg|webp|woff2|br|gz)$/;

/** The end of the file of a page. */
const PAGE = /\/index\.html$/;

/**
 * @param folder - of a built site
 * @param place - where the site is
 * @returns the address of each page, and of each file that others load, sorted; from the site's base, with a slash in front
 */
export function addressesOf(folder: string, {baseUrl, languages}: Pick<SitePlace, 'baseUrl' | 'languages'>): string[] {
  const languageFolders = ['', ...languages.map((language) => language.baseUrl.slice(baseUrl.length))];
  const isAddress = (file: string): boolean =>
    !languageFolders.some((each) => file.startsWith(each) && NO_ADDRESS.test(file.slice(each.length)));
  const files = listFiles(folder).map((file) => path.relative(folder, file).split(path.sep).join('/'));
  const pages = new Set(files.filter((file) => PAGE.test(file)).map((file) => file.replace(PAGE, '')));
  // They come and go with their page: its Markdown, which has as many parts as the page is long, and what its form is made from.
  const isOfPage = (file: string): boolean =>
    /(?:^|\/)index(?:-\d+)?\.md$/.test(file) ||
    (file.endsWith('.md') && pages.has(file.slice(0, -'.md'.length))) ||
    (file.endsWith('/request.json') && pages.has(path.posix.dirname(file)));
  return files
    .filter((file) => isAddress(file) && !isOfPage(file))
    .map((file) => `/${file}`.replace(/\/index\.html$/, '/'))
    .sort();
}

/**
 * @param folder - that holds the list, from the project's root
 * @param brand - whose tokens it may have
 * @param addresses - of a built site
 * @returns those that are not on the list
 */
export function unlisted(folder: string, brand: Brand, addresses: readonly string[]): string[] {
  const known = new Set(readLines(path.join(folder, PUBLISHED), brand)?.map(({text}) => text));
  return addresses.filter((address) => !known.has(address));
}

/**
 * @param folder - that holds the list, from the project's root; may have none
 * @param brand - its slug is written as a token
 * @param addresses - of a built site
 * @returns the text of the list with those and all that were on it, sorted
 */
export function extendedList(folder: string, brand: Brand, addresses: readonly string[]): string {
  const known = readLines(path.join(folder, PUBLISHED), brand)?.map(({text}) => text) ?? [];
  const lines = [...known, ...addresses].map((address) => withToken(address, brand.slug));
  return `${HEADING}${[...new Set(lines)].sort().join('\n')}\n`;
}

/** A site that takes another brand keeps its addresses but for that word. */
function withToken(address: string, slug: string): string {
  return address.replace(new RegExp(`(?<=[/-])${slug}(?=[/.-])`, 'g'), '{product.slug}');
}
