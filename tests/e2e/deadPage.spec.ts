/**
 * Pages whose scripts, styles, or end load late or never, and what they report. `faults.spec.ts` covers more files that
 * never load.
 */
import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Page} from '@playwright/test';
import sirv from 'sirv';
import {waitForShell, expect, pageKinds, test} from './pages';
import {BUILD} from './site';

const SHELL = /\/assets\/js\/shell\.[^/]+\.js$/;

const getNotice = (page: Page) => page.getByRole('alert').filter({hasText: 'The code of this page didn’t load'});

test.use({expectedErrors: /^console: |^page: |^failed: |^status 404/});

test.describe('without a fault', {tag: '@faults'}, () => {
  test.use({expectedErrors: /(?!)/});

  for (const path of [pageKinds.guide, pageKinds.restOperation]) {
    test(`${path}: the notice disappears once late code has loaded`, async ({page}) => {
      let release = (): void => undefined;
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(SHELL, async (route) => {
        await released;
        await route.continue();
      });
      await page.goto(path, {waitUntil: 'commit'});
      await expect(getNotice(page)).toBeVisible({timeout: 10_000});
      release();
      await waitForShell(page);
      await expect(getNotice(page)).toBeHidden();
    });
  }

  test('no URL parameter shows the notice', async ({page}) => {
    await page.route(SHELL, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.continue();
    });
    await page.goto(`${pageKinds.guide}?docusaurus-data-shell=missing`, {waitUntil: 'commit'});
    await expect(page.locator('main h1')).toBeVisible();
    await expect(getNotice(page)).toBeHidden();
    await waitForShell(page);
    await expect(getNotice(page)).toBeHidden();
  });
});

test.describe('a style sheet', {tag: '@faults'}, () => {
  const STYLES = /\/assets\/css\//;
  const getNavbarPosition = (page: Page) =>
    page.getByRole('navigation', {name: 'Main'}).evaluate((navbar) => getComputedStyle(navbar).position);

  test('that hangs delays the page by at most 10 s, and applies once it has loaded', async ({page}) => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(STYLES, async (route) => {
      await released;
      await route.continue().catch(() => undefined); // The browser may have given up.
    });
    await page.goto(pageKinds.guide, {waitUntil: 'commit'});
    await expect(page.locator('main h1')).toBeVisible({timeout: 10_000});
    await waitForShell(page);
    await expect(getNotice(page)).toBeHidden();
    release();
    await expect.poll(() => getNavbarPosition(page)).not.toBe('static');
  });

  test('that hangs inside the page delays it by at most 10 s too', async ({page}) => {
    await page.route(/\.css$/, () => undefined);
    await page.goto('/search/?q=refund', {waitUntil: 'commit'});
    await expect(page.locator('main h1')).toBeVisible({timeout: 10_000});
  });

  test('that hangs like the code is reported within 10 s, in the viewport', async ({page}) => {
    await page.route(STYLES, () => undefined);
    await page.route(SHELL, () => undefined);
    await page.goto(pageKinds.guide, {waitUntil: 'commit'});
    await expect(getNotice(page)).toBeInViewport({timeout: 10_000});
  });
});

test('a page without any script is readable, and search opens the search page', {tag: '@faults'}, async ({page}) => {
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

  test('shows no notice', {tag: '@faults'}, async ({page}) => {
    await page.goto(pageKinds.guide);
    await expect(page.locator('main h1')).toBeVisible();
    await expect(getNotice(page)).toBeHidden();
  });
});

test.describe('a truncated page', () => {
  test.use({allowedOrigins: /^http:\/\/localhost:/});
  const truncate = (html: string): string => html.slice(0, html.lastIndexOf('<h2') + 20);

  for (const path of [pageKinds.guide, pageKinds.restOperation]) {
    test(`${path} works and reports it`, {tag: path === pageKinds.guide ? [] : '@faults'}, async ({page}) => {
      let isTruncated = true;
      await page.route(
        (url) => url.pathname === path,
        async (route) => {
          const response = await route.fetch();
          const html = await response.text();
          return route.fulfill({response, body: isTruncated ? truncate(html) : html});
        },
      );
      await page.goto(path);
      await waitForShell(page);
      const truncationNotice = page.getByRole('alert').filter({hasText: 'The end of this page didn’t load.'});
      await expect(truncationNotice).toBeVisible();
      await expect(page.locator('main h1')).toBeVisible();
      isTruncated = false;
      await truncationNotice.getByRole('link', {name: 'Reload'}).click();
      await expect(truncationNotice).toHaveCount(0);
      await waitForShell(page);
      await expect(truncationNotice).toBeHidden();
    });
  }

  test(
    'that never ends reports within 10 s that text may be missing, and can be reloaded',
    {tag: '@faults'},
    async ({page}) => {
      const html = fs.readFileSync(`${BUILD}${pageKinds.guide}index.html`, 'utf8');
      const files = sirv(BUILD);
      let hangs = true;
      const server = http.createServer((request, response) => {
        if (request.url !== pageKinds.guide || request.method !== 'GET' || !hangs) return files(request, response);
        response.setHeader('content-type', 'text/html');
        response.write(truncate(html));
      });
      await new Promise<void>((resolve) => server.listen(0, resolve));
      const site = `http://localhost:${(server.address() as AddressInfo).port}`;
      await page.goto(`${site}${pageKinds.guide}`, {waitUntil: 'commit'});
      const truncationNotice = page.getByRole('alert').filter({hasText: 'The end of this page didn’t load.'});
      await expect(truncationNotice).toBeVisible({timeout: 10_000});
      await expect(page.locator('main h1')).toBeVisible();
      hangs = false;
      await truncationNotice.getByRole('link', {name: 'Reload'}).click();
      await waitForShell(page);
      await expect(truncationNotice).toBeHidden();
      server.closeAllConnections();
      server.close();
    },
  );
});
