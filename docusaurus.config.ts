import fs from 'node:fs';
import type {Config} from '@docusaurus/types';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import {announcement, announcementBar} from './src/config/announcement';
import {areas, generatedStaticFolders, guideDrawingsFile, guideHighlightsFile} from './src/config/areas';
import {checkNavbar} from './src/config/checkNavbar';
import {colorMode} from './src/config/colorMode';
import {env} from './src/config/env';
import {fontTags} from './src/config/fonts';
import {footerCopyright} from './src/config/footer';
import {headTags} from './src/config/headTags';
import {navbarItems} from './src/config/navbar';
import {searchFolder, searchTheme} from './src/config/search';
import {brand} from './src/lib/brand/schema';
import {isHandWritten, replaceMarkdownTokens} from './src/lib/brand/markdown';
import moduleList from './src/plugins/module-list';
import frameChunk from './src/plugins/frame-chunk';
import exactRoutes from './src/plugins/exact-routes';
import firstPaint from './src/plugins/first-paint';
import {staticDocs} from './src/plugins/lean-shell';
import leanStyles from './src/plugins/lean-styles';
import noPrism from './src/plugins/no-prism';
import noTslib from './src/plugins/no-tslib';
import plainCss from './src/plugins/plain-css';
import problemOverlay from './src/plugins/problem-overlay';
import openApiTheme from './src/plugins/openapi-theme';
import pageLoading from './src/plugins/page-loading';
import {pageTemplate} from './src/plugins/page-loading/pageTemplate';
import checklists from './src/rehype/checklists';
import codeFrames from './src/rehype/code-frames';
import specEmbeds from './src/remark/spec-embeds';
import tableLabels from './src/rehype/table-labels';

/** In this order: what comes later wins. */
const styleSheets = ['tokens', 'base', 'navbar', 'sidebar', 'article', 'text', 'notes', 'highlight', 'media'].map(
  (name) => `./src/css/${name}.css`,
);

const codeOfGuides = [codeFrames, {highlights: guideHighlightsFile, drawings: guideDrawingsFile}];

const shared: DocsOptions = {
  breadcrumbs: true,
  sidebarCollapsible: true,
  beforeDefaultRemarkPlugins: [[specEmbeds, {strict: env.strict}]],
  rehypePlugins: [codeOfGuides, tableLabels, checklists],
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
  baseUrlIssueBanner: false,
  i18n: {defaultLocale: 'en', locales: ['en']},
  staticDirectories: ['static', ...generatedStaticFolders, searchFolder],
  future: {v4: true, faster: true},
  ssrTemplate: pageTemplate,
  customFields: {tagManagerId: env.tagManagerId, assistantId: env.search?.assistantId},
  headTags: [...fontTags(env.baseUrl), ...headTags(brand, env.baseUrl)],

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
      isHandWritten(filePath) ? replaceMarkdownTokens(fileContent, filePath, brand) : fileContent,
  },

  presets: [
    [
      'classic',
      {
        docs: false,
        blog: false,
        pages: {rehypePlugins: [codeOfGuides]},
        theme: {customCss: styleSheets},
        sitemap: {changefreq: 'daily', priority: 0.7, ignorePatterns: [`${env.baseUrl}search/`]},
      } satisfies PresetOptions,
    ],
  ],
  clientModules: ['./src/behaviour/onRouteDidUpdate.ts'],
  plugins: [
    noPrism,
    noTslib,
    plainCss,
    leanStyles,
    frameChunk,
    [
      './src/plugins/docs-area/index.ts',
      {
        ...shared,
        ...areas.docs,
        sidebarPath: './src/config/sidebars/docs.ts',
        editUrl: brand.editUrl,
        // The date is that of the last commit; a copy without history shows none.
        showLastUpdateTime: fs.existsSync('.git'),
      },
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
    exactRoutes,
    firstPaint,
    pageLoading,
    problemOverlay,
    moduleList,
  ],
  themes: [openApiTheme],

  themeConfig: {
    colorMode,
    announcementBar: announcementBar(announcement),
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    navbar: {
      title: brand.name,
      logo: {alt: '', src: brand.logo.light, srcDark: brand.logo.dark, width: 32, height: 32},
      items: checkNavbar(navbarItems(brand, env.baseUrl), ['current']),
    },
    footer: {style: 'light', copyright: footerCopyright(brand)},
    // Nothing reads it; left out, a theme of the highlighter would be sent with every page.
    prism: {theme: {plain: {}, styles: []}, magicComments: []},
    algolia: searchTheme(env.search),
  } satisfies ThemeConfig,
};

export default config;
