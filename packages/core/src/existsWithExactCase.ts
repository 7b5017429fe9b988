import fs from 'node:fs';
import path from 'node:path';

/** Checks whether a path exists with exactly this capitalization: some file systems ignore case, but servers don't. */
export function existsWithExactCase(file: string): boolean {
  if (!fs.existsSync(file)) return false;
  const folder = path.dirname(file);
  return folder === file || fs.readdirSync(folder).includes(path.basename(file));
}
