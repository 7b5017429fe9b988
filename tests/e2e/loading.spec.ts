/** The way to another page: progress, and a page that can't be loaded. */
import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Page} from '@playwright/test';
import sirv from 'sirv';
import {axe} from './axe';
import {alive, expect, pageKinds, test} from './pages';
import {brand, BUILD} from './site';

const GUIDE = pageKinds.guide;
const HERE = pageKinds.search;
const THERE = pageKinds.home;
const TITLE = new RegExp(`^${brand.name}`);

const progress = (page: Page) => page.locator('#nprogress');
const heading = (page: Page) => page.locator('main h1');
const retry = (page: Page) => page.getByRole('button', {name: 'Retry'});

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

/** Holds requests until they are let go. */
async function hold(page: Page, path: string): Promise<() => void> {
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

test('the progress bar starts 200 ms after the way to a page, and ends there', async ({page}) => {
  await open(page, HERE);
  const release = await hold(page, THERE);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await follow(page, THERE);
  await page.clock.runFor(199);
  await expect(progress(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(progress(page)).toHaveCount(1);
  release();
  await page.clock.resume();
  await expect(heading(page)).toHaveText(TITLE);
  await expect(progress(page)).toHaveCount(0);
});

// Where the browser loads the page, nothing can be asked of the old one meanwhile: it tells by itself.
for (const [way, from, to] of [
  ['from a guide to another', GUIDE, '/testing/'],
  ['from a guide to a reference', GUIDE, '/apis/rest/'],
  ['from a reference to a guide', pageKinds.restOperation, GUIDE],
  ['inside of a reference', pageKinds.restOperation, '/apis/rest/payments-get/'],
] as const) {
  test(`the progress bar starts 200 ms after the way ${way}, and ends there`, {tag: '@browser'}, async ({page}) => {
    let tell: (elapsed: number) => void = () => undefined;
    const seen = new Promise<number>((resolve) => {
      tell = resolve;
    });
    await page.exposeFunction('tellProgress', (elapsed: number) => tell(elapsed));
    await page.addInitScript(() => {
      let start = 0;
      window.addEventListener('click', () => (start = performance.now()), true);
      new MutationObserver(() => {
        if (document.getElementById('nprogress')) window.tellProgress(performance.now() - start);
      }).observe(document, {childList: true, subtree: true});
    });
    await open(page, from);
    const release = await hold(page, to);
    await follow(page, to);
    expect(await seen).toBeGreaterThanOrEqual(199); // timers may be early by a fraction
    release();
    await expect(page).toHaveURL(to);
    await alive(page);
    await expect(progress(page)).toHaveCount(0);
  });
}

test(
  'a ring turns below the bar while a page is on its way, and stands still where less motion is wanted',
  {tag: '@browser'},
  async ({page}) => {
    const ring = () =>
      progress(page).evaluate((element) => {
        const {content, width, visibility, animationName} = getComputedStyle(element, '::after');
        return {content, width, visibility, turns: animationName !== 'none'};
      });
    await open(page, HERE);
    const release = await hold(page, THERE);
    await follow(page, THERE);
    await expect(progress(page)).toHaveCount(1);
    expect(await ring()).toEqual({content: '""', width: '32px', visibility: 'visible', turns: true});
    const {violations} = await axe(page).include('#nprogress').withRules(['aria-roles']).analyze();
    expect(violations).toEqual([]);
    await page.emulateMedia({reducedMotion: 'reduce'});
    expect(await ring()).toEqual({content: '""', width: '32px', visibility: 'visible', turns: false});
    release();
    await expect(heading(page)).toHaveText(TITLE);
    await expect(progress(page)).toHaveCount(0);
  },
);

test('no progress bar on the way to another place of the same page', {tag: '@browser'}, async ({page}) => {
  await open(page, GUIDE);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.locator('.table-of-contents__link').last().click();
  await page.clock.runFor(1000);
  await expect(page).toHaveURL(/#/);
  await expect(progress(page)).toHaveCount(0);
});

test.describe('a page that cannot be loaded', () => {
  test.use({expectedProblems: /^console: |^failed: |^status 503/});

  test('offline, is told in the place of the page, logged, and loaded by Retry', async ({page, context}) => {
    const logged: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') logged.push(message.text());
    });
    await open(page, HERE);
    await context.setOffline(true);
    await follow(page, THERE);
    await expect(page.getByRole('alert').getByRole('heading')).toHaveText('This page couldn’t be loaded.');
    await expect(page.getByRole('alert')).toContainText('Failed to fetch');
    await expect(page).toHaveURL(THERE);
    await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
    expect(logged.filter((text) => text.includes(THERE))).toHaveLength(1);

    await retry(page).click();
    await expect(retry(page)).toBeVisible();
    await context.setOffline(false);
    await retry(page).click();
    await expect(heading(page)).toHaveText(TITLE);
    await expect(retry(page)).toHaveCount(0);
  });

  test(
    'offline, of a page with a frame of its own, is told inside of that frame',
    {tag: '@browser'},
    async ({page, context}) => {
      await open(page, HERE);
      await context.setOffline(true);
      await follow(page, THERE);
      await expect(page.getByRole('main').getByRole('alert')).toContainText('This page couldn’t be loaded.');
      await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      const {violations} = await axe(page).analyze();
      expect(violations.map(({id}) => id)).toEqual([]);
      await context.setOffline(false);
      await retry(page).click();
      await expect(page).toHaveURL(THERE);
      await expect(page.getByRole('alert')).toBeHidden();
      await expect(heading(page)).toBeVisible();
    },
  );

  test('is loaded behind a spinner', {tag: '@browser'}, async ({page, context}) => {
    await open(page, HERE);
    await context.setOffline(true);
    await follow(page, THERE);
    await expect(retry(page)).toBeVisible();
    await context.setOffline(false);
    const release = await hold(page, THERE);
    await retry(page).click();
    await expect(page.getByRole('status').filter({hasText: 'Loading…'})).toBeVisible();
    release();
    await expect(heading(page)).toHaveText(TITLE);
    await expect(page.getByText('Loading…')).toHaveCount(0);
  });

  test('that hangs is told within 10 s', {tag: '@browser'}, async ({page}) => {
    await page.clock.install();
    await open(page, HERE);
    const release = await hold(page, THERE);
    await follow(page, THERE);
    await page.clock.runFor(8_100);
    await expect(retry(page)).toBeVisible();
    release();
    await expect(heading(page)).toHaveText(TITLE);
  });

  test('tells the status of a server that fails; Back leads to the page before', async ({page}) => {
    await open(page, HERE);
    await page.route(
      ({pathname}) => pathname === THERE,
      (route) => route.fulfill({status: 503, body: 'down'}),
    );
    await follow(page, THERE);
    await expect(page.getByRole('alert')).toContainText('The server responded with 503.');
    await page.goBack();
    await expect(page).toHaveURL(HERE);
    await expect(heading(page)).toHaveText('Search');
    await page.unrouteAll();
    await page.goForward();
    await expect(heading(page)).toHaveText(TITLE);
  });
});

declare global {
  interface Window {
    /** Tells the test how many milliseconds after a click the progress bar came. */
    tellProgress: (elapsed: number) => void;
  }
}

test.describe('scripts', {tag: '@browser'}, () => {
  for (const isSeen of [true, false])
    test(`wait for a page that comes slowly into a tab that is ${isSeen ? 'seen' : 'not seen'}`, async ({browser}) => {
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
      const problems: string[] = [];
      page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
      page.on('pageerror', (error) => problems.push(error.message));
      if (!isSeen)
        await page.addInitScript(() => Object.defineProperty(Document.prototype, 'hidden', {get: () => true}));
      await page.goto(`http://localhost:${(server.address() as AddressInfo).port}${GUIDE}`);
      await alive(page);
      expect(problems).toEqual([]);
      await expect(page.locator('footer.footer')).toHaveCount(1);
      await page.close();
      server.closeAllConnections();
      server.close();
    });
});
