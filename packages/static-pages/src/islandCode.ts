/**
 * Islands are written for React and run with Preact in the browser, as DocSearch's own script for pages without React does.
 * Pages that hydrate keep React.
 */
import path from 'node:path';

/** Preact's folder with a file for each module of React. */
const PREACT_COMPAT = path.dirname(require.resolve('preact/compat/package.json'));
const ISLANDS = path.join(__dirname, 'islands');
const SHELL = path.join(__dirname, 'shell');

/** Chunk that all islands share. */
export const preactChunk = {
  name: 'preact',
  test: /[\\/]node_modules[\\/]preact[\\/]/,
  chunks: 'all',
  enforce: true,
  priority: 60,
} as const;

const toPrefix = (folder: string): string => path.join(folder, path.sep);

/**
 * Creates the rules by which islands, and all modules that they import, use Preact instead of React. A layer gives islands their
 * own copies of modules that pages that hydrate import too.
 *
 * @param folders - absolute paths of the folders that the shell imports islands from
 * @param modules - absolute paths of further modules of the shell
 * @returns rules for Rspack's `module.rules`
 */
export function createIslandRules(folders: readonly string[], modules: readonly string[]): object[] {
  const resolve = {alias: {react: PREACT_COMPAT, 'react-dom': PREACT_COMPAT}};
  return [
    {include: [ISLANDS, ...folders].map(toPrefix), layer: 'islands', resolve},
    {issuerLayer: 'islands', resolve},
    // Islands share the shell's state, and the site's style sheets.
    {include: [toPrefix(SHELL), ...modules], layer: 'shell'},
    {test: /\.css$/, layer: 'styles'},
  ];
}
