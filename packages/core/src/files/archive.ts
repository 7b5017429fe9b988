/** Several files in one, for those who read them elsewhere. */
import {strToU8, zipSync, type Zippable} from 'fflate';

/** The same bytes for the same files: the format has a time for each, without a time zone. */
const TIME = new Date(1980, 0, 1);

/**
 * @param files - texts, or bytes, by their paths
 * @returns a ZIP archive, in the order of the paths
 */
export function archive(files: ReadonlyMap<string, string | Uint8Array>): Uint8Array {
  const sorted = [...files].sort(([one], [other]) => (one < other ? -1 : 1));
  const entries: Zippable = Object.fromEntries(
    sorted.map(([name, content]) => [name, typeof content === 'string' ? strToU8(content) : content]),
  );
  return zipSync(entries, {mtime: TIME, level: 6});
}
