/**
 * Makes pages static. A static page is HTML with one small script, the shell, which imports islands on demand. React
 * and Docusaurus's client load only on pages that hydrate.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createIslandRules, preactChunk} from './islandCode';
import {splitStyles} from './styles';
import {collectBuildFiles, type BuildFiles, type Compiler} from './styles/buildFiles';

export {default as firstPaint} from './first-paint';
export {pageTemplate} from './template';

export interface StaticPagesOptions {
  /** Absolute paths of additional shell modules. Each listens to events and may import an island. */
  modules: readonly string[];
  /** Absolute paths of the folders from which these modules import islands. */
  islands: readonly string[];
}

const SHELL_ENTRY = path.join(__dirname, 'shell/start.ts');
const STUB_LOADER = path.join(__dirname, 'stubLoader.cjs');
/** Matches Markdown pages among the modules that Docusaurus's route registry imports. */
const MARKDOWN_PAGE = /\.mdx?$/i;
/** Matches React pages among the same modules. */
const REACT_PAGE = /[\\/]src[\\/]pages[\\/].*\.[jt]sx?$/;
/** Matches the data files of reference pages. */
const PAGE_DATA_FILE = /\.(?:rest|graphql)\.json$/;

/** Bundler settings for the server. They share modules, which Docusaurus duplicates in each page's chunk by default. */
const SERVER_CONFIG: ReturnType<NonNullable<Plugin['configureWebpack']>> = {
  module: {
    rules: [{test: PAGE_DATA_FILE, type: 'javascript/auto', use: [path.join(__dirname, 'pageDataLoader.cjs')]}],
  },
  optimization: {
    splitChunks: {
      minSize: 0,
      cacheGroups: {default: false, defaultVendors: false, shared: {name: 'shared', chunks: 'all', minChunks: 20}},
    },
  },
};

/** Returns a `data:` URL of a module that imports all files, so that the bundler concatenates them without wrappers. */
const toModuleDataUrl = (modulePaths: readonly string[]): string =>
  `data:text/javascript,${encodeURIComponent(modulePaths.map((file) => `import ${JSON.stringify(file)};`).join(''))}`;

/** Removes the code that loads style sheets from scripts, because each page links to its style sheet. */
function disableStyleLoading(plugins: readonly unknown[] = []): void {
  for (const plugin of plugins as {constructor: {pluginName?: string}; options: {runtime?: boolean}}[])
    if (plugin.constructor.pluginName === 'css-extract-rspack-plugin') plugin.options.runtime = false;
}

/**
 * Creates the plugin that makes pages static.
 *
 * @param context - load context of Docusaurus
 * @param options - see {@link StaticPagesOptions}
 */
export default function staticPages({generatedFilesDir}: LoadContext, {modules, islands}: StaticPagesOptions): Plugin {
  const shell = [SHELL_ENTRY, ...modules];
  const build: BuildFiles = {scripts: new Set(), siteStyles: new Set()};
  return {
    name: 'static-pages',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    // Pages that hydrate and the preview use the same shell.
    getClientModules: () => [path.join(__dirname, 'routeUpdates.ts'), ...shell],
    configureWebpack(config, isServer) {
      // The server also loads client modules, but has no document.
      const resolve = {alias: Object.fromEntries(shell.map((file) => [file, false as const]))};
      const isProduction = config.mode === 'production';
      if (isServer) return isProduction ? {...SERVER_CONFIG, resolve} : {resolve};
      const pages = {
        // Uses `resource`, because Docusaurus assumes that a Markdown rule with `test` belongs to a content folder.
        resource: [MARKDOWN_PAGE, REACT_PAGE],
        // Limits the rule to pages. A partial must remain one module, or the cache that both compilers share would
        // fail.
        issuer: path.join(generatedFilesDir, 'registry.js'),
        enforce: 'post',
        use: [{loader: STUB_LOADER}],
      };
      const rules = [pages, ...createIslandRules(islands, modules)];
      if (!isProduction) return {module: {rules}} as never;
      disableStyleLoading(config.plugins);
      return {
        entry: {main: config.entry as string, shell: {import: toModuleDataUrl(shell), runtime: false}},
        output: {
          trustedTypes: {policyName: 'docs', onPolicyCreationFailure: 'continue'},
          chunkLoadingGlobal: 'chunks',
        },
        optimization: {
          splitChunks: {cacheGroups: {preact: preactChunk}},
        },
        module: {rules},
        plugins: [{apply: (compiler: Compiler) => collectBuildFiles(compiler, build)}],
      } as never;
    },
    // Has no `await`, so that no other plugin reads a partly written page.
    postBuild({outDir, siteConfig}) {
      splitStyles(outDir, siteConfig.baseUrl, build);
    },
  };
}
