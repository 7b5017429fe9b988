/**
 * Static pages: a page is HTML and one small script, the shell. React comes as islands, which the shell imports when a reader asks for
 * them, and as Docusaurus' client on pages that hydrate.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

export interface StaticPagesOptions {
  /** Absolute paths of further modules of the shell: each listens to what readers do, and may import an island. */
  modules: readonly string[];
}

const START = path.join(__dirname, 'shell/start.ts');
const STUB_LOADER = path.join(__dirname, 'stubLoader.cjs');
/** Pages, as Docusaurus' list of the modules of all routes imports them. */
const PAGES = /\.mdx?$/i;
/** React pages, by the same list. */
const REACT_PAGES = /[\\/]src[\\/]pages[\\/].*\.[jt]sx?$/;
/** The data of reference pages. */
const PAGE_DATA = /\.(?:rest|graphql)\.json$/;
/** React, the same file for all islands and for pages that hydrate. */
const REACT = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;

/** Docusaurus puts all that a page uses into the page's own file, hundreds of times. */
const SERVER: ReturnType<NonNullable<Plugin['configureWebpack']>> = {
  module: {
    rules: [{test: PAGE_DATA, type: 'javascript/auto', use: [path.join(__dirname, 'pageDataLoader.cjs')]}],
  },
  optimization: {
    splitChunks: {
      minSize: 0,
      cacheGroups: {default: false, defaultVendors: false, shared: {name: 'shared', chunks: 'all', minChunks: 20}},
    },
  },
};

/** @returns a module that imports all of them: the bundler makes one function of it, without a wrapper for each file */
const asOneModule = (files: readonly string[]): string =>
  `data:text/javascript,${encodeURIComponent(files.map((file) => `import ${JSON.stringify(file)};`).join(''))}`;

/** Every page links to the one style sheet of the site: no script has to load it. */
function leaveStylesToPages(plugins: readonly unknown[] = []): void {
  for (const plugin of plugins as {constructor: {pluginName?: string}; options: {runtime?: boolean}}[])
    if (plugin.constructor.pluginName === 'css-extract-rspack-plugin') plugin.options.runtime = false;
}

/**
 * @param context - the site
 * @param options - see {@link StaticPagesOptions}
 * @returns the plugin
 */
export default function staticPages({generatedFilesDir}: LoadContext, {modules}: StaticPagesOptions): Plugin {
  const shell = [START, ...modules];
  return {
    name: 'static-pages',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    // The same shell, on pages that hydrate and in the preview.
    getClientModules: () => [path.join(__dirname, 'client.ts'), ...shell],
    configureWebpack(config, isServer) {
      // The server renders client modules, too, and has no document.
      const resolve = {alias: Object.fromEntries(shell.map((file) => [file, false as const]))};
      const isProduction = config.mode === 'production';
      if (isServer) return isProduction ? {...SERVER, resolve} : {resolve};
      const pages = {
        // `resource`, not `test`: Docusaurus takes each rule with a `test` for Markdown for a folder of content.
        resource: [PAGES, REACT_PAGES],
        // Pages alone: a part of a page stays one module, or the cache that both compilers share would fail.
        issuer: path.join(generatedFilesDir, 'registry.js'),
        enforce: 'post',
        use: [{loader: STUB_LOADER}],
      };
      if (!isProduction) return {module: {rules: [pages]}} as never;
      leaveStylesToPages(config.plugins);
      return {
        entry: {main: config.entry as string, shell: {import: asOneModule(shell), runtime: false}},
        output: {trustedTypes: {policyName: 'docs', onPolicyCreationFailure: 'continue'}},
        optimization: {
          splitChunks: {
            cacheGroups: {react: {name: 'react', test: REACT, chunks: 'all', enforce: true, priority: 60}},
          },
        },
        module: {rules: [pages]},
      } as never;
    },
  };
}
