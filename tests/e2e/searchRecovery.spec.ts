/** Search in a page that is older than the site, and with files that don't come. */
import type {Page} from '@playwright/test';
import {alive, expect, test} from './pages';
import {searchModal} from './searchModal';

const GUIDE = '/getting-started/';
const INDEX = /\/assets\/search\/(?:names|texts)/;
/** Everything that search loads later, whatever the bundler calls it. */
const CODE = /\/assets\/js\/(?!main|runtime)[^/]+\.js$/;

test.use({expectedProblems: /^console: |^page: |^status 404|^failed: /});

/** The host has another version of the site, until the page is loaded anew. What is gone is told when asked to. */
async function deploy(page: Page, gone: RegExp, whenToTell?: Promise<void>): Promise<void> {
  let isReloaded = false;
  await page.route(gone, async (route) => {
    if (isReloaded) return route.continue();
    await whenToTell;
    return route.fulfill({status: 404});
  });
  await page.route(
    (url) => url.pathname.endsWith('/'),
    async (route) => {
      if (route.request().resourceType() === 'document') {
        isReloaded = true;
        return route.continue();
      }
      const response = await route.fetch();
      const html = (await response.text()).replace(/main\.[0-9a-f]{8}\.js/g, 'main.00000000.js');
      return route.fulfill({response, body: html});
    },
  );
}

async function open(page: Page): Promise<void> {
  await page.goto(GUIDE);
  await alive(page);
  await page.waitForLoadState('networkidle');
}

test.describe('after a deployment', () => {
  for (const [what, gone] of [
    ['with the index', INDEX],
    ['with the code', CODE],
    ['with the styles', /\/assets\/search\/modal/],
  ] as const) {
    test(`${what} gone: a reload is offered, and search opens there with the query`, async ({page}) => {
      await open(page);
      let tell = (): void => undefined;
      await deploy(page, gone, new Promise((resolve) => (tell = resolve)));
      const {field, hits} = searchModal(page);
      await page.keyboard.press('/');
      // What is typed while the modal is loaded is kept.
      if (gone === INDEX) await field.fill('refund');
      else await page.keyboard.type('refund');
      tell();
      const alert = page.getByRole('alert').filter({hasText: 'Unable to fetch results'});
      await expect(alert).toContainText('This site was updated');
      await expect(alert).not.toContainText('network');
      await alert.getByRole('button', {name: 'Reload'}).click();
      await expect(field).toHaveValue('refund');
      await expect(hits.first()).toBeVisible();
    });
  }

  test('the search page offers a reload, and keeps its query', async ({page}) => {
    await page.route(INDEX, (route) => route.fulfill({status: 404}));
    // A worker that ends while it is loaded leaves a request that is never told to be done: the network is not idle.
    await page.goto('/search/');
    await alive(page);
    await page.unroute(INDEX);
    await deploy(page, INDEX);
    await page.getByRole('searchbox').fill('refund');
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('This site was updated');
    await alert.getByRole('button', {name: 'Reload'}).click();
    await expect(page.getByRole('searchbox')).toHaveValue('refund');
    await expect(page.locator('.search-page__results li').first()).toBeVisible();
  });
});

test.describe('an index that does not come', () => {
  for (const path of [GUIDE, '/search/']) {
    test(`is told on ${path} after 15 s, and Retry loads it`, async ({page}) => {
      let hangs = true;
      await page.route(INDEX, (route) => (hangs ? undefined : route.continue()));
      await page.clock.install();
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      const {field, hits} = searchModal(page);
      if (path === GUIDE) await page.keyboard.press('/');
      await (path === GUIDE ? field : page.getByRole('searchbox')).fill('refund');
      await page.clock.runFor(16_000);
      const alert = page.getByRole('alert').filter({hasText: 'Unable to fetch results'});
      await expect(alert).toContainText('You might want to check your network connection.');
      hangs = false;
      await alert.getByRole('button', {name: 'Retry'}).click();
      const found = path === GUIDE ? hits : page.locator('.search-page__results li');
      await page.clock.resume();
      await expect(found.first()).toBeVisible();
      await expect(alert).toHaveCount(0);
    });
  }
});
