/** Navigation to another page: the progress bar, and pages that can't be loaded. */
import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Page} from '@playwright/test';
import sirv from 'sirv';
import {createAxe} from './axe';
import {waitForFiles, waitForShell, expect, pageKinds, test} from './pages';
import {brand, BUILD} from './site';

const GUIDE = pageKinds.guide;
const START = pageKinds.search;
const TARGET = pageKinds.home;
const TITLE = new RegExp(`^${brand.name}`);

const getProgressBar = (page: Page) => page.locator('#nprogress');
const getHeading = (page: Page) => page.locator('main h1');
const getRetryButton = (page: Page) => page.getByRole('button', {name: 'Retry'});

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

/**
 * Holds requests for a path.
 *
 * @returns a function that releases them
 */
async function holdRequests(page: Page, path: string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    ({pathname}) => pathname === path,
    async (route) => {
      await released;
      await route.continue();
    },
  );
  return release;
}

test('the progress bar appears 200 ms after navigation starts, and disappears when it ends', async ({page}) => {
  await open(page, START);
  const release = await holdRequests(page, TARGET);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await followLink(page, TARGET);
  await page.clock.runFor(199);
  await expect(getProgressBar(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(getProgressBar(page)).toHaveCount(1);
  release();
  await page.clock.resume();
  await expect(getHeading(page)).toHaveText(TITLE);
  await expect(getProgressBar(page)).toHaveCount(0);
});

// While the browser loads the next page, the test can't query the old one, so that page reports its progress bar itself.
for (const [way, from, to] of [
  ['from a guide to another', GUIDE, '/testing/'],
  ['from a guide to a reference', GUIDE, '/apis/rest/'],
  ['from a reference to a guide', pageKinds.restOperation, GUIDE],
  ['within a reference', pageKinds.restOperation, '/apis/rest/payments-get/'],
] as const) {
  test(
    `the progress bar appears 200 ms after navigation ${way} starts, and disappears when it ends`,
    {tag: '@browser'},
    async ({page}) => {
      let reportElapsed: (elapsed: number) => void = () => undefined;
      const elapsedMs = new Promise<number>((resolve) => {
        reportElapsed = resolve;
      });
      await page.exposeFunction('reportProgress', (elapsed: number) => reportElapsed(elapsed));
      await page.addInitScript(() => {
        let start = 0;
        window.addEventListener('click', () => (start = performance.now()), true);
        new MutationObserver(() => {
          if (document.getElementById('nprogress')) window.reportProgress(performance.now() - start);
        }).observe(document, {childList: true, subtree: true});
      });
      await open(page, from);
      const release = await holdRequests(page, to);
      await followLink(page, to);
      expect(await elapsedMs).toBeGreaterThanOrEqual(199); // timers may be early by a fraction
      release();
      await expect(page).toHaveURL(to);
      await waitForShell(page);
      await expect(getProgressBar(page)).toHaveCount(0);
    },
  );
}

test(
  'a spinner turns below the progress bar while a page loads, and stands still with reduced motion',
  {tag: '@browser'},
  async ({page}) => {
    const readSpinner = () =>
      getProgressBar(page).evaluate((element) => {
        const {content, width, visibility, animationName} = getComputedStyle(element, '::after');
        return {content, width, visibility, turns: animationName !== 'none'};
      });
    await open(page, START);
    const release = await holdRequests(page, TARGET);
    await followLink(page, TARGET);
    await expect(getProgressBar(page)).toHaveCount(1);
    expect(await readSpinner()).toEqual({content: '""', width: '32px', visibility: 'visible', turns: true});
    const {violations} = await createAxe(page).include('#nprogress').withRules(['aria-roles']).analyze();
    expect(violations).toEqual([]);
    await page.emulateMedia({reducedMotion: 'reduce'});
    expect(await readSpinner()).toEqual({content: '""', width: '32px', visibility: 'visible', turns: false});
    release();
    await expect(getHeading(page)).toHaveText(TITLE);
    await expect(getProgressBar(page)).toHaveCount(0);
  },
);

test('no progress bar appears on the way to another section of the same page', {tag: '@browser'}, async ({page}) => {
  await open(page, GUIDE);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.locator('.table-of-contents__link').last().click();
  await page.clock.runFor(1000);
  await expect(page).toHaveURL(/#/);
  await expect(getProgressBar(page)).toHaveCount(0);
});

test.describe('a page that cannot be loaded', () => {
  test.use({expectedErrors: /^console: |^failed: |^status 503/});

  test('offline, is replaced by an error, logged, and loaded by Retry', async ({page, context}) => {
    const logged: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') logged.push(message.text());
    });
    await open(page, START);
    await context.setOffline(true);
    await followLink(page, TARGET);
    await expect(page.getByRole('alert').getByRole('heading')).toHaveText('This page couldn’t be loaded.');
    await expect(page.getByRole('alert')).toContainText('Failed to fetch');
    await expect(page).toHaveURL(TARGET);
    await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
    expect(logged.filter((text) => text.includes(TARGET))).toHaveLength(1);

    await getRetryButton(page).click();
    await expect(getRetryButton(page)).toBeVisible();
    await context.setOffline(false);
    await getRetryButton(page).click();
    await expect(getHeading(page)).toHaveText(TITLE);
    await expect(getRetryButton(page)).toHaveCount(0);
  });

  test('offline, is replaced by an error inside the layout', {tag: '@browser'}, async ({page, context}) => {
    await open(page, START);
    await context.setOffline(true);
    await followLink(page, TARGET);
    await expect(page.getByRole('main').getByRole('alert')).toContainText('This page couldn’t be loaded.');
    await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const {violations} = await createAxe(page).analyze();
    expect(violations.map(({id}) => id)).toEqual([]);
    await context.setOffline(false);
    await getRetryButton(page).click();
    await expect(page).toHaveURL(TARGET);
    await expect(page.getByRole('alert')).toBeHidden();
    await expect(getHeading(page)).toBeVisible();
  });

  test('is loaded behind a spinner', {tag: '@browser'}, async ({page, context}) => {
    await open(page, START);
    await context.setOffline(true);
    await followLink(page, TARGET);
    await expect(getRetryButton(page)).toBeVisible();
    await context.setOffline(false);
    const release = await holdRequests(page, TARGET);
    await getRetryButton(page).click();
    await expect(page.getByRole('status').filter({hasText: 'Loading…'})).toBeVisible();
    release();
    await expect(getHeading(page)).toHaveText(TITLE);
    await expect(page.getByText('Loading…')).toHaveCount(0);
  });

  test('that hangs is reported within 10 s', {tag: '@browser'}, async ({page}) => {
    await page.clock.install();
    await open(page, START);
    const release = await holdRequests(page, TARGET);
    await followLink(page, TARGET);
    await page.clock.runFor(8_100);
    await expect(getRetryButton(page)).toBeVisible();
    release();
    await expect(getHeading(page)).toHaveText(TITLE);
  });

  test('reports the status of a server that fails; Back returns to the previous page', async ({page}) => {
    await open(page, START);
    await page.route(
      ({pathname}) => pathname === TARGET,
      (route) => route.fulfill({status: 503, body: 'down'}),
    );
    await followLink(page, TARGET);
    await expect(page.getByRole('alert')).toContainText('The server responded with 503.');
    await page.goBack();
    await expect(page).toHaveURL(START);
    await expect(getHeading(page)).toHaveText('Search');
    await page.unrouteAll();
    await page.goForward();
    await expect(getHeading(page)).toHaveText(TITLE);
  });
});

declare global {
  interface Window {
    /** Reports to the test how many milliseconds after a click the progress bar appeared. */
    reportProgress: (elapsed: number) => void;
  }
}

test.describe('scripts', {tag: '@browser'}, () => {
  for (const isVisible of [true, false])
    test(`wait for a page that loads slowly in a ${isVisible ? 'visible' : 'hidden'} tab`, async ({browser}) => {
      const html = fs.readFileSync(`${BUILD}${GUIDE}index.html`, 'utf8');
      const middle = html.indexOf('<h2') + 20;
      const files = sirv(BUILD);
      const server = http.createServer((request, response) => {
        if (request.url !== GUIDE) return files(request, response);
        response.setHeader('content-type', 'text/html');
        response.write(html.slice(0, middle));
        setTimeout(() => response.end(html.slice(middle)), 1500);
      });
      await new Promise<void>((resolve) => server.listen(0, resolve));
      const page = await browser.newPage();
      const errors: string[] = [];
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      page.on('pageerror', (error) => errors.push(error.message));
      if (!isVisible)
        await page.addInitScript(() => Object.defineProperty(Document.prototype, 'hidden', {get: () => true}));
      await page.goto(`http://localhost:${(server.address() as AddressInfo).port}${GUIDE}`);
      await waitForShell(page);
      expect(errors).toEqual([]);
      await expect(page.locator('footer.footer')).toHaveCount(1);
      await page.close();
      server.closeAllConnections();
      server.close();
    });
});
