/**
 * The same content in the default arrangement of the packages, as their own manuals set it up: one docs
 * instance for guides and references, the OpenAPI theme's page component, the printer of
 * @graphql-markdown as it comes. Only what the content asks for is added. Diagrams stay text: the manual's
 * way to draw them, @docusaurus/theme-mermaid, would bring 85 packages for this folder alone, and would make this
 * arrangement's build and pages heavier.
 */
import path from 'node:path';
import type {Config, Plugin} from '@docusaurus/types';
import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import componentImports from '@paydocs/guides/component-imports';
import specEmbeds from '@paydocs/guides/embeds/remark';
import {embedFolder} from '@paydocs/preset/generatedFiles';

/** What guides show of the specifications stands in the theme's code block, and not in our frame. */
const themeCode = (): Plugin => ({
  name: 'theme-code',
  configureWebpack: () => ({
    resolve: {alias: {'@paydocs/ui/components/CodeFrame$': path.resolve('src/components/CodeFrame')}},
  }),
});

const config: Config = {
  title: 'Docs',
  url: 'https://docs.example',
  baseUrl: '/',
  trailingSlash: true,
  // Links to pages that only our arrangement has.
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  future: {v4: true},
  markdown: {
    format: 'detect',
    mdx1Compat: {headingIds: true, comments: false, admonitions: false},
    hooks: {onBrokenMarkdownLinks: 'ignore'},
  },
  presets: [
    [
      'classic',
      {
        docs: {
          routeBasePath: '/',
          sidebarPath: './sidebars.ts',
          docItemComponent: '@theme/ApiItem',
          // What guides show of the specifications; the rest of a guide is ordinary Markdown.
          beforeDefaultRemarkPlugins: [
            [specEmbeds, {strict: true, folder: embedFolder}],
            [componentImports, {TestData: '@site/src/components/TestData'}],
          ],
          // The printer takes the type `Subscription` for the root of live ones, and would add a page for each field.
          exclude: ['apis/graphql/operations/subscriptions/*/**', 'apis/graphql/generated.md'],
        },
        blog: false,
        theme: {
          customCss: [
            './node_modules/@paydocs/preset/src/css/tokens.css',
            './node_modules/@paydocs/preset/src/css/highlight.css',
          ],
        },
      } satisfies PresetOptions,
    ],
  ],
  plugins: [
    themeCode,
    [
      'docusaurus-plugin-openapi-docs',
      {
        id: 'api',
        docsPluginId: 'classic',
        config: {
          rest: {
            specPath: 'openapi.json',
            outputDir: 'docs/apis/rest',
            sidebarOptions: {groupPathsBy: 'tag', categoryLinkSource: 'tag'},
            showSchemas: true,
            hideSendButton: true,
          },
        },
      },
    ],
    [
      '@graphql-markdown/docusaurus',
      {
        schema: 'schema.graphql',
        rootPath: './docs',
        baseURL: 'apis/graphql',
        linkRoot: '/',
        loaders: {GraphQLFileLoader: '@graphql-tools/graphql-file-loader'},
      },
    ],
  ],
  themes: ['docusaurus-theme-openapi-docs'],
  themeConfig: {
    navbar: {
      title: 'Docs',
      items: [
        {type: 'docSidebar', sidebarId: 'docs', label: 'Documentation', position: 'right'},
        {type: 'docSidebar', sidebarId: 'rest', label: 'REST API', position: 'right'},
        {type: 'docSidebar', sidebarId: 'graphql', label: 'GraphQL API', position: 'right'},
      ],
    },
  },
};

export default config;
