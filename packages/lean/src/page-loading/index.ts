/**
 * What happens when the code of a page can't be loaded: after a new deployment, when the old files are
 * gone, or because of the network.
 *
 * - The first page: `firstLoad.ts` reloads it once. If that doesn't help, the page stays as it came,
 *   complete and readable, and says that its code is missing (`packages/ui/src/components/MissingCode`).
 * - A page that a reader goes to: `client/` logs the failure. If the host answers, the page is loaded
 *   anew, and comes with the new deployment's files. If not, the theme's `Loading` says so, with Retry; code that
 *   comes after that is shown.
 *
 * Docusaurus itself reloads in every case: offline, that ends at the browser's own error page, and a
 * page whose first load fails stays without life and without a word.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {firstLoadScript} from './firstLoad';

/**
 * @param context - the site
 * @returns the plugin
 */
export default function pageLoading({baseUrl}: LoadContext): Plugin {
  return {
    name: 'page-loading',
    getClientModules: () => [path.join(__dirname, 'client', 'navigation.ts')],
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: firstLoadScript(baseUrl)}]}),
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      return {
        mergeStrategy: {'resolve.alias': 'prepend'},
        resolve: {alias: {'@docusaurus/ComponentCreator$': path.join(__dirname, 'client', 'ComponentCreator.ts')}},
      };
    },
  };
}
