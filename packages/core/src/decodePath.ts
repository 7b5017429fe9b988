/**
 * Decodes percent-encoding.
 *
 * @param pathname - path of a URL, or its fragment
 * @returns the decoded text; the text itself if a "%" in it doesn't encode a character
 */
export function decodePath(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
