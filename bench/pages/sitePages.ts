import path from 'node:path';
import {chromium} from '@playwright/test';
import {launchOptions} from '../../tests/browser';
import {runLighthouse, type PhoneResult} from './lighthouse';
import {weighPage, type PageWeight} from './pageWeight';
import {withServer} from './serve';

const DEBUGGING_PORT = 3410;

/**
 * Weighs pages of a built site.
 *
 * @param folder - path of a project with its `build/`
 * @param routes - route paths of pages, with a slash at both ends
 * @returns the weight of each page, in the order of the routes
 */
export function weighPages(folder: string, routes: readonly string[]): Promise<PageWeight[]> {
  const build = path.join(folder, 'build');
  return withServer(build, routes, async (origin) => {
    const browser = await chromium.launch(launchOptions);
    try {
      const weights: PageWeight[] = [];
      for (const route of routes) {
        weights.push(await weighPage(browser, origin, build, route));
      }
      return weights;
    } finally {
      await browser.close();
    }
  });
}

/**
 * Measures pages of a built site as on a phone with a slow connection.
 *
 * @param folder - path of a project with its `build/`
 * @param routes - route paths of pages, with a slash at both ends
 * @param runs - number of measurements of each page; the figures are medians
 * @returns Lighthouse's result for each, in the order of the routes
 */
export function measureOnPhone(folder: string, routes: readonly string[], runs: number): Promise<PhoneResult[]> {
  return withServer(path.join(folder, 'build'), routes, async (origin) => {
    const args = [...(launchOptions.args ?? []), `--remote-debugging-port=${DEBUGGING_PORT}`];
    const browser = await chromium.launch({...launchOptions, args});
    try {
      const results: PhoneResult[] = [];
      for (const route of routes) {
        results.push(await runLighthouse(`${origin}${route}`, DEBUGGING_PORT, runs));
      }
      return results;
    } finally {
      await browser.close();
    }
  });
}
