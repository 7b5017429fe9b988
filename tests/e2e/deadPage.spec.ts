/** A page whose scripts, styles or end come late or not at all: what it says of them. More that never comes is in `faults.spec.ts`. */
import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Page} from '@playwright/test';
import sirv from 'sirv';
import {alive, expect, pageKinds, test} from './pages';
import {BUILD} from './site';

const SHELL = /\/assets\/js\/shell\.[^/]+\.js$/;

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
      await page.route(SHELL, async (route) => {
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
    await page.route(SHELL, async (route) => {
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
    await page.route(SHELL, () => undefined);
    await page.goto(pageKinds.guide, {waitUntil: 'commit'});
    await expect(notice(page)).toBeInViewport({timeout: 10_000});
  });
});

test('a page without any script can be read, and search leads to the search page', {tag: '@faults'}, async ({page}) => {
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
  await expect(page.locator('main h1')).toBeVisible();
  await page.locator('.navbar [data-search]').click();
  await expect(page).toHaveURL('/search/');
});

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
      await cut.getByRole('link', {name: 'Reload'}).click();
      await expect(cut).toHaveCount(0);
      await alive(page);
      await expect(cut).toBeHidden();
    });
  }

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
      const cut = page.getByRole('alert').filter({hasText: 'The end of this page didn’t load.'});
      await expect(cut).toBeVisible({timeout: 10_000});
      await expect(page.locator('main h1')).toBeVisible();
      hangs = false;
      await cut.getByRole('link', {name: 'Reload'}).click();
      await alive(page);
      await expect(cut).toBeHidden();
      server.closeAllConnections();
      server.close();
    },
  );
});
