/**
 * The lean shell: no page grows with the number of pages, and none has its text in a script.
 *
 * Docusaurus tells every page about every other one: its route, its chunks, its documents, its
 * sidebar. Here the browser's bundle knows one route for each docs area. The server still knows
 * all, and generates every page as complete HTML. In the browser React brings the frame to life
 * (navigation bar, search, menu of small screens, footer); the page inside of it stays the HTML that
 * came, is never hydrated, and its code is in no bundle.
 *
 * - `reduce.ts` makes the client's copies of generated files; `configureWebpack` puts the copies
 *   in their place. In the preview (`npm start`) nothing is reduced.
 * - `pageStyles.ts` has the bundle bring the style sheets of what only the server renders.
 * - `theme/` holds the components of the areas' routes.
 * - `client/` runs in the browser. A link into, out of or inside of such an area is an ordinary link:
 *   the browser loads a page, and keeps scroll positions, history and anchors as it does anywhere.
 *   To make this as quick as the router, the page is prefetched when somebody is about to open it.
 *
 * It rests on the form of generated files. When Docusaurus changes it, the build stops and says so.
 */
import fs from 'node:fs';
import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {DocusaurusConfig, LoadContext, Plugin, SiteMetadata} from '@docusaurus/types';
import {getFileLoaderUtils} from '@docusaurus/utils';
import {
  reduceChunkNames,
  reduceConfig,
  reduceMetadata,
  reduceGlobalData,
  reduceRegistry,
  reduceRoutes,
  type ChunkNames,
  type GlobalData,
} from './reduce';
import {pageStyles} from './pageStyles';
import {instancesInItems, unusedItems} from './unusedItems';

/** What Docusaurus warns with when styles are missing: in each page's script, also where it is turned off. */
const BANNER = path.join(
  path.dirname(require.resolve('@docusaurus/core/package.json')),
  'lib/client/BaseUrlIssueBanner',
);

const {loaders} = getFileLoaderUtils(true);
const FILE_LOADERS = [loaders.file, loaders.url].map((make) => (make({folder: 'files'}) as {loader: string}).loader);
const EMITTING_LOADER = path.join(__dirname, 'emittingLoader.cjs');

export interface LeanShellOptions {
  /** Ids of the docs instances whose pages stay HTML. Their options are {@link staticDocs}. */
  instances: string[];
  /** Folders with components of these pages, which bring their style sheets. */
  components: string[];
}

/** The options that such a docs instance needs: this plugin's components for its routes. */
export const staticDocs = {
  docsRootComponent: '@theme/StaticDocsRoot',
  docRootComponent: '@theme/StaticDocRoot',
};

/** The option of one whose categories may have hundreds of pages. */
export const longCategories = {docCategoryGeneratedIndexComponent: '@theme/StaticDocIndex'};

/**
 * @param context - the site
 * @param options - which docs instances to leave out of the browser's bundle
 * @returns the plugin
 */
export default function leanShell(context: LoadContext, options: LeanShellOptions): Plugin {
  const folder = path.join(context.generatedFilesDir, 'lean-shell');
  const styles = path.join(folder, 'pageStyles.js');
  return {
    name: 'lean-shell',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    loadContent() {
      fs.mkdirSync(folder, {recursive: true});
      fs.writeFileSync(styles, pageStyles(options.components));
    },
    getClientModules: () => [path.join(__dirname, 'client', 'index.ts'), styles],
    configureWebpack(config, isServer) {
      if (config.mode !== 'production') return {};
      if (isServer) return serverOptions;
      return {
        mergeStrategy: {'resolve.alias': 'prepend'},
        resolve: {
          alias: {
            ...writeReduced(context, folder, options.instances),
            ...withNothing(context),
          },
        },
      };
    },
  };
}

/** Docusaurus puts all that a page uses into the page's own file, hundreds of times. */
const serverOptions: ReturnType<NonNullable<Plugin['configureWebpack']>> = {
  resolveLoader: {alias: Object.fromEntries(FILE_LOADERS.map((loader) => [loader, EMITTING_LOADER]))},
  module: {
    rules: [
      {
        test: /\.(rest|graphql)\.json$/,
        type: 'javascript/auto',
        use: [path.join(__dirname, 'pageDataLoader.cjs')],
      },
    ],
  },
  optimization: {
    splitChunks: {
      minSize: 0,
      cacheGroups: {default: false, defaultVendors: false, shared: {name: 'shared', chunks: 'all', minChunks: 20}},
    },
  },
};

/** Puts nothing in place of what the site's configuration turns off. */
function withNothing({siteConfig}: LoadContext): Record<string, string> {
  const items = unusedItems(navbarItems(siteConfig)).map((component) => `${component}$`);
  const {announcementBar} = siteConfig.themeConfig as Partial<ThemeConfig>;
  const components = [
    ...(siteConfig.baseUrlIssueBanner ? [] : [BANNER]),
    ...(announcementBar ? [] : ['@theme/AnnouncementBar$']),
    ...items,
  ];
  const nothing = path.join(__dirname, 'client', 'nothing.ts');
  return Object.fromEntries(components.map((component) => [component, nothing]));
}

const navbarItems = ({themeConfig}: DocusaurusConfig) => (themeConfig as Partial<ThemeConfig>).navbar?.items ?? [];

/** Writes the client's copies. @returns the aliases that put them in place of the originals */
function writeReduced(
  {generatedFilesDir: from, siteConfig}: LoadContext,
  to: string,
  instances: string[],
): Record<string, string> {
  const read = (file: string): string => fs.readFileSync(path.join(from, file), 'utf8');
  const globalData = reduceGlobalData(
    JSON.parse(read('globalData.json')) as GlobalData,
    instances,
    instancesInItems(navbarItems(siteConfig)),
  );
  const {areas} = globalData['lean-shell']?.default as {areas: string[]};
  const routes = reduceRoutes(read('routes.js'), areas);
  const chunkNames = reduceChunkNames(JSON.parse(read('routesChunkNames.json')) as Record<string, ChunkNames>, routes);
  const files = {
    'routes.js': routes,
    'routesChunkNames.json': JSON.stringify(chunkNames),
    'registry.js': reduceRegistry(read('registry.js'), chunkNames),
    'globalData.json': JSON.stringify(globalData),
    'docusaurus.config.mjs': reduceConfig(read('docusaurus.config.mjs')),
    'site-metadata.json': JSON.stringify(reduceMetadata(JSON.parse(read('site-metadata.json')) as SiteMetadata)),
  };
  return Object.fromEntries(
    Object.entries(files).map(([file, text]) => {
      fs.writeFileSync(path.join(to, file), text);
      return [`@generated/${path.parse(file).name}$`, path.join(to, file)];
    }),
  );
}
