/** Where the pictures were made: another browser, or other fonts, draws the same page otherwise. */
import fs from 'node:fs';
import type {Page} from '@playwright/test';

const FILE = 'tests/visual/environment.json';

/** A browser's version, and widths of a text in its generic fonts, in px. */
export interface Environment {
  browser: string;
  platform: string;
  fonts: Record<string, number>;
}

/** @returns what draws the page */
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

/** Notes the environment of new pictures. */
export function keepEnvironment(environment: Environment): void {
  fs.writeFileSync(FILE, `${JSON.stringify(environment, null, 2)}\n`);
}

/**
 * @param here - the environment of a comparison that failed
 * @param problem - what it failed with
 * @returns the same problem, with a first line that says so if the environment is another one
 */
export function whatDiffers(here: Environment, problem: Error): Error {
  const there = JSON.parse(fs.readFileSync(FILE, 'utf8')) as Environment;
  const differences = [
    ...(here.platform === there.platform ? [] : [`made on ${there.platform}, compared on ${here.platform}`]),
    ...(here.browser === there.browser ? [] : [`made with Chromium ${there.browser}, compared with ${here.browser}`]),
    ...Object.keys(there.fonts)
      .filter((family) => here.fonts[family] !== there.fonts[family])
      .map((family) => `the system's ${family} font is another one`),
  ];
  if (differences.length === 0) return problem;
  problem.message =
    `The picture may differ because the machine does: ${differences.join('; ')}. ` +
    'Compare on the image that CI uses, or make the pictures anew there: npm run test:visual:update.\n' +
    problem.message;
  return problem;
}
