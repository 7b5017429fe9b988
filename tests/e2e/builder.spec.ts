/** The form of a request: by keyboard, by link, in a narrow window, and what is loaded for it. */
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import type {Locator, Page} from '@playwright/test';
import {axe} from './axe';
import {breakFiles, deploy} from './faults/causes';
import {alive, expect, pageKinds, test} from './pages';
import {BUILD} from './site';

const OPERATION = pageKinds.restOperation;
/** Brotli, in bytes, of all that is loaded for the form. */
/** With React, which no page has loaded before. */
const BUDGET = 95_000;

async function open(page: Page, path = OPERATION): Promise<Locator> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-shell', 'ready');
  await page.getByRole('button', {name: 'Edit the request'}).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', {name: 'Edit the request'});
  await expect(dialog).toBeVisible();
  return dialog;
}

const program = (dialog: Locator): Locator => dialog.getByRole('tabpanel').locator('pre');

test('by keyboard, a value is changed, its mistake is told, and the programs follow', async ({page}) => {
  const dialog = await open(page);
  const amount = dialog.getByRole('textbox', {name: 'amount'});
  await amount.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('-1');
  await expect(amount).toHaveAttribute('aria-invalid', 'true');
  await expect(amount).toHaveAccessibleDescription(/Must be 0 or more\./);
  await expect(dialog.locator('.builder-status')).toHaveText('Values to correct: 1');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('4242');
  await expect(amount).toHaveAttribute('aria-invalid', 'false');
  await expect(program(dialog)).toContainText('"amount": 4242');

  await dialog.getByRole('tab', {name: 'curl'}).focus();
  for (const text of ['amount: 4242', '"amount": 4242', "'amount' => 4242"]) {
    await page.keyboard.press('ArrowRight');
    await expect(program(dialog)).toContainText(text);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', {name: 'Edit the request'})).toBeFocused();
});

test('by keyboard, an optional field is added and removed', {tag: '@browser'}, async ({page}) => {
  const dialog = await open(page);
  const body = dialog.locator('fieldset').first();
  await body.locator('summary').last().press('Enter');
  await dialog.getByRole('button', {name: 'Add expireAt'}).press('Enter');
  await expect(program(dialog)).toContainText('"expireAt"');
  await expect(dialog.locator(':focus')).toHaveId(/expireAt/);
  await dialog.getByRole('button', {name: 'Remove expireAt'}).press('Enter');
  await expect(program(dialog)).not.toContainText('"expireAt"');
});

test('a link brings the request to somebody else, and closing gives the page its URL back', async ({page, context}) => {
  const dialog = await open(page);
  await dialog.getByRole('textbox', {name: 'orderId'}).fill('ORDER-77');
  await expect.poll(() => new URL(page.url()).hash).toMatch(/^#request=/);
  const link = (await dialog.getByRole('button', {name: 'Copy link'}).getAttribute('data-copy')) ?? '';
  const other = await context.newPage();
  await other.goto(link);
  const opened = other.getByRole('dialog', {name: 'Edit the request'});
  await expect(opened.getByRole('textbox', {name: 'orderId'})).toHaveValue('ORDER-77');
  await opened.getByRole('button', {name: 'Reset'}).click();
  await expect(program(opened)).not.toContainText('ORDER-77');
  await opened.getByRole('button', {name: 'Close'}).click();
  await expect.poll(() => new URL(other.url()).hash).toBe('');
});

test('a link that was cut off says so, and stays until something is edited', async ({page}) => {
  const hash = (): string => new URL(page.url()).hash;
  await page.goto(`${OPERATION}#request=abc`);
  const dialog = page.getByRole('dialog', {name: 'Edit the request'});
  await expect(dialog).toContainText('This link is damaged');
  await expect(program(dialog)).toContainText('curl');
  await page.waitForTimeout(1000);
  expect(hash()).toBe('#request=abc');
  await dialog.getByRole('button', {name: 'Close'}).click();
  await expect(dialog).toHaveCount(0);
  expect(hash()).toBe('#request=abc');
  await page.reload();
  await dialog.getByRole('textbox', {name: 'orderId'}).fill('ORDER-77');
  await expect.poll(hash).not.toBe('#request=abc');
});

for (const [name, json] of [
  ['objects', `[{},null,${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}]`],
  ['lists', `[{},null,${'['.repeat(2000)}1${']'.repeat(2000)}]`],
] as const)
  test(`a link with 2,000 ${name} in one another says that it is damaged`, {tag: '@faults'}, async ({page}) => {
    await page.goto(`${OPERATION}#request=${Buffer.from(json).toString('base64url')}`);
    const dialog = page.getByRole('dialog', {name: 'Edit the request'});
    await expect(dialog.getByRole('alert')).toContainText('This link is damaged');
    await expect(program(dialog)).toContainText('curl');
  });

test.describe('a form whose files don’t come', () => {
  test.use({
    expectedProblems: /^console: |^failed: |^status 404|^page: Loading chunk|^page: .*SyntaxError|^page: Unexpected/,
  });

  const FILES = /\/request\.json$|\/assets\/js\/(?!main|runtime)[^/]+\.js$/;
  const DATA = /\/request\.json$/;
  const LOOK = /\/assets\/builder\/form\.[^/]+\.css$/;
  const button = (page: Page): Locator => page.getByRole('button', {name: 'Edit the request'});
  const alert = (page: Page): Locator => page.getByRole('alert').filter({hasText: 'The form didn’t load'});

  for (const [name, files, manner, way] of [
    ['that is gone', FILES, 'is of another deployment', 'Retry'],
    ['that is HTML', FILES, 'is HTML', 'Retry'],
    ['that fails', FILES, 'fails', 'Retry'],
    ['whose data are HTML', DATA, 'is HTML', 'Retry'],
    ['whose data hang', DATA, 'hangs', 'Retry'],
    ['whose style sheet hangs', LOOK, 'hangs', 'Retry'],
    ['whose style sheet is HTML', LOOK, 'is HTML', 'Retry'],
    ['that hangs', FILES, 'hangs', 'Reload'],
  ] as const)
    test(`${name}: it is told within 10 s, the sample stays, and ${way} opens it`, {tag: '@faults'}, async ({page}) => {
      await page.goto(OPERATION);
      await alive(page);
      await page.waitForLoadState('networkidle');
      const cure = await breakFiles(page, files, manner);
      await button(page).click();
      await expect(alert(page)).toBeVisible({timeout: 10_000});
      await expect(page.locator('[data-picker=language] pre').first()).toBeVisible();
      cure();
      await alert(page).getByRole('button', {name: way}).click();
      if (way === 'Reload') {
        await expect(alert(page)).toHaveCount(0);
        await alive(page);
        await button(page).click();
      }
      await expect(page.getByRole('dialog', {name: 'Edit the request'})).toBeVisible();
      await expect(alert(page)).toHaveCount(0);
    });

  test('offline: it is told that the server doesn’t respond', async ({page, context}) => {
    await page.goto(OPERATION);
    await alive(page);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await button(page).click();
    await expect(alert(page)).toContainText('The server isn’t responding.');
    await context.setOffline(false);
    await alert(page).getByRole('button', {name: 'Retry'}).click();
    await expect(page.getByRole('dialog', {name: 'Edit the request'})).toBeVisible();
  });

  test('after a deployment: it is told, and Reload loads the page anew', {tag: '@faults'}, async ({page}) => {
    await page.goto(OPERATION);
    await alive(page);
    await page.waitForLoadState('networkidle');
    await deploy(page);
    await button(page).click();
    await expect(alert(page)).toContainText('This site was updated');
    await alert(page).getByRole('button', {name: 'Reload'}).click();
    await expect(alert(page)).toHaveCount(0);
    await alive(page);
    await button(page).click();
    await expect(page.getByRole('dialog', {name: 'Edit the request'})).toBeVisible();
  });
});

test('it starts from any example, asks for no key and makes no call', {tag: '@browser'}, async ({page, baseURL}) => {
  const dialog = await open(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const examples = dialog.getByRole('combobox', {name: 'Start from'});
  for (const label of await examples.locator('option').allTextContents()) {
    await examples.selectOption(label);
    await expect(dialog.locator('.builder-status'), label).toHaveText('The request matches the schema.');
  }
  await expect(dialog.getByRole('textbox', {name: /api.?key|authorization/i})).toHaveCount(0);
  expect(requests.filter((url) => !url.startsWith(baseURL ?? ''))).toEqual([]);
});

for (const theme of ['light', 'dark']) {
  test(`in ${theme} is accessible, and fits a narrow window`, {tag: '@browser'}, async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    const dialog = await open(page, `${OPERATION}?docusaurus-theme=${theme}`);
    await dialog.getByRole('textbox', {name: 'amount'}).fill('x');
    const {violations} = await axe(page).include('.builder').analyze();
    expect(violations).toEqual([]);
    const overflow = await page.evaluate(() => {
      const columns = document.querySelector('.builder-columns')!;
      return columns.scrollWidth - columns.clientWidth;
    });
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test('of GraphQL, variables and selected fields change the operation', async ({page}) => {
  const dialog = await open(page, '/apis/graphql/operations/mutations/create-payment/');
  await dialog.getByRole('tab', {name: 'GraphQL'}).click();
  await expect(program(dialog)).toContainText('createPayment(input: $input)');
  await dialog.getByRole('checkbox', {name: 'customer', exact: true}).press('Space');
  await expect(program(dialog)).toContainText('customer {');
  await dialog.getByRole('textbox', {name: 'amount'}).fill('4242');
  await dialog.getByRole('tab', {name: 'curl'}).click();
  await expect(program(dialog)).toContainText('"amount": 4242');
});

test('what is loaded for it stays within its budget', async ({page}) => {
  await page.goto(OPERATION);
  await expect(page.locator('html')).toHaveAttribute('data-shell', 'ready');
  await page.waitForLoadState('networkidle');
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.getByRole('button', {name: 'Edit the request'}).click();
  await expect(page.getByRole('dialog', {name: 'Edit the request'})).toBeVisible();
  const sizes = loaded.map((name) => zlib.brotliCompressSync(fs.readFileSync(path.join(BUILD, name))).length);
  const all = loaded.map((name, index) => `${sizes[index]} ${name}`).join('\n');
  expect(loaded.length).toBeGreaterThan(2);
  expect(
    sizes.reduce((sum, size) => sum + size, 0),
    all,
  ).toBeLessThanOrEqual(BUDGET);
});
