/** Packs several files into one for download. */
import {strToU8, zipSync, type Zippable} from 'fflate';

/**
 * Fixed time of all entries, so that the same files produce the same bytes. The format stores local times, without a
 * time zone.
 */
const ENTRY_TIME = new Date(1980, 0, 1);

/**
 * Creates a ZIP archive.
 *
 * @param files - text or bytes by path
 * @returns archive with its entries in the order of their paths
 */
export function createArchive(files: ReadonlyMap<string, string | Uint8Array>): Uint8Array {
  const sorted = [...files].sort(([one], [other]) => (one < other ? -1 : 1));
  const entries: Zippable = Object.fromEntries(
    sorted.map(([name, content]) => [name, typeof content === 'string' ? strToU8(content) : content]),
  );
  return zipSync(entries, {mtime: ENTRY_TIME, level: 6});
}
