/** Shared parts of the host configurations. */

/** Contents of files by their paths relative to the folder of all configurations. */
export type HostFiles = Readonly<Record<string, string>>;

/** First line of a configuration in which `#` starts a comment. */
export const NOTICE = '# Every build of the site overwrites this file, including your edits: see HOSTING.md.\n';

/** @returns a URL without its fragment, and the fragment with its `#`, or an empty string */
export function splitHash(url: string): {path: string; hash: string} {
  const [path = '', hash] = url.split('#');
  return {path, hash: hash === undefined ? '' : `#${hash}`};
}
