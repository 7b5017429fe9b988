import type {Plugin} from '@docusaurus/types';

/** What stands around every guide and has a few hundred bytes a piece. */
const FRAME = new RegExp(
  [
    'theme-classic[\\\\/]lib[\\\\/]theme[\\\\/](?:DocRoot|DocsRoot|DocVersionRoot|NotFound)[\\\\/]',
    'src[\\\\/]theme[\\\\/]NotFound[\\\\/]',
    'search[\\\\/]src[\\\\/]client[\\\\/](?:urls|Suggestions)\\.',
    'plugin-content-docs[\\\\/]lib[\\\\/]client[\\\\/]docsSearch\\.',
    'docusaurus-plugin-content-docs[\\\\/]default[\\\\/]__plugin\\.json',
  ].join('|'),
);

/**
 * Sends the small scripts around a guide as one: Docusaurus makes a file, and so a request, of each
 * part of a route.
 *
 * @returns the plugin
 */
export default function frameChunk(): Plugin {
  return {
    name: 'frame-chunk',
    configureWebpack: ({mode}, isServer) =>
      isServer || mode !== 'production'
        ? {}
        : {
            optimization: {
              splitChunks: {
                cacheGroups: {frame: {test: FRAME, name: 'frame', chunks: 'async', enforce: true, priority: 45}},
              },
            },
          },
  };
}
