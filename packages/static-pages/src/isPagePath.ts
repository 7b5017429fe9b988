import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';

/** Results by path. Every page asks about the pages of the navbar, and each answer compares a path with all routes. */
const results = new Map<string, boolean>();

/**
 * Checks whether a path has a page. The not-found page has no route, so it returns `false` for missing pages.
 *
 * @param pathname - path of the site, including the base URL
 */
export function isPagePath(pathname: string): boolean {
  const known = results.get(pathname);
  if (known !== undefined) return known;
  const result = matchRoutes(routes as never, pathname).some(({route}) => route.exact);
  results.set(pathname, result);
  return result;
}
