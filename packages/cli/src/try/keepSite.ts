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
  // A folder that is there may be one that can't be replaced, such as a mounted one.
  const isThere = fs.existsSync(out);
  const partial = isThere ? path.join(out, `.partial-${process.pid}`) : `${out}.partial-${process.pid}`;
  fs.mkdirSync(path.dirname(out), {recursive: true});
  try {
    fs.cpSync(build, partial, {recursive: true});
    if (isThere)
      for (const name of fs.readdirSync(partial)) fs.renameSync(path.join(partial, name), path.join(out, name));
    else fs.renameSync(partial, out);
  } finally {
    fs.rmSync(partial, {recursive: true, force: true});
  }
}
