/** Loads the logo of the site for the layout engine. */
import fs from 'node:fs';
import path from 'node:path';

const MIME_TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
};

/**
 * Loads the logo from the folders of static files.
 *
 * @param logo - path of the image, relative to a folder of static files
 * @param siteDir - absolute path of the project
 * @param folders - folders of static files, relative to the project's root
 * @returns `data:` URL of the image, or `undefined` if it's missing or its type isn't supported
 */
export function loadLogoAsDataUrl(logo: string, siteDir: string, folders: readonly string[]): string | undefined {
  const type = MIME_TYPES[path.extname(logo).toLowerCase()];
  const file = folders.map((folder) => path.resolve(siteDir, folder, logo)).find((each) => fs.existsSync(each));
  if (type === undefined || file === undefined) return undefined;
  return `data:${type};base64,${fs.readFileSync(file, 'base64')}`;
}
