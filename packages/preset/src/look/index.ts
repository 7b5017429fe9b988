import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Brand} from '@paydocs/core/brand/types';
import {fontTags} from './fonts';
import {headTags} from './headTags';
import {interfaceTexts} from '../translations';
import type {LookData} from './data';

const SOURCE = path.dirname(__dirname);

/** In this order: what comes later wins. */
const STYLE_SHEETS = ['tokens', 'base', 'navbar', 'sidebar', 'article', 'text', 'terms', 'notes', 'highlight', 'media'];

/**
 * The style sheets of the site. They are listed before those of other plugins, which build on them.
 *
 * @returns the plugin
 */
export function styleSheets(): Plugin {
  return {
    name: 'style-sheets',
    getClientModules: () => STYLE_SHEETS.map((name) => path.join(SOURCE, 'css', `${name}.css`)),
  };
}

/**
 * The components with their texts, and the head of each page: fonts, and the brand's colors. Comes after all other themes.
 *
 * @param context - the site
 * @param brand - who the provider is
 * @returns the plugin
 */
export function look({baseUrl, i18n}: LoadContext, brand: Brand): Plugin {
  return {
    name: 'look',
    contentLoaded: ({actions}) =>
      actions.setGlobalData({
        provider: brand.name,
        ...(brand.reportUrl !== undefined && {report: brand.reportUrl}),
      } satisfies LookData),
    getThemePath: () => path.join(SOURCE, 'theme'),
    getTypeScriptThemePath: () => path.join(SOURCE, 'theme'),
    getDefaultCodeTranslationMessages: () => Promise.resolve(interfaceTexts(i18n.currentLocale)),
    injectHtmlTags: () => ({headTags: [...fontTags(baseUrl), ...headTags(brand, baseUrl)]}),
  };
}
