/** The way to a page that can't be loaded, where the browser loads pages: to, from and inside of guides and references. */
import type {Page} from '@playwright/test';
import {alive, expect, pageKinds, test} from './pages';

const OPERATION = pageKinds.restOperation;
const OTHER = '/apis/rest/payments-get/';
const GUIDE = '/getting-started/';

const ways = [
  ['from a guide to another', GUIDE, '/testing/'],
  ['from a guide to a reference', GUIDE, '/apis/rest/'],
  ['from the home page to a reference', pageKinds.home, '/apis/rest/'],
  ['from a reference to a guide', OPERATION, GUIDE],
  ['from a reference to another', OPERATION, '/apis/graphql/'],
  ['inside of a reference', OPERATION, OTHER],
] as const;

test.use({expectedProblems: /^console: |^page: ChunkLoadError|^page: Loading chunk|^failed: |^status 503/});

const retry = (page: Page) => page.getByRole('button', {name: 'Retry'});
const failed = (page: Page) => page.getByRole('alert').getByRole('heading', {name: 'This page couldn’t be loaded.'});
const heading = (page: Page) => page.locator('main h1');

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await alive(page);
  await page.waitForLoadState('networkidle');
}

/** Follows a link without resting on it, which would prefetch the page. */
const follow = (page: Page, path: string): Promise<void> =>
  page
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());

for (const [way, from, to] of ways) {
  test(
    `offline, ${way}: it is told in the place of the page, and loaded by Retry`,
    {tag: way === ways[0]?.[0] ? [] : '@faults'},
    async ({page, context}) => {
      const logged: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') logged.push(message.text());
      });
      await open(page, from);
      const title = await heading(page).innerText();
      await context.setOffline(true);
      await follow(page, to);
      await expect(failed(page)).toBeVisible();
      await expect(page).toHaveURL(to);
      await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
      expect(logged.filter((text) => text.includes(to))).not.toEqual([]);

      await retry(page).click();
      await expect(failed(page)).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(from);
      await expect(heading(page)).toHaveText(title);
      await follow(page, to);
      await expect(failed(page)).toBeVisible();

      await context.setOffline(false);
      await retry(page).click();
      await expect(failed(page)).toHaveCount(0);
      await alive(page);
      await expect(page).toHaveURL(to);
      await expect(heading(page)).toBeVisible();
      await expect(heading(page)).not.toHaveText(title);
      await alive(page);

      await page.goBack();
      await expect(page).toHaveURL(from);
      await expect(heading(page)).toHaveText(title);
    },
  );
}

for (const [way, from, to] of ways) {
  test(
    `a host that hangs, ${way}: it is told within 10 s, and Retry loads the page when it is back`,
    {tag: way === ways[0]?.[0] ? [] : '@faults'},
    async ({page}) => {
      await open(page, from);
      const title = await heading(page).innerText();
      let hangs = true;
      await page.route('**/*', (route) => (hangs ? undefined : route.continue()));
      await follow(page, to);
      await expect(failed(page)).toBeVisible({timeout: 10_000});
      hangs = false;
      await retry(page).click();
      await expect(page).toHaveURL(to);
      await expect(heading(page)).toBeVisible();
      await expect(heading(page)).not.toHaveText(title);
      await expect(failed(page)).toHaveCount(0);
      await alive(page);
    },
  );
}

test('a page that comes after it was told of is shown, and was asked for once', {tag: '@faults'}, async ({page}) => {
  await open(page, OPERATION);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const asked: string[] = [];
  await page.route(new RegExp(`${OTHER}$`), async (route) => {
    asked.push(route.request().resourceType());
    await released;
    await route.continue();
  });
  await page.clock.install();
  await follow(page, OTHER);
  await page.clock.runFor(8_000);
  await expect(failed(page)).toBeVisible();
  expect(asked).toEqual(['fetch']);
  release();
  await expect(heading(page)).toHaveText('Get a payment');
  await expect(page).toHaveURL(OTHER);
  await alive(page);
});

test('a reader who comes back to a page that hung is not held up by what hung', {tag: '@faults'}, async ({page}) => {
  await open(page, OPERATION);
  let hangs = true;
  await page.route(new RegExp(`${OTHER}$`), (route) => (hangs ? undefined : route.continue()));
  await page.clock.install();
  await follow(page, OTHER);
  await page.clock.runFor(8_000);
  await expect(failed(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(OPERATION);
  hangs = false;
  await follow(page, OTHER);
  await expect(heading(page)).toHaveText('Get a payment');
});

test(
  'a reader who goes back before the scripts of a page ran sees the page that they went back to',
  {tag: '@faults'},
  async ({page, context}) => {
    await open(page, OPERATION);
    const title = await heading(page).innerText();
    await context.setOffline(true);
    await follow(page, OTHER);
    await expect(failed(page)).toBeVisible();

    let release = (): void => undefined;
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/js/**', async (route) => {
      await isReleased;
      await route.continue();
    });
    await context.setOffline(false);
    await retry(page).click();
    await expect(heading(page)).toHaveText('Get a payment');
    await page.evaluate(() => window.history.back());
    await expect(page).toHaveURL(OPERATION);
    release();
    await alive(page);
    await expect(heading(page)).toHaveText(title);
  },
);

test('a host that fails is told of, and Retry asks it again', {tag: '@faults'}, async ({page}) => {
  await open(page, OPERATION);
  let isBroken = true;
  await page.route(new RegExp(`${OTHER}$`), (route) =>
    isBroken ? route.fulfill({status: 503, body: 'Service Unavailable'}) : route.continue(),
  );
  await follow(page, OTHER);
  await expect(failed(page)).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('503');
  await expect(page.getByText('Service Unavailable')).toHaveCount(0);
  isBroken = false;
  await retry(page).click();
  await expect(heading(page)).toHaveText('Get a payment');
});

test('a host that does not respond is told of, behind the progress bar', {tag: '@faults'}, async ({page}) => {
  await open(page, OPERATION);
  await page.route(new RegExp(`${OTHER}$`), () => undefined);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await follow(page, OTHER);
  await page.clock.runFor(200);
  await expect(page.locator('#nprogress')).toHaveCount(1);
  await expect(page).toHaveURL(OPERATION);
  await page.clock.runFor(8_000);
  await page.clock.resume();
  await expect(failed(page)).toBeVisible();
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

test('another link takes the place of one that has not been answered', {tag: '@faults'}, async ({page}) => {
  await open(page, OPERATION);
  await page.route(new RegExp(`${OTHER}$`), () => undefined);
  await follow(page, OTHER);
  await follow(page, '/apis/graphql/');
  await expect(page).toHaveURL('/apis/graphql/');
  await alive(page);
  await expect(failed(page)).toHaveCount(0);
});

test('the page that was left comes back with its place and its state', {tag: '@faults'}, async ({page, context}) => {
  await open(page, OPERATION);
  const details = page.locator('article details:not([data-popup])').first();
  await details.evaluate((element: HTMLDetailsElement) => (element.open = true));
  await context.setOffline(true);
  await follow(page, OTHER);
  await expect(failed(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(OPERATION);
  await expect(details).toHaveAttribute('open', '');
  await expect(page).toHaveTitle(/^Create a payment/);
});

test.describe('what the browser does by itself', {tag: '@faults'}, () => {
  test.use({expectedProblems: /^status 404|^console: .*404/});

  test('a link to a page that is not there leads to the not-found page', async ({page}) => {
    await open(page, OPERATION);
    await page.evaluate(() => {
      document.querySelector<HTMLAnchorElement>('article a[href^="/apis/"]')!.href = '/apis/rest/no-such-page/';
    });
    await page
      .locator('article a[href="/apis/rest/no-such-page/"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(heading(page)).toHaveText('Page not found');
    await expect(page).toHaveURL('/apis/rest/no-such-page/');
  });

  test('a link with Ctrl opens a tab, and is not asked for here', async ({page, context}) => {
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
