/**
 * Inline scripts that run before the first paint. They correct defects of the classic theme's own inline scripts, which
 * accept any string as a color mode, hide a new announcement after an older one was closed, and let a URL set
 * attributes in which the page stores its state. They also fix paths that the router can't decode, add polyfills, and
 * restore the tabs that the reader chose.
 */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createFirstPaintScript, type FirstPaintSettings} from './script';
import {missingCodeScript} from './missingCode';
import {polyfillsScript} from './polyfills';
import {storedTabsScript} from './storedTabs';

/**
 * Creates the plugin that adds two inline scripts: one in the head, and one at the start of the body, after those of
 * the theme.
 *
 * @param context - load context of Docusaurus, with the theme's settings
 */
export default function firstPaint({siteConfig, siteStorage}: LoadContext): Plugin {
  return {
    name: 'first-paint',
    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', innerHTML: `${polyfillsScript};${missingCodeScript};${storedTabsScript}`}],
      preBodyTags: [
        {
          tagName: 'script',
          innerHTML: createFirstPaintScript(
            siteConfig.themeConfig as unknown as FirstPaintSettings,
            siteStorage.namespace,
          ),
        },
      ],
    }),
  };
}
