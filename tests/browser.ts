import type {LaunchOptions} from '@playwright/test';
import {findBrowser} from '../scripts/browser.mjs';

/** How Chromium is started: as root too, and without asking its maker's hosts for anything. */
export const launchOptions: LaunchOptions = {
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
};
