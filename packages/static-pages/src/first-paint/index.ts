/**
 * Corrects, before the first paint, what the classic theme's inline scripts do with stored values of an earlier visit. Those
 * scripts accept any string as a color mode, which hides the icon of the color mode switch, and hide a new announcement
 * after an older one was closed. They also allow a URL to set the attributes in which the page stores its state. In addition,
 * the scripts here fix a path that can't be decoded before the router reads it, add polyfills, and restore the tabs that the
 * reader chose before.
 */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createFirstPaintScript, type FirstPaintSettings} from './script';
import {missingCodeScript} from './missingCode';
import {polyfillsScript} from './polyfills';
import {storedTabsScript} from './storedTabs';

/**
 * Creates a plugin with two scripts: one runs before anything else, the other right after the theme's scripts.
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
