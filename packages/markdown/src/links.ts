/** Resolves links to absolute URLs of Markdown, so that they work wherever the Markdown is read. */
import path from 'node:path';
import {getSourcePath} from '@paydocs/core/editions';
import {getMarkdownPath} from './markdownPath';
import type {SiteLocation, SitePage} from './types';

/** Matches a URL with a scheme or host, such as another site or an email address. */
const EXTERNAL_URL = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

/** Prefix of URLs that Docusaurus doesn't resolve. */
const PATHNAME_PREFIX = /^pathname:\/\//;

/** Matches the path of a page's source file. */
const PAGE_FILE = /\.mdx?$/;

/** Resolves the links of pages to absolute URLs. */
export interface LinkResolver {
  /**
   * Resolves a link. A link to a page becomes the URL of its Markdown.
   *
   * @param href - URL as written in a page
   * @param file - source file of the page, for relative links
   */
  resolveHref(href: string, file?: string): string;
  /** Returns the absolute URL of a page's Markdown, or of another file of the site. */
  toAbsoluteUrl(page: string): string;
}

/**
 * Creates a link resolver.
 *
 * @param pages - all pages of the site
 * @param publishedAt - finds the published path of a file next to its page, by its path relative to the project root; the
 *   result is relative to the site's base URL
 */
export function createLinkResolver(
  pages: readonly SitePage[],
  {url, baseUrl}: SiteLocation,
  publishedAt: (file: string) => string | undefined = () => undefined,
): LinkResolver {
  const pagePaths = new Set(pages.map((page) => page.path));
  // An untranslated page links to source files, even if the target page has a translation.
  const byFile = new Map(
    pages.flatMap(({file, path}) =>
      file === undefined ? [] : [getSourcePath(file) ?? file, file].map((name) => [name, path] as const),
    ),
  );
  const toAbsoluteUrl = (pathname: string): string =>
    `${url}${pagePaths.has(pathname) ? getMarkdownPath(pathname, baseUrl) : pathname}`;

  const toSitePath = (pathname: string): string =>
    pathname.startsWith(baseUrl) ? pathname : `${baseUrl}${pathname.replace(/^\/+/, '')}`;

  const resolveHref = (href: string, file?: string): string => {
    if (PATHNAME_PREFIX.test(href)) return `${url}${toSitePath(href.replace(PATHNAME_PREFIX, ''))}`;
    const localHref = href.startsWith(`${url}/`) ? href.slice(url.length) : href;
    if (localHref.startsWith('#') || EXTERNAL_URL.test(localHref)) return href;
    const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(localHref) ?? [];
    const targetPage = PAGE_FILE.test(pathname) && file !== undefined ? findPage(pathname, file) : undefined;
    if (targetPage !== undefined) return `${toAbsoluteUrl(targetPage)}${rest}`;
    if (!pathname.startsWith('/')) {
      const published =
        file === undefined || PAGE_FILE.test(pathname) ? undefined : publishedAt(toProjectPath(pathname, file));
      return published === undefined ? href : `${url}${baseUrl}${encodeURI(published)}${rest}`;
    }
    const sitePath = toSitePath(pathname);
    const page = sitePath.replace(/\/?$/, '/');
    return `${pagePaths.has(page) ? toAbsoluteUrl(page) : `${url}${sitePath}`}${rest}`;
  };

  const toProjectPath = (name: string, file: string): string => {
    const decoded = decodeURI(name);
    return decoded.startsWith('@site/')
      ? decoded.slice('@site/'.length)
      : path.posix.join(path.posix.dirname(file), decoded);
  };

  /** Returns the page of a source file, resolved as Docusaurus does. */
  function findPage(name: string, file: string): string | undefined {
    const decoded = decodeURI(name).replace(/^@site\//, '');
    const contentFolders = [...byFile.keys()].map((known) => known.split('/')[0] ?? '');
    const folders = [
      path.posix.dirname(file),
      path.posix.dirname(getSourcePath(file) ?? file),
      ...new Set(contentFolders),
      '',
    ];
    return folders.map((folder) => byFile.get(path.posix.join(folder, decoded))).find((page) => page !== undefined);
  }

  return {resolveHref, toAbsoluteUrl};
}
