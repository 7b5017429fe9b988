import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** The order matters: later style sheets override earlier ones. */
const STYLE_SHEETS = ['tokens', 'base', 'navbar', 'sidebar', 'article', 'text', 'terms', 'notes', 'highlight', 'media'];

/**
 * Adds the style sheets of the site. They come before other plugins' style sheets, which build on them.
 *
 * @returns the plugin
 */
export function styleSheets(): Plugin {
  return {
    name: 'style-sheets',
    getClientModules: () => STYLE_SHEETS.map((name) => path.join(__dirname, 'css', `${name}.css`)),
  };
}

/**
 * Adds the components that replace the classic theme's. It comes after the classic theme.
 *
 * @returns the plugin
 */
export function themeComponents(): Plugin {
  const folder = path.join(__dirname, 'theme');
  return {name: 'theme-components', getThemePath: () => folder, getTypeScriptThemePath: () => folder};
}
