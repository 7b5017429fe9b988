/** Where a Chromium browser is: for the tests, for the measurements, and for the command that installs one. */
import fs from 'node:fs';
import {findProgram} from './install.mjs';

// The first has no window to draw: tests take two thirds of the time.
const WITHOUT_WINDOW = 'chromium-headless-shell';
const WITH_WINDOW = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const NAMES = [WITHOUT_WINDOW, ...WITH_WINDOW];

/** Where systems put it when the PATH doesn't lead there. */
function usualPlace(names) {
  const places = [
    ...['/usr/bin', '/usr/local/bin', '/snap/bin'].flatMap((folder) => names.map((name) => `${folder}/${name}`)),
    '/opt/google/chrome/chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ];
  return places.find((file) => fs.existsSync(file));
}

/**
 * @returns {string | undefined} path of a browser that the system has; `undefined` makes Playwright use its own
 */
export function findBrowser() {
  return findProgram(...NAMES) ?? usualPlace(NAMES);
}

/**
 * Where a browser is that keeps pages for the way back: one without a window makes them anew.
 *
 * @returns {string | undefined} path of a browser that the system has; `undefined` makes Playwright use its own
 */
export function findBrowserWithWindow() {
  return findProgram(...WITH_WINDOW) ?? usualPlace(WITH_WINDOW);
}
