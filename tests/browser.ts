import type {LaunchOptions} from '@playwright/test';
import {findBrowser} from '../scripts/browser.mjs';

/** Launch options of Chromium: it also runs as root, and sends no requests to its vendor's hosts. */
export const launchOptions: LaunchOptions = {
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
};
