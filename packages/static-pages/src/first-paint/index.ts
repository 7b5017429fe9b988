/**
 * Mends, before anything is painted, what the classic theme's own inline scripts make of values that
 * an earlier visit has stored. Those scripts take any text for a color mode, which shows a page without
 * the switch's picture, and hide an announcement that is new as long as an older one was closed. They also
 * let an address set any attribute in which the site keeps its state. It mends a path that can't be decoded
 * before the router reads it, stands in for what a browser lacks, and shows the tabs that the reader chose before.
 */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {firstPaintScript, type FirstPaintSettings} from './script';
import {missingCode} from './missingCode';
import {standIns} from './standIns';
import {storedTabs} from './storedTabs';

/**
 * @param context - the site, with the settings of its theme
 * @returns a plugin with a script that runs first of all, and one that runs right after the theme's
 */
export default function firstPaint({siteConfig, siteStorage}: LoadContext): Plugin {
  return {
    name: 'first-paint',
    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', innerHTML: `${standIns};${missingCode};${storedTabs}`}],
      preBodyTags: [
        {
          tagName: 'script',
          innerHTML: firstPaintScript(siteConfig.themeConfig as unknown as FirstPaintSettings, siteStorage.namespace),
        },
      ],
    }),
  };
}
