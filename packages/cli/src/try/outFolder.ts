import fs from 'node:fs';
import path from 'node:path';

/**
 * Finds out, before a long build, whether a folder can be made and filled. A first part of it is made and removed: rights
 * alone don't tell (nobody can write below /proc, whatever its rights say), and `mkdirSync` with `recursive` never returns
 * there.
 *
 * @param folder - absolute path of a folder that needn't exist
 * @returns what is wrong, as the end of a sentence; `undefined` if nothing is
 */
export function outProblem(folder: string): string | undefined {
  let existing = folder;
  while (!fs.existsSync(existing) && path.dirname(existing) !== existing) existing = path.dirname(existing);
  const isOut = existing === folder;
  if (!fs.statSync(existing).isDirectory())
    return `but ${isOut ? 'this is' : `${existing} is`} a file. Give the path of a folder.`;
  try {
    if (isOut && fs.readdirSync(folder).length > 0)
      return "but this folder isn't empty. Choose a new folder, or empty this one.";
    fs.rmdirSync(fs.mkdtempSync(path.join(existing, '.partial-')));
  } catch (error) {
    return `but ${isOut ? 'this folder' : existing} isn't writable (${(error as NodeJS.ErrnoException).code}). Choose another folder.`;
  }
  return undefined;
}
