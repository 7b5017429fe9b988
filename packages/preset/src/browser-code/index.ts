import path from 'node:path';
import type {ConfigureWebpackUtils, Plugin} from '@docusaurus/types';

/** Sources of the engine's packages, where they are installed and not linked. */
const INSTALLED = /[\\/]node_modules[\\/]@paydocs[\\/][^\\/]+[\\/]src[\\/]/;

/** Sources of the owner's themes. */
const THEMES = /[\\/]@docusaurus[\\/]theme-[\w-]+[\\/]lib[\\/].*\.js$/;

/**
 * Brings code of the packages to browsers: compiles it (of what is in `node_modules`, Docusaurus compiles JavaScript of its
 * own packages alone). What the themes say to translators stays
 * away: every page would load it.
 *
 * @returns the plugin
 */
export default function browserCode(): Plugin {
  return {
    name: 'browser-code',
    configureWebpack: ({mode}, isServer, {getJSLoader}: ConfigureWebpackUtils) => ({
      module: {
        rules: [
          {test: /\.[jt]sx?$/, include: INSTALLED, use: [getJSLoader({isServer})]},
          ...(mode === 'production' && !isServer
            ? [{test: THEMES, enforce: 'pre' as const, use: [path.join(__dirname, 'withoutNotes.cjs')]}]
            : []),
        ],
      },
    }),
  };
}
