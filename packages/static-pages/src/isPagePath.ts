import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';

/** Cached results by path. Each page checks the links of the navbar, and a check compares a path with all routes. */
const resultsByPath = new Map<string, boolean>();

/**
 * Checks whether a page exists at a path. The not-found page doesn't count, because it has no exact route.
 *
 * @param pathname - path with the site's base path
 */
export function isPagePath(pathname: string): boolean {
  const known = resultsByPath.get(pathname);
  if (known !== undefined) return known;
  const result = matchRoutes(routes as never, pathname).some(({route}) => route.exact);
  resultsByPath.set(pathname, result);
  return result;
}
