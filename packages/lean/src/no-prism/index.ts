import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Keeps the highlighter of @docusaurus/theme-classic out of browsers. The theme loads Prism on every
 * page, with a client module that no option turns off; code is highlighted when pages are made
 * (`packages/guides/src/code-frames`), so the module is empty here. `tests/site/scripts.test.ts` tells when
 * a new version brings it back by another way.
 *
 * @returns the plugin
 */
export default function noPrism(): Plugin {
  const theme = path.dirname(require.resolve('@docusaurus/theme-classic/package.json'));
  const clientModule = path.join(theme, 'lib', 'prism-include-languages');
  // A file of its own: an alias to nothing would name the module, and so the script, by the folder of the build.
  const empty = path.join(__dirname, 'empty.ts');
  return {
    name: 'no-prism',
    configureWebpack: () => ({resolve: {alias: {[clientModule]: empty}}}),
  };
}
