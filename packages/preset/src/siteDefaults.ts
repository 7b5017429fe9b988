import path from 'node:path';
import type {Config} from '@docusaurus/types';
import {completeBrand, type PartialBrand} from '@paydocs/core/brand';
import {isHandWritten, replaceBrandTokensInMarkdown} from '@paydocs/core';
import {pageTemplate} from '@paydocs/static-pages';
import {getRequestFormFolder, generatedStaticFolders, getSearchFolder} from './generatedFiles';
import {createSearchThemeConfig} from './searchTheme';

/** Absolute path of this package's static files, such as fonts. */
const STATIC_FOLDER = path.join(path.dirname(require.resolve('@paydocs/preset/package.json')), 'static');

interface SiteDefaultsOptions {
  /** Brand, as in the preset's options. If set, its tokens, such as `{product}`, are replaced in pages. */
  brand?: PartialBrand;
  /** Paths of folders with files that are served unchanged, relative to the project's root. */
  staticDirectories?: readonly string[];
}

/**
 * Returns settings that Docusaurus reads only from the site's configuration, so the preset can't set them. Spread them
 * before the site's own settings: `...siteDefaults({brand})`.
 *
 * @param options - see {@link SiteDefaultsOptions}
 * @returns settings for `docusaurus.config.ts`
 */
export function siteDefaults({brand: partialBrand, staticDirectories = ['static']}: SiteDefaultsOptions = {}) {
  const brand = partialBrand && completeBrand(partialBrand);
  const replaceTokens = (text: string, filePath: string): string =>
    brand && isHandWritten(filePath) ? replaceBrandTokensInMarkdown(text, filePath, brand) : text;
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
      getRequestFormFolder(),
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
