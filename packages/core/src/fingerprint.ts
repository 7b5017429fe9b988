import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Lists the files in a folder and its subfolders, without following symbolic links.
 *
 * @param folder - absolute path, or path relative to the working directory; may be missing
 * @returns sorted paths, each starting with `folder`
 */
export function listFiles(folder: string): string[] {
  if (!fs.existsSync(folder)) {
    return [];
  }
  // Not `recursive`: with it, Node.js 22 and later follow symbolic links to folders.
  return fs
    .readdirSync(folder, {withFileTypes: true})
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      return entry.isDirectory() ? listFiles(file) : entry.isFile() ? [file] : [];
    })
    .sort();
}

/**
 * Lists the files at a path.
 *
 * @param source - path of a file or folder; may be missing
 * @returns the file itself, or all files in the folder
 */
export function listFilesAt(source: string): string[] {
  return fs.statSync(source, {throwIfNoEntry: false})?.isFile() ? [source] : listFiles(source);
}

/**
 * Computes a hash of the paths and contents of files. It differs between machines if paths are absolute.
 *
 * @param inputs - paths of files or folders; missing ones are skipped
 * @param extra - further values that the result depends on
 * @returns 64 hexadecimal digits (SHA-256)
 */
export function computeFingerprint(inputs: readonly string[], extra: readonly string[] = []): string {
  const hash = crypto.createHash('sha256');
  for (const input of inputs) {
    for (const file of listFilesAt(input)) {
      hash.update(`${file}\0`).update(fs.readFileSync(file)).update('\0');
    }
  }
  for (const value of extra) {
    hash.update(`${value}\0`);
  }
  return hash.digest('hex');
}
