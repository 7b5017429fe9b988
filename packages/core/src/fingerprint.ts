import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Lists the files below a folder, without what symbolic links lead to.
 *
 * @param folder - absolute or relative to the working directory; may be missing
 * @returns paths below it, sorted, with `folder` in front
 */
export function listFiles(folder: string): string[] {
  if (!fs.existsSync(folder)) {
    return [];
  }
  // Not `recursive`: Node.js 22 and later follow symbolic links to folders with it.
  return fs
    .readdirSync(folder, {withFileTypes: true})
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      return entry.isDirectory() ? listFiles(file) : entry.isFile() ? [file] : [];
    })
    .sort();
}

/**
 * @param source - a file, or a folder with files; may be missing
 * @returns the file, or those of the folder
 */
export function filesOf(source: string): string[] {
  return fs.statSync(source, {throwIfNoEntry: false})?.isFile() ? [source] : listFiles(source);
}

/**
 * A short name for the content of files and folders: it changes when any of them does.
 *
 * @param inputs - files or folders; missing ones count as empty
 * @param extra - further values that the result depends on
 * @returns 64 hexadecimal digits (SHA-256)
 */
export function fingerprint(inputs: readonly string[], extra: readonly string[] = []): string {
  const hash = crypto.createHash('sha256');
  for (const input of inputs) {
    for (const file of filesOf(input)) {
      hash.update(`${file}\0`).update(fs.readFileSync(file)).update('\0');
    }
  }
  for (const value of extra) {
    hash.update(`${value}\0`);
  }
  return hash.digest('hex');
}
