import fs from 'node:fs';
import path from 'node:path';

/**
 * Checks whether a path exists with exactly this capitalization. Servers distinguish case, and some file systems
 * don't.
 */
export function existsWithExactCase(file: string): boolean {
  if (!fs.existsSync(file)) return false;
  const folder = path.dirname(file);
  return folder === file || fs.readdirSync(folder).includes(path.basename(file));
}
