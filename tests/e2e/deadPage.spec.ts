/** A page whose scripts or styles come late, or look as if: what it says of them. What never comes is in `faults.spec.ts`. */
import type {Page} from '@playwright/test';
import {alive, expect, pageKinds, test} from './pages';

const MAIN = /\/assets\/js\/main\.[^/]+\.js$/;

const notice = (page: Page) => page.getByRole('alert').filter({hasText: 'The code of this page didn’t load'});

test.use({expectedProblems: /^console: |^page: |^failed: |^status 404/});

test.describe('without a fault', () => {
  test.use({expectedProblems: /(?!)/});

  for (const path of [pageKinds.guide, pageKinds.restOperation]) {
    test(`${path}: code that comes late takes the notice away`, async ({page}) => {
      let release = (): void => undefined;
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(MAIN, async (route) => {
        await released;
        await route.continue();
      });
      await page.goto(path, {waitUntil: 'commit'});
      await expect(notice(page)).toBeVisible({timeout: 10_000});
      release();
      await alive(page);
      await expect(notice(page)).toBeHidden();
    });
  }

  test('no address shows the notice', async ({page}) => {
    await page.route(MAIN, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.continue();
    });
    await page.goto(`${pageKinds.guide}?docusaurus-data-code-missing=1`, {waitUntil: 'commit'});
    await expect(page.locator('main h1')).toBeVisible();
    await expect(notice(page)).toBeHidden();
    await alive(page);
    await expect(notice(page)).toBeHidden();
  });
});

test.describe('a style sheet', () => {
  const STYLES = /\/assets\/css\/styles/;
  const navbarPlace = (page: Page) =>
    page.getByRole('navigation', {name: 'Main'}).evaluate((navbar) => getComputedStyle(navbar).position);

  test('that hangs is waited for no longer than 10 s, and styles the page when it comes', async ({page}) => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(STYLES, async (route) => {
      await released;
      await route.continue().catch(() => undefined); // given up
    });
    await page.goto(pageKinds.guide, {waitUntil: 'commit'});
    await expect(page.locator('main h1')).toBeVisible({timeout: 10_000});
    await alive(page);
    await expect(notice(page)).toBeHidden();
    release();
    await expect.poll(() => navbarPlace(page)).not.toBe('static');
  });

  test('that hangs is not waited for either where it stands in the page', async ({page}) => {
    await page.route(/\.css$/, () => undefined);
    await page.goto('/search/?q=refund', {waitUntil: 'commit'});
    await expect(page.locator('main h1')).toBeVisible({timeout: 10_000});
  });

  test('that hangs like the code is told within 10 s, where it can be seen', async ({page}) => {
    await page.route(STYLES, () => undefined);
    await page.route(MAIN, () => undefined);
    await page.goto(pageKinds.guide, {waitUntil: 'commit'});
    await expect(notice(page)).toBeInViewport({timeout: 10_000});
  });
});
