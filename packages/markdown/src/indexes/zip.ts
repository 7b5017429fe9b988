/** All texts in one file, for those who read them elsewhere. */
import {strToU8, zipSync, type Zippable} from 'fflate';

/** The same bytes for the same texts: the format has a time for each file, without a time zone. */
const TIME = new Date(1980, 0, 1);

/**
 * @param files - texts by their paths
 * @returns a ZIP archive, in the order of the paths
 */
export function archive(files: ReadonlyMap<string, string>): Uint8Array {
  const sorted = [...files].sort(([one], [other]) => (one < other ? -1 : 1));
  const entries: Zippable = Object.fromEntries(sorted.map(([name, text]) => [name, strToU8(text)]));
  return zipSync(entries, {mtime: TIME, level: 6});
}
