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
      const html = (await response.text()).replace(/shell\.[0-9a-f]{8}\.js/g, 'shell.00000000.js');
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
    test(
      `${what} gone: the page loads anew by itself, and search opens there with the query`,
      {tag: '@faults'},
      async ({page}) => {
        await open(page);
        let tell = (): void => undefined;
        await deploy(page, gone, new Promise((resolve) => (tell = resolve)));
        const {field, hits} = searchModal(page);
        await page.keyboard.press('/');
        // What is typed while the modal is loaded is kept.
        if (gone === INDEX) await field.fill('refund');
        else await page.keyboard.type('refund');
        const loaded = page.waitForEvent('load');
        tell();
        await loaded;
        await expect(field).toHaveValue('refund');
        await expect(hits.first()).toBeVisible();
      },
    );
  }

  test('the search page loads anew by itself, and keeps its query', async ({page}) => {
    await page.route(INDEX, (route) => route.fulfill({status: 404}));
    // A worker that ends while it is loaded leaves a request that is never told to be done: the network is not idle.
    await page.goto('/search/');
    await alive(page);
    await page.unroute(INDEX);
    await deploy(page, INDEX);
    const loaded = page.waitForEvent('load');
    await page.getByRole('searchbox').fill('refund');
    await loaded;
    await expect(page.getByRole('searchbox')).toHaveValue('refund');
    await expect(page.locator('.search-page__results li').first()).toBeVisible();
  });

  test('a page that is as old after that says so, and the reader reloads it', {tag: '@faults'}, async ({page}) => {
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
    const {field, hits} = searchModal(page);
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
  });
});

const MODAL_STYLES = /\/assets\/search\/modal/;

test(
  'hanging styles: it is told within 10 s that it is them, and Retry asks anew',
  {tag: '@faults'},
  async ({page}) => {
    let asked = 0;
    await open(page);
    await page.route(MODAL_STYLES, (route) => ((asked += 1) === 1 ? undefined : route.continue()));
    const {field} = searchModal(page);
    await page.keyboard.press('/');
    await page.keyboard.type('refund');
    const alert = page.getByRole('alert').filter({hasText: 'Unable to fetch results'});
    await expect(alert).toContainText('The search style sheet didn’t load.', {timeout: 10_000});
    await expect(alert.getByRole('link', {name: 'Search page'})).toBeVisible();
    await alert.getByRole('button', {name: 'Retry'}).click();
    await expect(field).toHaveValue('refund');
    expect(asked).toBe(2);
    await expect(field).toHaveCSS('appearance', 'none');
  },
);

test('hanging code: it is told within 10 s, and a reload opens search', {tag: '@faults'}, async ({page, context}) => {
  let hangs = true;
  await open(page);
  await page.route(CODE, (route) => (hangs ? undefined : route.continue()));
  const {button, field} = searchModal(page);
  await page.keyboard.press('/');
  await page.keyboard.type('refund');
  await expect(button).toHaveAttribute('aria-busy', 'true');
  const alert = page.getByRole('alert').filter({hasText: 'Unable to fetch results'});
  // In real time: a clock that is put forward ends the waiting for what is about to come, too.
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

for (const [what, hanging] of [
  ['code', CODE],
  ['styles', MODAL_STYLES],
] as const) {
  test(
    `${what} that comes after it was told of opens search, with what was typed`,
    {tag: '@faults'},
    async ({page}) => {
      await open(page);
      let release = (): void => undefined;
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route(hanging, async (route) => {
        await released;
        await route.continue();
      });
      const {field} = searchModal(page);
      await page.keyboard.press('/');
      await page.keyboard.type('refund');
      const alert = page.getByRole('alert').filter({hasText: 'Unable to fetch results'});
      await expect(alert).toBeVisible({timeout: 10_000});
      release();
      await expect(field).toHaveValue('refund');
      await expect(alert).toHaveCount(0);
    },
  );
}

test(
  'the search page whose styles hang is there within 10 s, for who comes from the modal',
  {tag: '@faults'},
  async ({page}) => {
    await page.route(/\/assets\/search\/page/, () => undefined);
    await open(page);
    const {dialog, field} = searchModal(page);
    await page.keyboard.press('/');
    await field.fill('refund');
    await dialog.getByRole('link', {name: /^See all/}).click();
    await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused({timeout: 10_000});
    await expect(page.locator('.search-page__results li').first()).toBeVisible();
  },
);

test('nothing is said to be missing before the index has answered', {tag: '@faults'}, async ({page}) => {
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
  const {dialog, field, hits} = searchModal(page);
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
