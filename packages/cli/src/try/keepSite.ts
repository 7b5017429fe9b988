import fs from 'node:fs';
import path from 'node:path';

/**
 * Keeps a built site. A copy that fails leaves no half of a site under the folder's name.
 *
 * @param build - the folder of the built site
 * @param out - where it shall stand; a folder that is empty, or does not exist
 * @throws Error of the file system, such as a disk that is full
 */
export function keepSite(build: string, out: string): void {
  const partial = `${out}.partial-${process.pid}`;
  fs.mkdirSync(path.dirname(out), {recursive: true});
  try {
    fs.cpSync(build, partial, {recursive: true});
    if (fs.existsSync(out)) fs.rmdirSync(out);
    fs.renameSync(partial, out);
  } finally {
    fs.rmSync(partial, {recursive: true, force: true});
  }
}
