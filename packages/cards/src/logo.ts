/** The mark of the site, as the layout engine takes it. */
import fs from 'node:fs';
import path from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
};

/**
 * @param logo - path of a picture below a folder of static files
 * @param siteDir - the project's folder
 * @param folders - of static files
 * @returns its `data:` address; nothing for a picture that isn't there or that can't be drawn
 */
export function findLogo(logo: string, siteDir: string, folders: readonly string[]): string | undefined {
  const type = TYPES[path.extname(logo).toLowerCase()];
  const file = folders.map((folder) => path.resolve(siteDir, folder, logo)).find((each) => fs.existsSync(each));
  if (type === undefined || file === undefined) return undefined;
  return `data:${type};base64,${fs.readFileSync(file, 'base64')}`;
}
