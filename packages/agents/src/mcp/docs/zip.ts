/** Reads archives from untrusted sources. */
import {strFromU8, unzipSync} from 'fflate';
import {ToolError} from '../toolError';
import {isDocsFile, MAX_DOCS_BYTES, MAX_DOCS_FILES, formatMegabytes} from './limits';

/**
 * Extracts the documentation files of an archive. Writes nothing to disk, but still rejects an archive that has a path
 * outside of it.
 *
 * @param bytes - ZIP archive (https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT)
 * @param name - name of the archive, for messages
 * @returns content of each documentation file, by path
 * @throws ToolError if the archive is damaged or too large, or has entries that point outside the archive
 */
export function extractDocsFiles(bytes: Uint8Array, name: string): Map<string, string> {
  let [count, size] = [0, 0];
  let rejection: string | undefined;
  const filter = (entry: {name: string; originalSize: number}): boolean => {
    count += 1;
    if (isOutsideArchive(entry.name))
      rejection ??= `has the entry ${JSON.stringify(entry.name.slice(0, 80))}, which points outside the archive`;
    if (count > MAX_DOCS_FILES) rejection ??= `has more than ${MAX_DOCS_FILES} entries`;
    if (!isDocsFile(entry.name)) return false;
    size += entry.originalSize;
    if (size > MAX_DOCS_BYTES) rejection ??= `has more than ${formatMegabytes(MAX_DOCS_BYTES)} of text`;
    return rejection === undefined;
  };
  let files: Record<string, Uint8Array>;
  try {
    files = unzipSync(bytes, {filter});
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ToolError(
      `${name} isn't a ZIP archive, or is damaged (${reason}). Rebuild the site, or copy the file again.`,
    );
  }
  if (rejection !== undefined)
    throw new ToolError(`${name} ${rejection}, so it isn't from a build of this site. Rebuild the site.`);
  return new Map(Object.entries(files).map(([path, content]) => [path, strFromU8(content)]));
}

const isOutsideArchive = (name: string): boolean =>
  /^(?:[/\\]|[a-z]:)|\\|\0/i.test(name) || name.split('/').includes('..');
