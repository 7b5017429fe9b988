/** Where a Chromium browser is: for the tests, for the measurements, and for the command that installs one. */
import fs from 'node:fs';
import {findProgram} from './install.mjs';

// The first has no window to draw: tests take two thirds of the time.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

/** Where systems put it when the PATH doesn't lead there. */
const USUAL_PLACES = [
  ...['/usr/bin', '/usr/local/bin', '/snap/bin'].flatMap((folder) => NAMES.map((name) => `${folder}/${name}`)),
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * @returns {string | undefined} path of a browser that the system has; `undefined` makes Playwright use its own
 */
export function findBrowser() {
  return findProgram(...NAMES) ?? USUAL_PLACES.find((file) => fs.existsSync(file));
}
