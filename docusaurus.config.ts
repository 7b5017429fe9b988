import type {Config} from '@docusaurus/types';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import {areas, generatedStaticFolders} from './src/config/areas';
import {env} from './src/config/env';
import {footerCopyright} from './src/config/footer';
import {headTags} from './src/config/headTags';
import {navbarItems} from './src/config/navbar';
import {searchFolder, searchTheme} from './src/config/search';
import {brand} from './src/lib/brand/schema';
import {escapePathParameters, isHandWritten, replaceMarkdownTokens} from './src/lib/brand/markdown';
import moduleList from './src/plugins/module-list';
import {staticDocs} from './src/plugins/lean-shell';
import noPrism from './src/plugins/no-prism';
import problemOverlay from './src/plugins/problem-overlay';
import openApiTheme from './src/plugins/openapi-theme';
import codeFrames from './src/rehype/code-frames';

const shared: DocsOptions = {
  breadcrumbs: true,
  sidebarCollapsible: true,
  showLastUpdateTime: false,
  rehypePlugins: [codeFrames],
};

const config: Config = {
  title: `${brand.name} Docs`,
  tagline: brand.tagline,
  favicon: brand.favicon,
  url: env.siteUrl ?? brand.urls.site,
  baseUrl: env.baseUrl,
  trailingSlash: true,
  // With specifications of others, `link-check` alone tells which broken links are mistakes.
  onBrokenLinks: env.strict ? 'throw' : 'ignore',
  onBrokenAnchors: env.strict ? 'throw' : 'ignore',
  onDuplicateRoutes: 'throw',
  i18n: {defaultLocale: 'en', locales: ['en']},
  staticDirectories: ['static', ...generatedStaticFolders, searchFolder],
  // The server would wait for the browser's compilation of pages that only the server has.
  future: {v4: true, faster: {mdxCrossCompilerCache: false}},
  customFields: {tagManagerId: env.tagManagerId, assistantId: env.search?.assistantId},
  headTags: headTags(brand, env.baseUrl),

  markdown: {
    format: 'detect',
    mdx1Compat: {headingIds: true, comments: false, admonitions: false},
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
    parseFrontMatter: ({filePath, fileContent, defaultParseFrontMatter}) =>
      defaultParseFrontMatter({
        filePath,
        fileContent: isHandWritten(filePath) ? replaceMarkdownTokens(fileContent, filePath, brand) : fileContent,
      }),
    preprocessor: ({filePath, fileContent}) =>
      isHandWritten(filePath) ? escapePathParameters(replaceMarkdownTokens(fileContent, filePath, brand)) : fileContent,
  },

  presets: [
    [
      'classic',
      {
        docs: false,
        blog: false,
        theme: {customCss: ['./src/css/tokens.css', './src/css/global.css', './src/css/highlight.css']},
        sitemap: {changefreq: 'daily', priority: 0.7, ignorePatterns: [`${env.baseUrl}search/`]},
      } satisfies PresetOptions,
    ],
  ],
  clientModules: ['./src/behaviour/onRouteDidUpdate.ts'],
  plugins: [
    noPrism,
    [
      './src/plugins/docs-area/index.ts',
      {...shared, ...areas.docs, sidebarPath: './src/config/sidebars/docs.ts', editUrl: brand.editUrl},
    ],
    [
      './src/plugins/docs-area/index.ts',
      {
        ...shared,
        ...areas.rest,
        ...staticDocs,
        numberPrefixParser: false,
        sidebarPath: './src/config/sidebars/rest.ts',
      },
    ],
    [
      './src/plugins/docs-area/index.ts',
      {
        ...shared,
        ...areas.graphql,
        ...staticDocs,
        numberPrefixParser: false,
        sidebarPath: './src/config/sidebars/graphql.ts',
      },
    ],
    ['./src/plugins/lean-shell/index.ts', {instances: [areas.rest.id, areas.graphql.id]}],
    ['./src/plugins/search-index/index.ts', {isHosted: Boolean(env.search)}],
    ['./src/plugins/link-check/index.ts', {strict: env.strict}],
    problemOverlay,
    moduleList,
  ],
  themes: [openApiTheme],

  themeConfig: {
    colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    navbar: {
      title: brand.name,
      logo: {alt: '', src: brand.logo.light, srcDark: brand.logo.dark, width: 32, height: 32},
      items: navbarItems(brand, env.baseUrl),
    },
    footer: {style: 'light', copyright: footerCopyright(brand)},
    // Nothing reads it; left out, a theme of the highlighter would be sent with every page.
    prism: {theme: {plain: {}, styles: []}, magicComments: []},
    algolia: searchTheme(env.search),
  } satisfies ThemeConfig,
};

export default config;
