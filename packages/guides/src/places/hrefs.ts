import fs from 'node:fs';
import path from 'node:path';
import leven from 'leven';
import type {InputProblem} from '@paydocs/core/inputError';
import {addressMistake} from './addresses';
import {lineOf} from './sidebar';

/** Pages of the references: they are checked when the site is built. */
const IN_REFERENCE = /^\/apis\//;

/**
 * @param hrefs - addresses that a sidebar links to
 * @param routes - addresses of all pages, with a slash at both ends; none when they are not all known
 * @param source - text of `sidebars.ts`, to name lines of it
 * @returns those that lead nowhere
 */
export function hrefProblems(
  hrefs: readonly string[],
  routes: readonly string[] | undefined,
  source: string,
): InputProblem[] {
  return hrefs.flatMap((href) => {
    const message = mistake(href, routes);
    return message === undefined ? [] : [{file: 'sidebars.ts', line: lineOf(source, href), message}];
  });
}

function mistake(href: string, routes: readonly string[] | undefined): string | undefined {
  const malformed = addressMistake(href);
  if (malformed !== undefined) return malformed;
  if (/^[a-z][a-z0-9+.-]*:/i.test(href) || IN_REFERENCE.test(href)) return undefined;
  if (!href.startsWith('/')) {
    return `the URL "${href}" is incomplete. Write one that starts with a slash, such as "/testing/", or with "https://".`;
  }
  const [address = ''] = href.split(/[?#]/);
  const route = path.posix.join(address, '/');
  if (!routes || routes.includes(route) || fs.existsSync(path.posix.join('static', address))) return undefined;
  const nearest = [...routes].sort((a, b) => leven(a, route) - leven(b, route))[0] ?? '';
  const cure = leven(nearest, route) <= 4 ? `Did you mean ${nearest}?` : 'Correct the link.';
  return `the link to ${href} is broken: no page has this URL. ${cure}`;
}
