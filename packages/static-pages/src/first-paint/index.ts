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
 * @param context - the site, with the theme's settings
 * @returns a plugin with one script that runs first, and one that runs right after the theme's scripts
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
