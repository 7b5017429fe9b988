import fs from 'node:fs';
import path from 'node:path';

/**
 * Copies a built site to a folder. A failed copy doesn't leave a partial site under the folder's name.
 *
 * @param build - path of the folder with the built site
 * @param out - path of the target folder, which is empty or doesn't exist
 * @throws Error of the file system, such as for a full disk
 */
export function saveSite(build: string, out: string): void {
  // An existing folder may not be replaceable, such as a mounted one.
  const isExisting = fs.existsSync(out);
  const partial = isExisting ? path.join(out, `.partial-${process.pid}`) : `${out}.partial-${process.pid}`;
  fs.mkdirSync(path.dirname(out), {recursive: true});
  try {
    fs.cpSync(build, partial, {recursive: true});
    if (isExisting)
      for (const name of fs.readdirSync(partial)) fs.renameSync(path.join(partial, name), path.join(out, name));
    else fs.renameSync(partial, out);
  } finally {
    fs.rmSync(partial, {recursive: true, force: true});
  }
}
