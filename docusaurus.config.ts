import fs from 'node:fs';
import type {Config} from '@docusaurus/types';
import type {Options as ClassicOptions, ThemeConfig} from '@docusaurus/preset-classic';
import {readVersionNames} from '@paydocs/core';
import type {Options} from '@paydocs/preset';
import {datedSitemap, guideCode, createSearchThemeConfig, siteDefaults} from '@paydocs/preset/config';
import {announcement, createAnnouncementBar} from './src/config/announcement';
import {areas, changelogFile, externalNamesFile, testDataFile} from './src/config/areas';
import {baseUrl, brand, url} from './src/config/brand';
import {checkNavbar} from './src/config/checkNavbar';
import {colorMode} from './src/config/colorMode';
import {env} from './src/config/env';
import {createFooterCopyright} from './src/config/footer';
import {createNavbarItems} from './src/config/navbar';
import {comparisonComponent} from './src/components/Comparison/guideComponent';
import {testDataComponent} from './src/components/TestData/guideComponent';
import {testData} from './src/testData';

const i18n = {defaultLocale: 'en', locales: ['en']};
const translations = i18n.locales.filter((locale) => locale !== i18n.defaultLocale);
const searchPages = ['', ...translations.map((locale) => `${locale}/`)].map((part) => `${baseUrl}${part}search/`);
const versions = ['current', ...readVersionNames(areas.docs)];

const config: Config = {
  ...siteDefaults({brand}),
  title: `${brand.name} Docs`,
  tagline: brand.tagline,
  favicon: brand.favicon,
  url,
  baseUrl,
  i18n,
  customFields: {tagManagerId: env.tagManagerId, assistantId: env.search?.assistantId},

  presets: [
    [
      'classic',
      {
        docs: false,
        blog: false,
        pages: {rehypePlugins: [guideCode({brand})]},
        sitemap: {changefreq: 'daily', priority: 0.7, ignorePatterns: searchPages, ...datedSitemap},
      } satisfies ClassicOptions,
    ],
    [
      '@paydocs/preset',
      {
        brand,
        brandFile: 'src/brand.ts',
        guides: {
          path: areas.docs.path,
          sidebarPath: './src/config/sidebars/docs.ts',
          editUrl: brand.editUrl,
          glossary: 'basics/glossary.mdx',
          components: {Comparison: comparisonComponent, TestData: testDataComponent},
          // The date is that of the last commit; a copy without history shows none.
          showLastUpdateTime: fs.existsSync('.git'),
        },
        rest: {specification: 'openapi', rules: 'redocly.yaml', sidebarPath: './src/config/sidebars/rest.ts'},
        graphql: {specification: 'graphql', sidebarPath: './src/config/sidebars/graphql.ts'},
        search: {hosted: Boolean(env.search)},
        checks: {
          names: externalNamesFile,
          changelog: changelogFile,
          testData: {tables: testData, file: testDataFile},
          sidebars: 'sidebars.ts',
        },
        strict: env.strict,
      } satisfies Options,
    ],
  ],

  themeConfig: {
    ...siteDefaults().themeConfig,
    colorMode,
    announcementBar: createAnnouncementBar(announcement),
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    navbar: {
      title: brand.name,
      logo: {alt: '', src: brand.logo.light, srcDark: brand.logo.dark, width: 32, height: 32},
      items: checkNavbar(createNavbarItems(brand, baseUrl, {translations, versions}), versions),
    },
    footer: {style: 'light', copyright: createFooterCopyright(brand)},
    algolia: createSearchThemeConfig(env.search),
  } satisfies ThemeConfig,
};

export default config;
