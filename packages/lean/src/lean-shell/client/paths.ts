/**
 * @param pathname - the address of a page
 * @returns the one form that all addresses of this page have here: decoded, without a slash or `index.html` at its end
 */
export function plainPath(pathname: string): string {
  const path = pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/$/, '');
  try {
    return decodeURI(path);
  } catch {
    return path; // not an address that we wrote
  }
}
