import globalData from '@generated/globalData';
import routes from '@generated/routes';
import {plainPath} from './paths';

interface Route {
  path?: string | readonly string[];
  exact?: boolean;
  routes?: readonly Route[];
}

const data = globalData['lean-shell']?.default as {areas: string[]} | undefined;

/** Addresses of the areas whose pages are plain HTML, with a slash at both ends; none in the preview. */
export const areas: readonly string[] = data?.areas ?? [];

const singlePages = (all: readonly Route[]): string[] =>
  all.flatMap(({path, exact, routes: below}) => (below ? singlePages(below) : exact ? [plainPath(String(path))] : []));

/** Pages that the router shows, without a slash at the end: the home page, search. They may stand in an area. */
export const routed: ReadonlySet<string> = new Set(singlePages(routes as readonly Route[]));

/**
 * @param pathname - an address of the site
 * @param among - addresses of areas
 * @param except - pages that the router shows
 * @returns whether the page is plain HTML
 */
export function isStatic(
  pathname: string,
  among: readonly string[] = areas,
  except: ReadonlySet<string> = routed,
): boolean {
  return among.some((area) => pathname.startsWith(area) || `${pathname}/` === area) && !except.has(plainPath(pathname));
}

/**
 * @param from - address of a page
 * @param to - address of another page, or of the same
 * @param among - addresses of areas
 * @returns whether the browser must load the other page: the router knows only one of the two, or none
 */
export function mustLoad(from: string, to: string, among: readonly string[] = areas): boolean {
  return from !== to && (isStatic(from, among) || isStatic(to, among));
}
