/**
 * Bundler settings for islands, which are written for React but run with Preact in browsers. Pages that hydrate use
 * React.
 */
import path from 'node:path';

/** Absolute path of Preact's folder with a replacement for each module of React. */
const PREACT_COMPAT_FOLDER = path.dirname(require.resolve('preact/compat/package.json'));
const ISLANDS_FOLDER = path.join(__dirname, 'islands');
const SHELL_FOLDER = path.join(__dirname, 'shell');

/** Cache group for the chunk with Preact, which all islands share. */
export const preactChunk = {
  name: 'preact',
  test: /[\\/]node_modules[\\/]preact[\\/]/,
  chunks: 'all',
  enforce: true,
  priority: 60,
} as const;

const toPrefix = (folder: string): string => path.join(folder, path.sep);

/**
 * Creates the rules that replace React with Preact in islands and all modules that they import. They use a layer,
 * because pages that hydrate need other copies of the same modules.
 *
 * @param folders - absolute paths of the folders from which the shell imports islands
 * @param modules - absolute paths of additional shell modules
 * @returns rules for Rspack's `module.rules`
 */
export function createIslandRules(folders: readonly string[], modules: readonly string[]): object[] {
  const resolve = {alias: {react: PREACT_COMPAT_FOLDER, 'react-dom': PREACT_COMPAT_FOLDER}};
  return [
    {include: [ISLANDS_FOLDER, ...folders].map(toPrefix), layer: 'islands', resolve},
    {issuerLayer: 'islands', resolve},
    // Islands share the shell's state, and the site's style sheets.
    {include: [toPrefix(SHELL_FOLDER), ...modules], layer: 'shell'},
    {test: /\.css$/, layer: 'styles'},
  ];
}
