/** The environment in which the pictures were taken: another browser, or other fonts, render the same page differently. */
import fs from 'node:fs';
import type {Page} from '@playwright/test';

const FILE = 'tests/visual/environment.json';

/** A browser's version, its platform, and the width of a text in each generic font, in px. */
export interface Environment {
  browser: string;
  platform: string;
  fonts: Record<string, number>;
}

/** Returns the environment that renders a page. */
export async function describeEnvironment(page: Page): Promise<Environment> {
  const fonts = await page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d');
    const widths: Record<string, number> = {};
    for (const family of ['sans-serif', 'serif', 'monospace']) {
      canvas!.font = `100px ${family}`;
      widths[family] = Math.round(canvas!.measureText('Hamburgefonstiv 0123456789 → €').width);
    }
    return widths;
  });
  return {browser: page.context().browser()?.version() ?? '', platform: process.platform, fonts};
}

/** Saves the environment of new pictures. */
export function saveEnvironment(environment: Environment): void {
  fs.writeFileSync(FILE, `${JSON.stringify(environment, null, 2)}\n`);
}

/**
 * Explains a failed comparison.
 *
 * @param here - environment of the comparison
 * @param error - error of the comparison
 * @returns the same error, with a first line about the differences if the pictures were taken in another environment
 */
export function whatDiffers(here: Environment, error: Error): Error {
  const there = JSON.parse(fs.readFileSync(FILE, 'utf8')) as Environment;
  const differences = [
    ...(here.platform === there.platform ? [] : [`made on ${there.platform}, compared on ${here.platform}`]),
    ...(here.browser === there.browser ? [] : [`made with Chromium ${there.browser}, compared with ${here.browser}`]),
    ...Object.keys(there.fonts)
      .filter((family) => here.fonts[family] !== there.fonts[family])
      .map((family) => `the system's ${family} font is another one`),
  ];
  if (differences.length === 0) return error;
  error.message =
    `The picture may differ because the machine does: ${differences.join('; ')}. ` +
    'Compare on the image that CI uses, or make the pictures anew there: npm run test:visual:update.\n' +
    error.message;
  return error;
}
