/** A page whose scripts, styles or end come late or not at all: what it says of them. More that never comes is in `faults.spec.ts`. */
import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Page} from '@playwright/test';
import sirv from 'sirv';
import {alive, expect, pageKinds, test} from './pages';
import {BUILD} from './site';

const MAIN = /\/assets\/js\/main\.[^/]+\.js$/;
const CHUNKS = /\/assets\/js\/(?!main|runtime|shell)[^/]+\.js$/;

const notice = (page: Page) => page.getByRole('alert').filter({hasText: 'The code of this page didn’t load'});

test.use({expectedProblems: /^console: |^page: |^failed: |^status 404/});

test.describe('without a fault', {tag: '@faults'}, () => {
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

  for (const path of [pageKinds.guide, pageKinds.restOperation]) {
    test(`${path}: parts of its code may take longer than anybody waits`, async ({page}) => {
      let release = (): void => undefined;
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route(CHUNKS, async (route) => {
        await released;
        await route.continue();
      });
      await page.clock.install();
      const asked = page.waitForRequest(CHUNKS);
      await page.goto(path, {waitUntil: 'commit'});
      await asked;
      await page.clock.runFor(30_000);
      await expect(notice(page)).toBeVisible();
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

test.describe('a style sheet', {tag: '@faults'}, () => {
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

test('Reload says when the host does not respond, and keeps the page', {tag: '@faults'}, async ({page, context}) => {
  let isBroken = true;
  await page.route(MAIN, (route) => (isBroken ? route.fulfill({status: 404}) : route.continue()));
  await page.goto(pageKinds.guide, {waitUntil: 'commit'});
  const reload = notice(page).getByRole('button', {name: 'Reload'});
  await expect(reload).toBeVisible();
  await expect(notice(page)).not.toContainText('doesn’t respond', {useInnerText: true});
  await context.setOffline(true);
  await reload.click();
  await expect(notice(page)).toContainText('The server doesn’t respond.', {useInnerText: true});
  await expect(page.locator('main h1')).toBeVisible();
  await context.setOffline(false);
  isBroken = false;
  await reload.click();
  await alive(page);
  await expect(notice(page)).toBeHidden();
});

test(
  'a page without the scripts that stand in it says so, and offers nothing that would not work',
  {tag: '@faults'},
  async ({page}) => {
    await page.route(
      (url) => url.pathname === pageKinds.guide,
      async (route) => {
        const response = await route.fetch();
        return route.fulfill({
          response,
          body: (await response.text()).replace(/<script\b(?![^>]*ld\+json).*?<\/script>/gs, ''),
        });
      },
    );
    await page.goto(pageKinds.guide);
    await expect(notice(page)).toBeVisible();
    await expect(notice(page).getByRole('button')).toHaveCount(0);
    await expect(page.locator('main h1')).toBeVisible();
  },
);

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('no notice', {tag: '@faults'}, async ({page}) => {
    await page.goto(pageKinds.guide);
    await expect(page.locator('main h1')).toBeVisible();
    await expect(notice(page)).toBeHidden();
  });
});

test.describe('a page that is cut off', () => {
  test.use({answeredOrigins: /^http:\/\/localhost:/});
  const half = (html: string): string => html.slice(0, html.lastIndexOf('<h2') + 20);

  for (const path of [pageKinds.guide, pageKinds.restOperation]) {
    test(`${path} works and says so`, {tag: path === pageKinds.guide ? [] : '@faults'}, async ({page}) => {
      let isCut = true;
      await page.route(
        (url) => url.pathname === path,
        async (route) => {
          const response = await route.fetch();
          const html = await response.text();
          return route.fulfill({response, body: isCut ? half(html) : html});
        },
      );
      await page.goto(path);
      await alive(page);
      const cut = page.getByRole('alert').filter({hasText: 'The end of this page didn’t load.'});
      await expect(cut).toBeVisible();
      await expect(page.locator('main h1')).toBeVisible();
      isCut = false;
      await cut.getByRole('button', {name: 'Reload'}).click();
      await expect(cut).toHaveCount(0);
      await alive(page);
      await expect(cut).toHaveCount(0);
    });
  }

  test('is made whole by its code, where the router shows it', {tag: '@faults'}, async ({page}) => {
    await page.route(
      (url) => url.pathname === pageKinds.home,
      async (route) => {
        const response = await route.fetch();
        return route.fulfill({response, body: half(await response.text())});
      },
    );
    await page.goto(pageKinds.home);
    await alive(page);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(notice(page)).toBeHidden();
  });

  test(
    'without an end says within 10 s that text may be missing, and can be loaded anew',
    {tag: '@faults'},
    async ({page}) => {
      const html = fs.readFileSync(`${BUILD}${pageKinds.guide}index.html`, 'utf8');
      const files = sirv(BUILD);
      let hangs = true;
      const server = http.createServer((request, response) => {
        if (request.url !== pageKinds.guide || request.method !== 'GET' || !hangs) return files(request, response);
        response.setHeader('content-type', 'text/html');
        response.write(half(html));
      });
      await new Promise<void>((resolve) => server.listen(0, resolve));
      const site = `http://localhost:${(server.address() as AddressInfo).port}`;
      await page.goto(`${site}${pageKinds.guide}`, {waitUntil: 'commit'});
      await expect(notice(page)).toContainText('Part of its text may be missing', {
        timeout: 10_000,
        useInnerText: true,
      });
      await expect(page.locator('main h1')).toBeVisible();
      hangs = false;
      await notice(page).getByRole('button', {name: 'Reload'}).click();
      await alive(page);
      await expect(notice(page)).toBeHidden();
      server.closeAllConnections();
      server.close();
    },
  );
});
