/** What works before any island is there: the shell runs as soon as it has come. */
import type {Page} from '@playwright/test';
import {alive, expect, pageKinds, test} from './pages';
import {searchModal} from './searchModal';

const ISLANDS = /\/assets\/js\/(?!shell\.)[^/]+\.js$/;

/** Opens a page whose islands don't come yet. @returns what lets it come */
async function openEarly(page: Page, path: string): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(ISLANDS, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, {waitUntil: 'commit'});
  await expect(page.locator('html')).toHaveAttribute('data-shell', 'ready');
  return release;
}

test('colors, menus, tabs, and copying work before any island is there', async ({page, context}) => {
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
  test(`the language that was chosen before is shown before the shell is there: ${kind}`, async ({page}) => {
    await page.addInitScript(() => localStorage.setItem('site.tabs.language', 'php'));
    await page.route(/\/assets\/js\//, () => undefined);
    await page.goto(kind === 'guide' ? '/refunds/' : pageKinds[kind], {waitUntil: 'commit'});
    const php = page.locator('[data-picker=language] [role=tab][data-value=php]').first();
    await expect(php).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('html')).not.toHaveAttribute('data-shell', 'ready');
    const chosen = await php.getAttribute('aria-controls');
    const panels = await page.locator('[data-picker=language]').first().locator('[role=tabpanel]').all();
    for (const panel of panels)
      expect(await panel.evaluate((element) => [element.id, (element as HTMLElement).hidden])).toEqual([
        await panel.getAttribute('id'),
        (await panel.getAttribute('id')) !== chosen,
      ]);
  });

for (const how of ['a key', 'a click'])
  test(`a query that is typed early, after ${how}, arrives whole and in order`, async ({page}) => {
    const release = await openEarly(page, pageKinds.guide);
    const {button, field, hits} = searchModal(page);
    if (how === 'a key') await page.keyboard.press('/');
    else await button.click();
    await page.keyboard.type('refund pay');
    await page.keyboard.press('Backspace');
    release();
    await page.keyboard.type('yment');
    await expect(field).toHaveValue('refund payment');
    await expect(hits.first()).toBeVisible();
  });

test('Escape gives up a search that is not there yet', async ({page}) => {
  const release = await openEarly(page, pageKinds.guide);
  await page.keyboard.press('/');
  await page.keyboard.type('refund');
  await page.keyboard.press('Escape');
  release();
  await alive(page);
  await expect(searchModal(page).field).toBeHidden();
  await page.keyboard.press('/');
  await expect(searchModal(page).field).toHaveValue('');
});

test('a search that is asked for early opens although the reader goes to another place of the page', async ({page}) => {
  const release = await openEarly(page, pageKinds.guide);
  await page.keyboard.press('/');
  await page.keyboard.type('refund');
  await page.evaluate(() => (window.location.hash = 'test-it'));
  release();
  await expect(searchModal(page).field).toHaveValue('refund');
  await expect(page.locator('.search-waiting-field')).toHaveCount(0);
});

test.describe('a search whose code does not come', () => {
  test.use({expectedProblems: /^console: TimeoutError/});

  test('says so within 10 s, with a way on', async ({page}) => {
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
