/** Links that lead to Markdown, wherever the text is read. */
import path from 'node:path';
import {sourceOf} from '@paydocs/core/editions';
import {markdownAddress} from './addresses';
import type {SiteAddress, SitePage} from './types';

/** A link of another site, or of mail. */
const ELSEWHERE = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

/** Docusaurus leaves what follows as it is. */
const FILE = /^pathname:\/\//;

/** The path of a page's file. */
const PAGE = /\.mdx?$/;

/** Turns addresses as pages have them into whole ones. */
export interface Links {
  /**
   * @param href - as it stands in a page
   * @param file - the page's file, for addresses that begin there
   * @returns the whole address: of a page, that of its Markdown
   */
  portable(href: string, file?: string): string;
  /** @returns the whole address of a page's Markdown, or of another file of the site */
  whole(page: string): string;
}

/**
 * @param pages - all pages of the site
 * @param site - where it is
 * @param publishedAt - finds the path below the site of a file that stands beside its page, by its path from the project's root
 * @returns what makes links portable
 */
export function linksOf(
  pages: readonly SitePage[],
  {url, baseUrl}: SiteAddress,
  publishedAt: (file: string) => string | undefined = () => undefined,
): Links {
  const addresses = new Set(pages.map((page) => page.path));
  // A page that isn't translated names others in their own folder, where a translation stands for them.
  const byFile = new Map(
    pages.flatMap(({file, path}) =>
      file === undefined ? [] : [sourceOf(file) ?? file, file].map((name) => [name, path] as const),
    ),
  );
  const whole = (address: string): string =>
    `${url}${addresses.has(address) ? markdownAddress(address, baseUrl) : address}`;

  const fromRoot = (address: string): string =>
    address.startsWith(baseUrl) ? address : `${baseUrl}${address.replace(/^\/+/, '')}`;

  const portable = (href: string, file?: string): string => {
    if (FILE.test(href)) return `${url}${fromRoot(href.replace(FILE, ''))}`;
    const own = href.startsWith(`${url}/`) ? href.slice(url.length) : href;
    if (own.startsWith('#') || ELSEWHERE.test(own)) return href;
    const [, address = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(own) ?? [];
    const target = PAGE.test(address) && file !== undefined ? pageOf(address, file) : undefined;
    if (target !== undefined) return `${whole(target)}${rest}`;
    if (!address.startsWith('/')) {
      const published = file === undefined || PAGE.test(address) ? undefined : publishedAt(pathOf(address, file));
      return published === undefined ? href : `${url}${baseUrl}${encodeURI(published)}${rest}`;
    }
    const inside = fromRoot(address);
    const page = inside.replace(/\/?$/, '/');
    return `${addresses.has(page) ? whole(page) : `${url}${inside}`}${rest}`;
  };

  const pathOf = (name: string, file: string): string => {
    const decoded = decodeURI(name);
    return decoded.startsWith('@site/')
      ? decoded.slice('@site/'.length)
      : path.posix.join(path.posix.dirname(file), decoded);
  };

  /** The page that the path of a file stands for, as Docusaurus finds it. */
  function pageOf(name: string, file: string): string | undefined {
    const decoded = decodeURI(name).replace(/^@site\//, '');
    const areas = [...byFile.keys()].map((known) => known.split('/')[0] ?? '');
    const folders = [path.posix.dirname(file), path.posix.dirname(sourceOf(file) ?? file), ...new Set(areas), ''];
    return folders.map((folder) => byFile.get(path.posix.join(folder, decoded))).find((page) => page !== undefined);
  }

  return {portable, whole};
}
