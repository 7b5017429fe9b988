import fs from 'node:fs';
import path from 'node:path';

/**
 * Checks, before a long build, whether a folder is empty and can be written to, by creating and removing a temporary
 * folder. Permissions alone aren't conclusive, for example below /proc, where `mkdirSync` with `recursive` never
 * returns.
 *
 * @param folder - absolute path of a folder that doesn't have to exist
 * @returns the error, as the end of a sentence; `undefined` if there's none
 */
export function checkOutFolder(folder: string): string | undefined {
  let existing = folder;
  while (!fs.existsSync(existing) && path.dirname(existing) !== existing) existing = path.dirname(existing);
  const isExisting = existing === folder;
  if (!fs.statSync(existing).isDirectory())
    return `but ${isExisting ? 'this is' : `${existing} is`} a file. Pass the path to a folder.`;
  try {
    if (isExisting && fs.readdirSync(folder).length > 0)
      return "but this folder isn't empty. Choose a new folder, or empty this one.";
    fs.rmdirSync(fs.mkdtempSync(path.join(existing, '.partial-')));
  } catch (error) {
    return `but ${isExisting ? 'this folder' : existing} isn't writable (${(error as NodeJS.ErrnoException).code}). Choose another folder.`;
  }
  return undefined;
}
