/**
 * The same content in the default setup of the packages, as their own manuals describe it: one docs instance for guides
 * and references, the OpenAPI theme's page component, and the default printer of @graphql-markdown. Only what the
 * content requires is added. Diagrams stay text: the manual's way to render them, @docusaurus/theme-mermaid, would
 * bring 85 packages for this folder alone, and would make this setup's build and pages heavier.
 */
import fs from 'node:fs';
import path from 'node:path';
import type {Config, Plugin} from '@docusaurus/types';
import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import {componentImports, specEmbeds} from '@paydocs/content/plugins';
import {embedFolder} from '@paydocs/preset/site';

/** Renders embeds of the specifications in the theme's code block instead of our frame. */
const themeCode = (): Plugin => ({
  name: 'theme-code',
  configureWebpack: (_config, _isServer, {currentBundler: {instance}}) => ({
    plugins: [
      new instance.NormalModuleReplacementPlugin(
        /^\.\/components\/CodeFrame$/,
        path.resolve('src/components/CodeFrame'),
      ),
    ],
  }),
});

/** Components of the site, which guides use without imports. */
const components = Object.fromEntries(
  fs.readdirSync('src/components').map((name) => [name, `@site/src/components/${name}`]),
);

const config: Config = {
  title: 'Docs',
  url: 'https://docs.example',
  baseUrl: '/',
  trailingSlash: true,
  // Links to pages that only our setup has.
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
          // Embeds of the specifications; the rest of a guide is ordinary Markdown.
          beforeDefaultRemarkPlugins: [
            [specEmbeds, {strict: true, folder: embedFolder}],
            [componentImports, components],
          ],
          // The printer confuses the type `Subscription` with the root type of subscriptions, and would add a page for
          // each field.
          exclude: ['apis/graphql/operations/subscriptions/*/**', 'apis/graphql/generated.md'],
        },
        blog: false,
        theme: {
          customCss: [
            './node_modules/@paydocs/theme/src/css/tokens.css',
            './node_modules/@paydocs/theme/src/css/highlight.css',
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
