/** Features that work before any island has loaded: the shell runs as soon as it arrives. */
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Page} from '@playwright/test';
import {waitForFiles, waitForShell, expect, pageKinds, test} from './pages';
import {getSearchModal} from './searchModal';

const ISLANDS = /\/assets\/js\/(?!shell\.)[^/]+\.js$/;

/**
 * Opens a page whose islands don't load yet.
 *
 * @returns a function that lets them load
 */
async function openEarly(page: Page, path: string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(ISLANDS, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, {waitUntil: 'commit'});
  await expect(page.locator('html')).toHaveAttribute('data-shell', 'ready');
  return release;
}

test('colors, menus, tabs, and copying work before any island has loaded', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const release = await openEarly(page, pageKinds.restOperation);
  await page.locator('[data-color-modes]').first().click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await page.getByRole('button', {name: 'APIs'}).press('Enter');
  await expect(page.locator('.dropdown__menu').getByRole('link', {name: 'GraphQL API'})).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('tab', {name: 'Python'}).first().click();
  await expect(page.getByRole('tab', {name: 'Python'}).first()).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', {name: 'Copy the code sample'}).first().click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('import');

  release();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('tab', {name: 'Python'}).first()).toHaveAttribute('aria-selected', 'true');
});

for (const kind of ['restOperation', 'guide'] as const)
  test(`the stored language is selected before the shell has loaded: ${kind}`, async ({page}) => {
    await page.addInitScript(() => localStorage.setItem('site.tabs.language', 'php'));
    await page.route(/\/assets\/js\//, () => undefined);
    await page.goto(kind === 'guide' ? '/refunds/' : pageKinds[kind], {waitUntil: 'commit'});
    const php = page.locator('[data-picker=language] [role=tab][data-value=php]').first();
    await expect(php).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('html')).not.toHaveAttribute('data-shell', 'ready');
    const selectedPanel = await php.getAttribute('aria-controls');
    const panels = await page.locator('[data-picker=language]').first().locator('[role=tabpanel]').all();
    for (const panel of panels)
      expect(await panel.evaluate((element) => [element.id, (element as HTMLElement).hidden])).toEqual([
        await panel.getAttribute('id'),
        (await panel.getAttribute('id')) !== selectedPanel,
      ]);
  });

for (const trigger of ['a key', 'a click'])
  test(`a query typed early, after ${trigger}, arrives completely and in order`, async ({page}) => {
    const release = await openEarly(page, pageKinds.guide);
    const {button, field, hits} = getSearchModal(page);
    if (trigger === 'a key') await page.keyboard.press('/');
    else await button.click();
    await page.keyboard.type('refund pay');
    await page.keyboard.press('Backspace');
    release();
    await page.keyboard.type('yment');
    await expect(field).toHaveValue('refund payment');
    await expect(hits.first()).toBeVisible();
  });

test('Escape cancels a search that has not loaded yet', async ({page}) => {
  const release = await openEarly(page, pageKinds.guide);
  await page.keyboard.press('/');
  await page.keyboard.type('refund');
  await page.keyboard.press('Escape');
  release();
  await waitForShell(page);
  await expect(getSearchModal(page).field).toBeHidden();
  await page.keyboard.press('/');
  await expect(getSearchModal(page).field).toHaveValue('');
});

for (const held of [ISLANDS, /\/assets\/search\/names-/])
  test(`Enter right after an early query opens the first result: ${held.source}`, async ({page}) => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(held, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(pageKinds.guide, {waitUntil: 'commit'});
    await waitForShell(page);
    await page.keyboard.press('/');
    await page.keyboard.type('refunds');
    await page.keyboard.press('Enter');
    release();
    await expect(page).toHaveURL(/\/refunds\//);
  });

test.describe('a page that arrives in two parts', () => {
  test.use({expectedErrors: /^third party: /});

  test('a menu that opens while the page is loading stays open', async ({page, baseURL}) => {
    const html = await (await page.request.get(pageKinds.guide)).text();
    const middle = html.indexOf('</h1>');
    let finish = (): void => undefined;
    const server = http.createServer(async (request, response) => {
      if (request.url === pageKinds.guide) {
        response.writeHead(200, {'content-type': 'text/html'}).write(html.slice(0, middle));
        finish = () => response.end(html.slice(middle));
        return;
      }
      // Not `page.request`, which fails the run if the page closes before its file has arrived.
      const file = await fetch(new URL(request.url ?? '/', baseURL));
      response.writeHead(file.status, {'content-type': file.headers.get('content-type') ?? ''});
      response.end(Buffer.from(await file.arrayBuffer()));
    });
    await new Promise<void>((resolve) => server.listen(0, resolve));
    try {
      await page.setViewportSize({width: 390, height: 800});
      await page.goto(`http://localhost:${(server.address() as AddressInfo).port}${pageKinds.guide}`, {
        waitUntil: 'commit',
      });
      const menu = page.locator('.navbar-sidebar');
      const toggle = page.locator('.navbar__toggle');
      // Until the shell has loaded, the button does nothing.
      await expect(async () => {
        await toggle.click();
        expect(await toggle.getAttribute('aria-expanded')).toBe('true');
      }).toPass();
      await expect(menu).toBeInViewport();
      finish();
      await waitForShell(page);
      await expect(menu).toBeInViewport();
      // Otherwise, the page could prefetch, and would find no server.
      await waitForFiles(page);
    } finally {
      server.close();
      server.closeAllConnections();
    }
  });
});

test('a search requested early opens even if the reader goes to another section of the page', async ({page}) => {
  const release = await openEarly(page, pageKinds.guide);
  await page.keyboard.press('/');
  await page.keyboard.type('refund');
  await page.evaluate(() => (window.location.hash = 'test-it'));
  release();
  await expect(getSearchModal(page).field).toHaveValue('refund');
  await expect(page.locator('.search-waiting-field')).toHaveCount(0);
});

test.describe('a search whose code does not load', () => {
  test.use({expectedErrors: /^console: TimeoutError/});

  test('reports it within 10 s, with alternatives', async ({page}) => {
    await page.clock.install();
    await openEarly(page, pageKinds.guide);
    await page.keyboard.press('/');
    await page.keyboard.type('refund');
    await page.clock.runFor(10_000);
    const alert = page.getByRole('alert').filter({hasText: 'Unable to fetch results'});
    await expect(alert.getByRole('button', {name: 'Reload'})).toBeVisible();
    await expect(alert.getByRole('link', {name: 'Search page'})).toHaveAttribute('href', '/search/?q=refund');
  });
});
