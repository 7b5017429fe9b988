/** The site's fonts, in files that the layout engine reads: it takes no WOFF2, in which browsers get them. */
import fs from 'node:fs';
import path from 'node:path';
import type {Font} from 'satori';

export const TEXT = 'Figtree';
export const CODE = 'JetBrains Mono';

const FILES: readonly [family: string, folder: string, file: string][] = [
  [TEXT, path.dirname(require.resolve('@fontsource/figtree/package.json')), 'figtree-latin-600-normal'],
  [CODE, path.dirname(require.resolve('@fontsource/jetbrains-mono/package.json')), 'jetbrains-mono-latin-500-normal'],
  // Of another name: for letters that the first font lacks, the engine goes through all others.
  ['further Latin', path.dirname(require.resolve('@fontsource/figtree/package.json')), 'figtree-latin-ext-600-normal'],
];

/**
 * @param further - files of other fonts, for what these lack
 * @returns all fonts of cards. The engine reads them once, and knows them by this list.
 */
export function loadFonts(further: readonly string[]): Font[] {
  const own = FILES.map(([name, folder, file]) => ({name, file: path.join(folder, 'files', `${file}.woff`)}));
  const others = further.map((file) => ({name: file, file}));
  return [...own, ...others].map(({name, file}) => ({name, data: fs.readFileSync(file), style: 'normal'}));
}
