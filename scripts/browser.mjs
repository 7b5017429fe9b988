/** Finds a Chromium browser for the tests, for the measurements, and for the command that installs one. */
import fs from 'node:fs';
import {findProgram} from './install.mjs';

// It renders no window, so tests take two thirds of the time.
const HEADLESS = 'chromium-headless-shell';
const HEADED = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const NAMES = [HEADLESS, ...HEADED];

/** Finds a browser in the folders where operating systems install it, which may not be on the PATH. */
function findInUsualFolders(names) {
  const files = [
    ...['/usr/bin', '/usr/local/bin', '/snap/bin'].flatMap((folder) => names.map((name) => `${folder}/${name}`)),
    '/opt/google/chrome/chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ];
  return files.find((file) => fs.existsSync(file));
}

/**
 * Finds a browser for tests, preferably one without a window.
 *
 * @returns {string | undefined} path of an installed browser; if it's `undefined`, Playwright uses its own
 */
export function findBrowser() {
  return findProgram(...NAMES) ?? findInUsualFolders(NAMES);
}

/**
 * Finds a browser with a back/forward cache: a browser without a window reloads pages.
 *
 * @returns {string | undefined} path of an installed browser; if it's `undefined`, Playwright uses its own
 */
export function findHeadedBrowser() {
  return findProgram(...HEADED) ?? findInUsualFolders(HEADED);
}
