import fs from 'node:fs';
import path from 'node:path';

/** @returns whether a path exists with exactly this spelling: some systems forgive capitals, servers do not */
export function existsExactly(file: string): boolean {
  if (!fs.existsSync(file)) return false;
  const folder = path.dirname(file);
  return folder === file || fs.readdirSync(folder).includes(path.basename(file));
}
