import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Brand} from '@paydocs/core';
import {createFontTags} from './fonts';
import {createHeadTags} from './headTags';
import {loadInterfaceMessages} from '../translations';
import type {LookGlobalData} from './data';

const SOURCE_FOLDER = path.dirname(__dirname);

/**
 * Creates the plugin with this package's theme components, the translations of all components, and tags for fonts and
 * brand colors. It must come after all other themes.
 *
 * @param context - load context of Docusaurus
 * @param brand - the provider
 * @returns the plugin
 */
export function createLookPlugin({baseUrl, i18n}: LoadContext, brand: Brand): Plugin {
  return {
    name: 'look',
    contentLoaded: ({actions}) =>
      actions.setGlobalData({
        provider: brand.name,
        ...(brand.reportUrl !== undefined && {reportUrl: brand.reportUrl}),
      } satisfies LookGlobalData),
    getThemePath: () => path.join(SOURCE_FOLDER, 'theme'),
    getTypeScriptThemePath: () => path.join(SOURCE_FOLDER, 'theme'),
    getDefaultCodeTranslationMessages: () => Promise.resolve(loadInterfaceMessages(i18n.currentLocale)),
    injectHtmlTags: () => ({headTags: [...createFontTags(baseUrl), ...createHeadTags(brand, baseUrl)]}),
  };
}
