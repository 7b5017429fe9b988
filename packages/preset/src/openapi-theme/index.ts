import openApiTheme from 'docusaurus-theme-openapi-docs/lib/index';
import type {Plugin} from '@docusaurus/types';

/**
 * docusaurus-theme-openapi-docs without what it adds to every page: its style sheet, which asks a
 * public host for logos, and polyfills for its API explorer. Its components stay available as
 * `@theme/…`; pages of this site use the ones in `packages/reference/src/components/rest`.
 *
 * @returns the theme, for its components alone
 */
export default function openApiThemeComponents(): Plugin {
  const {name, getThemePath, getTypeScriptThemePath} = openApiTheme() as unknown as Plugin;
  return {name, getThemePath, getTypeScriptThemePath};
}
