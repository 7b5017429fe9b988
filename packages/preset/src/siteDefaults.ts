import path from 'node:path';
import type {Config} from '@docusaurus/types';
import {completeBrand, type PartialBrand} from '@paydocs/core/brand';
import {isHandWritten, replaceMarkdownTokens} from '@paydocs/core';
import {pageTemplate} from '@paydocs/static-pages';
import {getBuilderFolder, generatedStaticFolders, getSearchFolder} from './generatedFiles';
import {createSearchThemeConfig} from './searchTheme';

/** Absolute path of the folder that contains the fonts. */
const STATIC_FOLDER = path.join(path.dirname(require.resolve('@paydocs/preset/package.json')), 'static');

interface SiteDefaultsOptions {
  /** The preset's option of the same name. Its tokens, such as `{product}`, are replaced in pages. */
  brand?: PartialBrand;
  /** Folders of files that are served unchanged. */
  staticDirectories?: readonly string[];
}

/**
 * Returns the settings that the preset can't set itself, because Docusaurus reads them only from the site's configuration.
 * Spread them before the site's own settings: `...siteDefaults({brand})`.
 *
 * @param options - see {@link SiteDefaultsOptions}
 * @returns settings for `docusaurus.config.ts`
 */
export function siteDefaults({brand: partialBrand, staticDirectories = ['static']}: SiteDefaultsOptions = {}) {
  const brand = partialBrand && completeBrand(partialBrand);
  const replaceTokens = (text: string, filePath: string): string =>
    brand && isHandWritten(filePath) ? replaceMarkdownTokens(text, filePath, brand) : text;
  return {
    baseUrl: '/',
    trailingSlash: true,
    // The preset checks all links itself, including links in descriptions.
    onBrokenLinks: 'ignore',
    onBrokenAnchors: 'ignore',
    onDuplicateRoutes: 'throw',
    baseUrlIssueBanner: false,
    staticDirectories: [
      STATIC_FOLDER,
      ...staticDirectories,
      ...generatedStaticFolders,
      getSearchFolder(),
      getBuilderFolder(),
    ],
    future: {v4: true, faster: true},
    ssrTemplate: pageTemplate,
    markdown: {
      format: 'detect',
      mdx1Compat: {headingIds: true, comments: false, admonitions: false},
      hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
      parseFrontMatter: ({filePath, fileContent, defaultParseFrontMatter}) =>
        defaultParseFrontMatter({filePath, fileContent: replaceTokens(fileContent, filePath)}),
      preprocessor: ({filePath, fileContent}) => replaceTokens(fileContent, filePath),
    },
    themeConfig: {
      // Nothing reads this setting, but without it, every page would include a Prism theme.
      prism: {theme: {plain: {}, styles: []}, magicComments: []},
      algolia: createSearchThemeConfig(),
    },
  } satisfies Partial<Config>;
}
