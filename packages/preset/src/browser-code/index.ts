import path from 'node:path';
import type {ConfigureWebpackUtils, Plugin} from '@docusaurus/types';

/** Matches the source files of the engine's packages if they're installed rather than linked. */
const INSTALLED_SOURCES = /[\\/]node_modules[\\/]@paydocs[\\/][^\\/]+[\\/]src[\\/]/;

/** Matches the code of Docusaurus's themes. */
const THEME_SOURCES = /[\\/]@docusaurus[\\/]theme-[\w-]+[\\/]lib[\\/].*\.js$/;

/**
 * Creates the plugin that prepares the packages' code for browsers. It compiles the code, because Docusaurus compiles
 * only its own packages in `node_modules`. In a production build, it also removes notes for translators from the
 * themes.
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
