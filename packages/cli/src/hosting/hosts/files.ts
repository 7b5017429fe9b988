/** Definitions that the configurations of several hosts share. */

/** Contents of configuration files, by path relative to the folder of all configurations. */
export type HostFiles = Readonly<Record<string, string>>;

/** First line of a configuration file in which `#` starts a comment. */
export const OVERWRITE_NOTICE =
  '# Every build of the site overwrites this file, including your edits: see HOSTING.md.\n';

/**
 * Splits a URL into the URL without its fragment (`path`), and the fragment with its `#` (`hash`), which can be empty.
 */
export function splitHash(url: string): {path: string; hash: string} {
  const [path = '', hash] = url.split('#');
  return {path, hash: hash === undefined ? '' : `#${hash}`};
}
