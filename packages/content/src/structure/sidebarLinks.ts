import fs from 'node:fs';
import path from 'node:path';
import leven from 'leven';
import type {Diagnostic} from '@paydocs/core';
import {checkUrl} from './checkUrl';
import {findLineNumber} from './sidebar';

/** URLs of pages of the references, which are checked when the site is built. */
const REFERENCE_PAGE = /^\/apis\//;

/**
 * Checks the link entries of a sidebar.
 *
 * @param hrefs - targets of the entries
 * @param routes - route paths of all pages, with leading and trailing slashes; undefined if some are unknown
 * @param source - content of `sidebars.ts`, for line numbers
 * @returns diagnostics of broken links
 */
export function checkSidebarLinks(
  hrefs: readonly string[],
  routes: readonly string[] | undefined,
  source: string,
): Diagnostic[] {
  return hrefs.flatMap((href) => {
    const message = checkHref(href, routes);
    return message === undefined ? [] : [{file: 'sidebars.ts', line: findLineNumber(source, href), message}];
  });
}

function checkHref(href: string, routes: readonly string[] | undefined): string | undefined {
  const malformed = checkUrl(href);
  if (malformed !== undefined) return malformed;
  if (/^[a-z][a-z0-9+.-]*:/i.test(href) || REFERENCE_PAGE.test(href)) return undefined;
  if (!href.startsWith('/')) {
    return `the URL "${href}" is incomplete. Use a URL that starts with a slash, such as "/testing/", or with "https://".`;
  }
  const [pathname = ''] = href.split(/[?#]/);
  const route = path.posix.join(pathname, '/');
  if (!routes || routes.includes(route) || fs.existsSync(path.posix.join('static', pathname))) return undefined;
  const closest = [...routes].sort((a, b) => leven(a, route) - leven(b, route))[0] ?? '';
  const hint = leven(closest, route) <= 4 ? `Did you mean ${closest}?` : 'Correct the link.';
  return `the link to ${href} is broken: no page has this URL. ${hint}`;
}
