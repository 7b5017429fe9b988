import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Names of the style sheets in order. Later ones override earlier ones. */
const STYLE_SHEET_NAMES = [
  'tokens',
  'base',
  'navbar',
  'sidebar',
  'article',
  'text',
  'terms',
  'notes',
  'highlight',
  'media',
];

/**
 * Creates the plugin that adds the theme's style sheets. List it before all plugins whose style sheets depend on them.
 */
export function styleSheets(): Plugin {
  return {
    name: 'style-sheets',
    getClientModules: () => STYLE_SHEET_NAMES.map((name) => path.join(__dirname, 'css', `${name}.css`)),
  };
}

/** Creates the plugin whose components replace those of the classic theme. List it after the classic theme. */
export function themeComponents(): Plugin {
  const folder = path.join(__dirname, 'theme');
  return {name: 'theme-components', getThemePath: () => folder, getTypeScriptThemePath: () => folder};
}
