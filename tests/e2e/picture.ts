/** Compares pages with the pictures in `tests/visual/`. */
import type {Page} from '@playwright/test';
import {describeEnvironment, saveEnvironment, whatDiffers} from '../visual/environment';
import {expect, test} from './pages';

export const SCREENS = [
  {width: 1440, height: 900},
  {width: 390, height: 844},
];
export const MODES = ['light', 'dark'];

/**
 * Makes a page wait for its fonts before it shows text. Pages show the system's font instead, but pictures need the site's
 * fonts. Call this before opening the page. It removes the security policy, which knows the changed style by its hash.
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
 * Compares a page with a picture.
 *
 * @param page - page in the state that the picture shows
 * @param name - file name of the picture
 * @param fullPage - whether to compare the full page instead of the viewport
 */
export async function expectPicture(page: Page, name: string, fullPage = false): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const environment = await describeEnvironment(page);
  if (test.info().config.updateSnapshots === 'all') saveEnvironment(environment);
  try {
    // Masks what changes with each commit.
    await expect(page).toHaveScreenshot(name, {fullPage, mask: [page.locator('.theme-last-updated time')]});
  } catch (error) {
    throw whatDiffers(environment, error as Error);
  }
}
