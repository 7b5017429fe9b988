import path from 'node:path';
import type {Config} from '@docusaurus/types';
import {completeBrand, type PartialBrand} from '@paydocs/core/brand/complete';
import {isHandWritten, replaceMarkdownTokens} from '@paydocs/core/brand/markdown';
import {pageTemplate} from '@paydocs/static-pages/template';
import {builderFolder, generatedStaticFolders, searchFolder} from './generatedFiles';
import {searchTheme} from './searchTheme';

/** Folder of the fonts. */
const FONTS = path.join(path.dirname(require.resolve('@paydocs/preset/package.json')), 'static');

export interface SiteDefaultsOptions {
  /** The preset's option of this name: its tokens, such as `{product}`, are replaced in pages. */
  brand?: PartialBrand;
  /** Folders of files that are served as they are. */
  staticDirectories?: readonly string[];
}

/**
 * The settings of a site that its preset can't make, because Docusaurus reads them in the configuration alone. They are
 * spread into it, before the site's own: `...siteDefaults({brand})`.
 *
 * @param options - see {@link SiteDefaultsOptions}
 * @returns settings for `docusaurus.config.ts`
 */
export function siteDefaults({brand: known, staticDirectories = ['static']}: SiteDefaultsOptions = {}) {
  const brand = known && completeBrand(known);
  const withBrand = (text: string, filePath: string): string =>
    brand && isHandWritten(filePath) ? replaceMarkdownTokens(text, filePath, brand) : text;
  return {
    baseUrl: '/',
    trailingSlash: true,
    // The preset follows all links itself, also those in descriptions.
    onBrokenLinks: 'ignore',
    onBrokenAnchors: 'ignore',
    onDuplicateRoutes: 'throw',
    baseUrlIssueBanner: false,
    staticDirectories: [FONTS, ...staticDirectories, ...generatedStaticFolders, searchFolder(), builderFolder()],
    future: {v4: true, faster: true},
    ssrTemplate: pageTemplate,
    markdown: {
      format: 'detect',
      mdx1Compat: {headingIds: true, comments: false, admonitions: false},
      hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
      parseFrontMatter: ({filePath, fileContent, defaultParseFrontMatter}) =>
        defaultParseFrontMatter({filePath, fileContent: withBrand(fileContent, filePath)}),
      preprocessor: ({filePath, fileContent}) => withBrand(fileContent, filePath),
    },
    themeConfig: {
      // Nothing reads it; left out, a theme of the highlighter would be sent with every page.
      prism: {theme: {plain: {}, styles: []}, magicComments: []},
      algolia: searchTheme(),
    },
  } satisfies Partial<Config>;
}
