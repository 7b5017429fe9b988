/** Loads the fonts of cards. They're WOFF files, because the layout engine doesn't support WOFF2. */
import fs from 'node:fs';
import path from 'node:path';
import type {Font} from 'satori';

export const TEXT_FONT = 'Figtree';
export const CODE_FONT = 'JetBrains Mono';

const FONT_FILES: readonly [family: string, folder: string, file: string][] = [
  [TEXT_FONT, path.dirname(require.resolve('@fontsource/figtree/package.json')), 'figtree-latin-600-normal'],
  [
    CODE_FONT,
    path.dirname(require.resolve('@fontsource/jetbrains-mono/package.json')),
    'jetbrains-mono-latin-500-normal',
  ],
  // Needs another family name, because the engine looks up missing characters in all other families.
  ['further Latin', path.dirname(require.resolve('@fontsource/figtree/package.json')), 'figtree-latin-ext-600-normal'],
];

/**
 * Loads the fonts of cards. The layout engine parses fonts once per array, so reuse the array.
 *
 * @param additionalFiles - paths of additional font files, for characters that the site's fonts lack
 */
export function loadFonts(additionalFiles: readonly string[]): Font[] {
  const siteFonts = FONT_FILES.map(([name, folder, file]) => ({
    name,
    file: path.join(folder, 'files', `${file}.woff`),
  }));
  const additionalFonts = additionalFiles.map((file) => ({name: file, file}));
  return [...siteFonts, ...additionalFonts].map(({name, file}) => ({
    name,
    data: fs.readFileSync(file),
    style: 'normal',
  }));
}
