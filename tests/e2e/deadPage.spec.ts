/** A page whose scripts don't come, or are none: it says so, and can be read. */
import type {Page, Route} from '@playwright/test';
import {alive, expect, pageKinds, test} from './pages';

const MAIN = /\/assets\/js\/main\.[^/]+\.js$/;
const RUNTIME = /\/assets\/js\/runtime~main\.[^/]+\.js$/;
const CHUNKS = /\/assets\/js\/(?!main|runtime)[^/]+\.js$/;

const notice = (page: Page) => page.getByRole('alert').filter({hasText: 'The code of this page has not loaded'});
const reload = (page: Page) => page.getByRole('button', {name: 'Reload'});

const half = async (route: Route): Promise<void> => {
  const response = await route.fetch();
  const text = await response.text();
  await route.fulfill({contentType: 'text/javascript', body: text.slice(0, text.length / 2)});
};
const faults: [string, (route: Route) => unknown][] = [
  ['HTML', (route) => route.fulfill({contentType: 'text/html', body: '<!doctype html><title>Home</title>'})],
  ['cut in half', half],
  ['hanging', () => undefined],
  ['not there', (route) => route.fulfill({status: 404})],
  ['refused', (route) => route.abort()],
];

test.use({expectedProblems: /^console: |^page: |^failed: |^status 404/});

for (const [path, scripts] of [
  [pageKinds.guide, {main: MAIN, runtime: RUNTIME, chunks: CHUNKS}],
  [pageKinds.restOperation, {main: MAIN}],
] as const) {
  for (const [script, pattern] of Object.entries(scripts)) {
    for (const [fault, answer] of faults) {
      test(`${path}, ${script} ${fault}: it is told within 10 s, on a page that can be read`, async ({page}) => {
        let isBroken = true;
        await page.route(pattern, (route) => (isBroken ? answer(route) : route.continue()));
        await page.goto(path, {waitUntil: 'commit'});
        await expect(notice(page)).toBeVisible({timeout: 10_000});
        await expect(notice(page)).not.toContainText('network');
        await expect(page.locator('main h1')).toBeVisible();
        isBroken = false;
        await reload(page).click();
        await alive(page);
        await expect(notice(page)).toBeHidden();
      });
    }
  }
}

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
