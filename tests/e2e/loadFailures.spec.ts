/** Navigation to pages that can't be loaded, where the browser loads them: to, from, and within guides and references. */
import type {Page} from '@playwright/test';
import {waitForFiles, waitForShell, expect, pageKinds, test} from './pages';

const OPERATION = pageKinds.restOperation;
const OTHER = '/apis/rest/payments-get/';
const GUIDE = '/getting-started/';

const ways = [
  ['from a guide to another', GUIDE, '/testing/'],
  ['from a guide to a reference', GUIDE, '/apis/rest/'],
  ['from the home page to a reference', pageKinds.home, '/apis/rest/'],
  ['from a reference to a guide', OPERATION, GUIDE],
  ['from a reference to another', OPERATION, '/apis/graphql/'],
  ['within a reference', OPERATION, OTHER],
] as const;

test.use({expectedErrors: /^console: |^page: ChunkLoadError|^page: Loading chunk|^failed: |^status 503/});

const getRetryButton = (page: Page) => page.getByRole('button', {name: 'Retry'});
const getErrorHeading = (page: Page) =>
  page.getByRole('alert').getByRole('heading', {name: 'This page couldn’t be loaded.'});
const getHeading = (page: Page) => page.locator('main h1');

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForFiles(page);
}

/** Follows a link without hovering over it, which would prefetch the page. */
const followLink = (page: Page, path: string): Promise<void> =>
  page
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());

for (const [way, from, to] of ways) {
  test(
    `offline, ${way}: an error replaces the page, and Retry loads it`,
    {tag: way === ways[0]?.[0] ? [] : '@faults'},
    async ({page, context}) => {
      const logged: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') logged.push(message.text());
      });
      await open(page, from);
      const title = await getHeading(page).innerText();
      await context.setOffline(true);
      await followLink(page, to);
      await expect(getErrorHeading(page)).toBeVisible();
      await expect(page).toHaveURL(to);
      await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
      expect(logged.filter((text) => text.includes(to))).not.toEqual([]);

      await getRetryButton(page).click();
      await expect(getErrorHeading(page)).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(from);
      await expect(getHeading(page)).toHaveText(title);
      await followLink(page, to);
      await expect(getErrorHeading(page)).toBeVisible();

      await context.setOffline(false);
      await getRetryButton(page).click();
      await expect(getErrorHeading(page)).toHaveCount(0);
      await waitForShell(page);
      await expect(page).toHaveURL(to);
      await expect(getHeading(page)).toBeVisible();
      await expect(getHeading(page)).not.toHaveText(title);
      await waitForShell(page);

      await page.goBack();
      await expect(page).toHaveURL(from);
      await expect(getHeading(page)).toHaveText(title);
    },
  );
}

for (const [way, from, to] of ways) {
  test(
    `a host that hangs, ${way}: reported within 10 s, and Retry loads the page when the host is back`,
    {tag: way === ways[0]?.[0] ? [] : '@faults'},
    async ({page}) => {
      await open(page, from);
      const title = await getHeading(page).innerText();
      let hangs = true;
      await page.route('**/*', (route) => (hangs ? undefined : route.continue()));
      await followLink(page, to);
      await expect(getErrorHeading(page)).toBeVisible({timeout: 10_000});
      hangs = false;
      await getRetryButton(page).click();
      await expect(page).toHaveURL(to);
      await expect(getHeading(page)).toBeVisible();
      await expect(getHeading(page)).not.toHaveText(title);
      await expect(getErrorHeading(page)).toHaveCount(0);
      await waitForShell(page);
    },
  );
}

test('a page that loads after the error is shown, and was requested once', {tag: '@faults'}, async ({page}) => {
  await open(page, OPERATION);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const requestTypes: string[] = [];
  await page.route(new RegExp(`${OTHER}$`), async (route) => {
    requestTypes.push(route.request().resourceType());
    await released;
    await route.continue();
  });
  await page.clock.install();
  await followLink(page, OTHER);
  await expect.poll(() => requestTypes).toEqual(['fetch']);
  await page.clock.runFor(8_000);
  await expect(getErrorHeading(page)).toBeVisible();
  expect(requestTypes).toEqual(['fetch']);
  release();
  await expect(getHeading(page)).toHaveText('Get a payment');
  await expect(page).toHaveURL(OTHER);
  await waitForShell(page);
});

test('a request that hangs does not delay the next navigation to its page', {tag: '@faults'}, async ({page}) => {
  await open(page, OPERATION);
  let hangs = true;
  await page.route(new RegExp(`${OTHER}$`), (route) => (hangs ? undefined : route.continue()));
  await page.clock.install();
  await followLink(page, OTHER);
  await page.clock.runFor(8_000);
  await expect(getErrorHeading(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(OPERATION);
  hangs = false;
  await followLink(page, OTHER);
  await expect(getHeading(page)).toHaveText('Get a payment');
});

test(
  'a reader who goes back before the scripts of a page have run sees the previous page',
  {tag: '@faults'},
  async ({page, context}) => {
    await open(page, OPERATION);
    const title = await getHeading(page).innerText();
    await context.setOffline(true);
    await followLink(page, OTHER);
    await expect(getErrorHeading(page)).toBeVisible();

    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/js/**', async (route) => {
      await released;
      await route.continue();
    });
    await context.setOffline(false);
    await getRetryButton(page).click();
    await expect(getHeading(page)).toHaveText('Get a payment');
    await page.evaluate(() => window.history.back());
    await expect(page).toHaveURL(OPERATION);
    release();
    await waitForShell(page);
    await expect(getHeading(page)).toHaveText(title);
  },
);

test('a host that fails is reported, and Retry sends the request again', {tag: '@faults'}, async ({page}) => {
  await open(page, OPERATION);
  let isBroken = true;
  await page.route(new RegExp(`${OTHER}$`), (route) =>
    isBroken ? route.fulfill({status: 503, body: 'Service Unavailable'}) : route.continue(),
  );
  await followLink(page, OTHER);
  await expect(getErrorHeading(page)).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('503');
  await expect(page.getByText('Service Unavailable')).toHaveCount(0);
  isBroken = false;
  await getRetryButton(page).click();
  await expect(getHeading(page)).toHaveText('Get a payment');
});

test('a host that does not respond is reported, after the progress bar', {tag: '@faults'}, async ({page}) => {
  await open(page, OPERATION);
  await page.route(new RegExp(`${OTHER}$`), () => undefined);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await followLink(page, OTHER);
  await page.clock.runFor(200);
  await expect(page.locator('#nprogress')).toHaveCount(1);
  await expect(page).toHaveURL(OPERATION);
  await page.clock.runFor(8_000);
  await page.clock.resume();
  await expect(getErrorHeading(page)).toBeVisible();
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

test('another link replaces one that is pending', {tag: '@faults'}, async ({page}) => {
  await open(page, OPERATION);
  await page.route(new RegExp(`${OTHER}$`), () => undefined);
  await followLink(page, OTHER);
  await followLink(page, '/apis/graphql/');
  await expect(page).toHaveURL('/apis/graphql/');
  await waitForShell(page);
  await expect(getErrorHeading(page)).toHaveCount(0);
});

test('going back restores the previous page with its state', {tag: '@faults'}, async ({page, context}) => {
  await open(page, OPERATION);
  const details = page.locator('article details:not([data-popup])').first();
  await details.evaluate((element: HTMLDetailsElement) => (element.open = true));
  await context.setOffline(true);
  await followLink(page, OTHER);
  await expect(getErrorHeading(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(OPERATION);
  await expect(details).toHaveAttribute('open', '');
  await expect(page).toHaveTitle(/^Create a payment/);
});

test.describe('native behavior of the browser', {tag: '@faults'}, () => {
  test.use({expectedErrors: /^status 404|^console: .*404/});

  test('a link to a missing page opens the not-found page', async ({page}) => {
    await open(page, OPERATION);
    await page.evaluate(() => {
      document.querySelector<HTMLAnchorElement>('article a[href^="/apis/"]')!.href = '/apis/rest/no-such-page/';
    });
    await page
      .locator('article a[href="/apis/rest/no-such-page/"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(getHeading(page)).toHaveText('Page not found');
    await expect(page).toHaveURL('/apis/rest/no-such-page/');
  });

  test('a link with Ctrl opens a tab, and keeps the current page', async ({page, context}) => {
    await open(page, OPERATION);
    const opened = context.waitForEvent('page');
    await page
      .locator(`a[href="${OTHER}"]`)
      .first()
      .click({modifiers: ['ControlOrMeta']});
    await expect((await opened).locator('main h1')).toHaveText('Get a payment');
    await expect(page).toHaveURL(OPERATION);
  });
});
