/** Search in a page that is older than the site, and with files that don't load. */
import type {Page} from '@playwright/test';
import {waitForFiles, waitForShell, expect, test} from './pages';
import {getSearchModal} from './searchModal';

const GUIDE = '/getting-started/';
const INDEX = /\/assets\/search\/(?:names|texts)/;
/** Every file that search loads later, whatever name the bundler gives it. */
const CODE = /\/assets\/js\/(?!main|runtime)[^/]+\.js$/;

test.use({expectedErrors: /^console: |^page: |^status 404|^failed: /});

/**
 * Simulates a deployment: the host has another version of the site until the page reloads. Requests for missing files fail
 * after `beforeResponse`.
 */
async function deploy(page: Page, missing: RegExp, beforeResponse?: Promise<void>): Promise<void> {
  let isReloaded = false;
  await page.route(missing, async (route) => {
    if (isReloaded) return route.continue();
    await beforeResponse;
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
      const html = (await response.text()).replace(/shell\.[0-9a-f]{8}\.js/g, 'shell.00000000.js');
      return route.fulfill({response, body: html});
    },
  );
}

async function open(page: Page): Promise<void> {
  await page.goto(GUIDE);
  await waitForFiles(page);
}

test.describe('after a deployment', () => {
  for (const [part, missing] of [
    ['the index', INDEX],
    ['the code', CODE],
    ['the styles', /\/assets\/search\/modal/],
  ] as const) {
    test(
      `without ${part}, the page reloads itself, and search opens with the query`,
      {tag: '@faults'},
      async ({page}) => {
        await open(page);
        let respond = (): void => undefined;
        await deploy(page, missing, new Promise((resolve) => (respond = resolve)));
        const {field, hits} = getSearchModal(page);
        await page.keyboard.press('/');
        // Text typed while the modal loads is kept.
        if (missing === INDEX) await field.fill('refund');
        else await page.keyboard.type('refund');
        const loaded = page.waitForEvent('load');
        respond();
        await loaded;
        await expect(field).toHaveValue('refund');
        await expect(hits.first()).toBeVisible();
      },
    );
  }

  test('the search page reloads itself, and keeps its query', async ({page}) => {
    await page.route(INDEX, (route) => route.fulfill({status: 404}));
    // A worker that ends while it loads leaves a request that is never reported as finished: the network isn't idle.
    await page.goto('/search/');
    await waitForShell(page);
    await page.unroute(INDEX);
    await deploy(page, INDEX);
    const loaded = page.waitForEvent('load');
    await page.getByRole('searchbox').fill('refund');
    await loaded;
    await expect(page.getByRole('searchbox')).toHaveValue('refund');
    await expect(page.locator('.search-page__results li').first()).toBeVisible();
  });

  test(
    'a page that is still old after that reports it, and the reader reloads it',
    {tag: '@faults'},
    async ({page}) => {
      let isOld = true;
      await page.route(INDEX, (route) => (isOld ? route.fulfill({status: 404}) : route.continue()));
      await page.route(
        (url) => url.pathname === GUIDE,
        async (route) => {
          if (route.request().resourceType() === 'document') return route.continue();
          const response = await route.fetch();
          return route.fulfill({
            response,
            body: (await response.text()).replace(/shell\.[0-9a-f]{8}\.js/g, 'shell.00000000.js'),
          });
        },
      );
      await open(page);
      const {field, hits} = getSearchModal(page);
      const loaded = page.waitForEvent('load');
      await page.keyboard.press('/');
      await page.keyboard.type('refund');
      await loaded;
      const alert = page.getByRole('alert').filter({hasText: 'Unable to fetch results'});
      await expect(alert).toContainText('This site was updated');
      await expect(alert).not.toContainText('network');
      isOld = false;
      await alert.getByRole('button', {name: 'Reload'}).click();
      await expect(field).toHaveValue('refund');
      await expect(hits.first()).toBeVisible();
    },
  );
});

const MODAL_STYLES = /\/assets\/search\/modal/;

test(
  'hanging styles are reported as such within 10 s, and Retry requests them again',
  {tag: '@faults'},
  async ({page}) => {
    let requestCount = 0;
    await open(page);
    await page.route(MODAL_STYLES, (route) => ((requestCount += 1) === 1 ? undefined : route.continue()));
    const {field} = getSearchModal(page);
    await page.keyboard.press('/');
    await page.keyboard.type('refund');
    const alert = page.getByRole('alert').filter({hasText: 'Unable to fetch results'});
    await expect(alert).toContainText('The search style sheet didn’t load.', {timeout: 10_000});
    await expect(alert.getByRole('link', {name: 'Search page'})).toBeVisible();
    await alert.getByRole('button', {name: 'Retry'}).click();
    await expect(field).toHaveValue('refund');
    expect(requestCount).toBe(2);
    await expect(field).toHaveCSS('appearance', 'none');
  },
);

test('hanging code is reported within 10 s, and a reload opens search', {tag: '@faults'}, async ({page, context}) => {
  let hangs = true;
  await open(page);
  await page.route(CODE, (route) => (hangs ? undefined : route.continue()));
  const {button, field} = getSearchModal(page);
  await page.keyboard.press('/');
  await page.keyboard.type('refund');
  await expect(button).toHaveAttribute('aria-busy', 'true');
  const alert = page.getByRole('alert').filter({hasText: 'Unable to fetch results'});
  // In real time: a clock that is put forward would also end waits for files that are about to load.
  await expect(alert).toContainText('The search code didn’t load.', {timeout: 10_000});
  await expect(button).toHaveAttribute('aria-busy', 'false');
  hangs = false;
  await context.setOffline(true);
  await alert.getByRole('button', {name: 'Reload'}).click();
  await expect(alert).toContainText('The server isn’t responding.');
  await context.setOffline(false);
  await alert.getByRole('button', {name: 'Reload'}).click();
  await expect(field).toHaveValue('refund');
});

for (const [part, hanging] of [
  ['code', CODE],
  ['styles', MODAL_STYLES],
] as const) {
  test(`search opens with the typed text if its ${part} arrived after the error`, {tag: '@faults'}, async ({page}) => {
    await open(page);
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(hanging, async (route) => {
      await released;
      await route.continue();
    });
    const {field} = getSearchModal(page);
    await page.keyboard.press('/');
    await page.keyboard.type('refund');
    const alert = page.getByRole('alert').filter({hasText: 'Unable to fetch results'});
    await expect(alert).toBeVisible({timeout: 10_000});
    release();
    await expect(field).toHaveValue('refund');
    await expect(alert).toHaveCount(0);
  });
}

test('the search page opens from the modal within 10 s, even if its styles hang', {tag: '@faults'}, async ({page}) => {
  await page.route(/\/assets\/search\/page/, () => undefined);
  await open(page);
  const {dialog, field} = getSearchModal(page);
  await page.keyboard.press('/');
  await field.fill('refund');
  await dialog.getByRole('link', {name: /^See all/}).click();
  await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused({timeout: 10_000});
  await expect(page.locator('.search-page__results li').first()).toBeVisible();
});

test('no results are reported as missing before the index has loaded', {tag: '@faults'}, async ({page}) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(INDEX, async (route) => {
    await released;
    await route.continue();
  });
  await page.addInitScript(() => sessionStorage.setItem('site.search.query', 'refund'));
  await page.goto(GUIDE);
  const {dialog, field, hits} = getSearchModal(page);
  await expect(field).toHaveValue('refund');
  await expect(dialog.getByRole('status').filter({hasText: 'Searching…'})).toBeVisible();
  await expect(dialog.getByText('No results found')).toBeHidden();
  await field.fill('');
  await expect(dialog.getByText('Searching…')).toBeHidden();
  await field.fill('refund');
  release();
  await expect(hits.first()).toBeVisible();
  await expect(dialog.getByText('Searching…')).toHaveCount(0);
});
