/** What all configurations say of themselves. */

/** The text of each file, by its path below the folder of all configurations. */
export type HostFiles = Readonly<Record<string, string>>;

/** First lines of a configuration in which `#` begins a comment. */
export const NOTICE = '# Every build of the site generates this file, and your edits are lost: see HOSTING.md.\n';

/** @returns the path of an address without what stands after `#`, and that with its `#` */
export function partsOf(address: string): {path: string; hash: string} {
  const [path = '', hash] = address.split('#');
  return {path, hash: hash === undefined ? '' : `#${hash}`};
}
