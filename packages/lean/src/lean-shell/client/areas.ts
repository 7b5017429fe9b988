import globalData from '@generated/globalData';

const data = globalData['lean-shell']?.default as {areas: string[]} | undefined;

/** Addresses of the areas whose pages are plain HTML, with a slash at both ends; none in the preview. */
export const areas: readonly string[] = data?.areas ?? [];

/**
 * @param pathname - an address of the site
 * @param among - addresses of areas
 * @returns whether the page is plain HTML
 */
export function isStatic(pathname: string, among: readonly string[] = areas): boolean {
  return among.some((area) => pathname.startsWith(area) || `${pathname}/` === area);
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
