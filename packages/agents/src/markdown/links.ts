/** Resolves links to absolute URLs of Markdown, so that they work wherever the Markdown is read. */
import {getMarkdownPath} from './markdownPath';
import type {SiteLocation, SitePage} from './types';

/** Matches a URL with a scheme or host, such as another site or an email address. */
const EXTERNAL_URL = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

/** Functions that resolve the links of pages to absolute URLs. */
export interface LinkResolver {
  /**
   * Resolves a link to an absolute URL. A link to a page becomes the URL of its Markdown. Links to anchors on the same
   * page and to other sites stay unchanged.
   *
   * @param href - URL in the HTML of a page
   */
  resolveHref(href: string): string;
  /** Returns the absolute URL of a page's Markdown, or of another file, for a path with the site's base path. */
  toAbsoluteUrl(page: string): string;
}

/**
 * Creates the resolver for a site's links.
 *
 * @param pages - all pages of the site
 * @param site - location of the site
 */
export function createLinkResolver(pages: readonly SitePage[], {url, baseUrl}: SiteLocation): LinkResolver {
  const pagePaths = new Set(pages.map((page) => page.path));
  const toAbsoluteUrl = (pathname: string): string =>
    `${url}${pagePaths.has(pathname) ? getMarkdownPath(pathname, baseUrl) : pathname}`;
  const resolveHref = (href: string): string => {
    const localHref = href.startsWith(`${url}/`) ? href.slice(url.length) : href;
    if (localHref.startsWith('#') || EXTERNAL_URL.test(localHref)) return href;
    const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(localHref) ?? [];
    const sitePath = pathname.startsWith(baseUrl) ? pathname : `${baseUrl}${pathname.replace(/^\/+/, '')}`;
    const page = sitePath.replace(/\/?$/, '/');
    // File names may contain spaces, which end a URL in Markdown.
    return `${pagePaths.has(page) ? toAbsoluteUrl(page) : `${url}${sitePath}`}${rest}`.replace(
      /\s/g,
      encodeURIComponent,
    );
  };
  return {resolveHref, toAbsoluteUrl};
}
