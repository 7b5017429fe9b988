/** Reads an archive of which nobody knows who made it. */
import {strFromU8, unzipSync} from 'fflate';
import {ToolError} from '../toolError';
import {isWanted, MOST_BYTES, MOST_FILES, sized} from './limits';

/**
 * Nothing is written to a disk, so a name can't lead anywhere; an archive with names that try to is refused as a whole.
 *
 * @param bytes - a ZIP archive (APPNOTE.TXT 6.3.10, PKWARE)
 * @param name - of the archive, for messages
 * @returns the texts by their paths
 * @throws ToolError if it is damaged, too large, or has entries outside of itself
 */
export function readZip(bytes: Uint8Array, name: string): Map<string, string> {
  let [count, size] = [0, 0];
  let refusal: string | undefined;
  const filter = (entry: {name: string; originalSize: number}): boolean => {
    count += 1;
    if (leadsOutside(entry.name)) refusal ??= `has the entry ${JSON.stringify(entry.name.slice(0, 80))}, which points outside the archive`;
    if (count > MOST_FILES) refusal ??= `has more than ${MOST_FILES} entries`;
    if (!isWanted(entry.name)) return false;
    size += entry.originalSize;
    if (size > MOST_BYTES) refusal ??= `has more than ${sized(MOST_BYTES)} of text`;
    return refusal === undefined;
  };
  let files: Record<string, Uint8Array>;
  try {
    files = unzipSync(bytes, {filter});
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ToolError(`${name} isn't a ZIP archive, or is damaged (${reason}). Rebuild the site, or copy the file again.`);
  }
  if (refusal !== undefined) throw new ToolError(`${name} ${refusal}: a build of this site never writes such a file. Rebuild the site.`);
  return new Map(Object.entries(files).map(([path, content]) => [path, strFromU8(content)]));
}

const leadsOutside = (name: string): boolean =>
  /^(?:[/\\]|[a-z]:)|\\|\0/i.test(name) || name.split('/').includes('..');
