/** Comparing what pages look like with the pictures in `tests/visual/`. */
import type {Page} from '@playwright/test';
import {describeEnvironment, keepEnvironment, whatDiffers} from '../visual/environment';
import {expect, test} from './pages';

export const SCREENS = [
  {width: 1440, height: 900},
  {width: 390, height: 844},
];
export const MODES = ['light', 'dark'];

/**
 * Pages show the system's font rather than wait; a picture has to wait. Call it before the page is opened, which then
 * has no policy: what it changes is a style that the policy knows by its hash.
 */
export async function waitForFonts(page: Page): Promise<void> {
  await page.route(
    (url) => !/\.\w+$/.test(url.pathname),
    async (route) => {
      if (!route.request().isNavigationRequest()) return route.fallback();
      const response = await route.fetch();
      const body = (await response.text()).replaceAll('font-display:optional', 'font-display:block');
      const headers = response.headers();
      delete headers['content-security-policy'];
      return route.fulfill({response, headers, body});
    },
  );
}

/**
 * @param page - in the state that the picture shows
 * @param name - the picture's file
 * @param fullPage - instead of what fits the screen
 */
export async function expectPicture(page: Page, name: string, fullPage = false): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const environment = await describeEnvironment(page);
  if (test.info().config.updateSnapshots === 'all') keepEnvironment(environment);
  try {
    // What changes with each commit is left out.
    await expect(page).toHaveScreenshot(name, {fullPage, mask: [page.locator('.theme-last-updated time')]});
  } catch (problem) {
    throw whatDiffers(environment, problem as Error);
  }
}
