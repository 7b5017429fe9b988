import path from 'node:path';
import type {ConfigureWebpackUtils, Plugin} from '@docusaurus/types';

/** Sources of the engine's packages, if they're installed rather than linked. */
const INSTALLED_SOURCES = /[\\/]node_modules[\\/]@paydocs[\\/][^\\/]+[\\/]src[\\/]/;

/** Sources of Docusaurus's themes. */
const THEME_SOURCES = /[\\/]@docusaurus[\\/]theme-[\w-]+[\\/]lib[\\/].*\.js$/;

/**
 * Prepares the packages' code for browsers. It compiles the code, because Docusaurus compiles only its own packages in
 * `node_modules`. It also removes the themes' notes for translators, which every page would load otherwise.
 *
 * @returns the plugin
 */
export default function browserCode(): Plugin {
  return {
    name: 'browser-code',
    configureWebpack: ({mode}, isServer, {getJSLoader}: ConfigureWebpackUtils) => ({
      module: {
        rules: [
          {test: /\.[jt]sx?$/, include: INSTALLED_SOURCES, use: [getJSLoader({isServer})]},
          ...(mode === 'production' && !isServer
            ? [{test: THEME_SOURCES, enforce: 'pre' as const, use: [path.join(__dirname, 'stripTranslatorNotes.cjs')]}]
            : []),
        ],
      },
    }),
  };
}
