/** The request form: by keyboard, by link, in a narrow window, and the size of its files. */
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import type {Locator, Page} from '@playwright/test';
import {createAxe} from './axe';
import {breakFiles, deploy, translateTexts} from './faults/causes';
import {waitForFiles, waitForShell, expect, pageKinds, test} from './pages';
import {BUILD} from './site';

const OPERATION = pageKinds.restOperation;
/** Maximum Brotli size of all files of the form, in bytes, including React, which no page has loaded before. */
const MAX_BYTES = 95_000;

async function openForm(page: Page, path = OPERATION): Promise<Locator> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-shell', 'ready');
  await page.getByRole('button', {name: 'Edit the request'}).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', {name: 'Edit the request'});
  await expect(dialog).toBeVisible();
  return dialog;
}

const getSample = (dialog: Locator): Locator => dialog.getByRole('tabpanel').locator('pre');

test('by keyboard, changing a value reports an invalid one and updates the samples', async ({page}) => {
  const dialog = await openForm(page);
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
  await expect(getSample(dialog)).toContainText('"amount": 4242');

  await dialog.getByRole('tab', {name: 'curl'}).focus();
  for (const text of ['amount: 4242', '"amount": 4242', "'amount' => 4242"]) {
    await page.keyboard.press('ArrowRight');
    await expect(getSample(dialog)).toContainText(text);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', {name: 'Edit the request'})).toBeFocused();
});

test('in a page that the browser translates, all texts are updated', async ({page}) => {
  const dialog = await openForm(page);
  await page.evaluate(translateTexts);
  await expect(dialog.locator('.builder-status font').first()).toBeVisible();
  const amount = dialog.getByRole('textbox', {name: 'amount'});
  await amount.fill('-1');
  await expect(dialog.locator('.builder-status')).toHaveText('Values to correct: 1');
  await expect(amount).toHaveAccessibleDescription(/Must be 0 or more\./);
  await amount.fill('much');
  await expect(amount).toHaveAccessibleDescription(/Enter an integer\./);
  await expect(amount).not.toHaveAccessibleDescription(/Must be 0 or more\./);
  await amount.fill('4242');
  await expect(amount).not.toHaveAccessibleDescription(/Enter/);
  await expect(dialog.locator('.builder-status')).toHaveText('The request matches the schema.');
  await expect(getSample(dialog)).toContainText('"amount": 4242');
  await expect(getSample(dialog)).not.toContainText('"amount": -1');
  const optionalFields = dialog.locator('fieldset').first().locator('summary').last();
  const count = Number(/\d+/.exec(await optionalFields.innerText())?.[0]);
  await dialog.getByRole('button', {name: 'Remove callbackUrl'}).click();
  await expect(optionalFields).toHaveText(`Optional fields: ${count + 1}`);
});

test('closing the form returns the focus to a button below the viewport', async ({page}) => {
  await page.setViewportSize({width: 390, height: 500});
  const dialog = await openForm(page);
  await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
  const trigger = page.getByRole('button', {name: 'Edit the request', includeHidden: true});
  await expect(trigger).not.toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(trigger).not.toBeInViewport();
  await expect(trigger).toBeFocused();
});

test('by keyboard, an optional field is added and removed', {tag: '@browser'}, async ({page}) => {
  const dialog = await openForm(page);
  const body = dialog.locator('fieldset').first();
  await body.locator('summary').last().press('Enter');
  await dialog.getByRole('button', {name: 'Add expireAt'}).press('Enter');
  await expect(getSample(dialog)).toContainText('"expireAt"');
  await expect(dialog.locator(':focus')).toHaveId(/expireAt/);
  await dialog.getByRole('button', {name: 'Remove expireAt'}).press('Enter');
  await expect(getSample(dialog)).not.toContainText('"expireAt"');
});

test('a link shares the request, and closing restores the URL of the page', async ({page, context}) => {
  const dialog = await openForm(page);
  await dialog.getByRole('textbox', {name: 'orderId'}).fill('ORDER-77');
  await expect.poll(() => new URL(page.url()).hash).toMatch(/^#request=/);
  const link = (await dialog.getByRole('button', {name: 'Copy link'}).getAttribute('data-copy')) ?? '';
  const other = await context.newPage();
  await other.goto(link);
  const opened = other.getByRole('dialog', {name: 'Edit the request'});
  await expect(opened.getByRole('textbox', {name: 'orderId'})).toHaveValue('ORDER-77');
  await opened.getByRole('button', {name: 'Reset'}).click();
  await expect(getSample(opened)).not.toContainText('ORDER-77');
  await opened.getByRole('button', {name: 'Close'}).click();
  await expect.poll(() => new URL(other.url()).hash).toBe('');
});

test('a truncated link is reported, and stays in the URL until something is edited', async ({page}) => {
  const hash = (): string => new URL(page.url()).hash;
  await page.goto(`${OPERATION}#request=abc`);
  const dialog = page.getByRole('dialog', {name: 'Edit the request'});
  await expect(dialog).toContainText('This link is damaged');
  await expect(getSample(dialog)).toContainText('curl');
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
  test(`a link with 2,000 nested ${name} is reported as damaged`, {tag: '@faults'}, async ({page}) => {
    await page.goto(`${OPERATION}#request=${Buffer.from(json).toString('base64url')}`);
    const dialog = page.getByRole('dialog', {name: 'Edit the request'});
    await expect(dialog.getByRole('alert')).toContainText('This link is damaged');
    await expect(getSample(dialog)).toContainText('curl');
  });

test.describe('a form whose files don’t load', () => {
  test.use({
    expectedErrors: /^console: |^failed: |^status 404|^page: Loading chunk|^page: .*SyntaxError|^page: Unexpected/,
  });

  const FILES = /\/request\.json$|\/assets\/js\/(?!main|runtime)[^/]+\.js$/;
  const DATA = /\/request\.json$/;
  const STYLES = /\/assets\/builder\/form\.[^/]+\.css$/;
  const getButton = (page: Page): Locator => page.getByRole('button', {name: 'Edit the request'});
  const getAlert = (page: Page): Locator => page.getByRole('alert').filter({hasText: 'The form didn’t load'});

  for (const [name, files, mode, buttonName] of [
    ['missing files', FILES, 'is of another deployment', 'Retry'],
    ['files that are HTML', FILES, 'is HTML', 'Retry'],
    ['files that fail', FILES, 'fails', 'Retry'],
    ['data that is HTML', DATA, 'is HTML', 'Retry'],
    ['data that hangs', DATA, 'hangs', 'Retry'],
    ['a style sheet that hangs', STYLES, 'hangs', 'Retry'],
    ['a style sheet that is HTML', STYLES, 'is HTML', 'Retry'],
    ['files that hang', FILES, 'hangs', 'Reload'],
  ] as const)
    test(
      `${name}: reports it within 10 s, keeps the sample, and opens on ${buttonName}`,
      {tag: '@faults'},
      async ({page}) => {
        await page.goto(OPERATION);
        await waitForFiles(page);
        const restore = await breakFiles(page, files, mode);
        await getButton(page).click();
        await expect(getAlert(page)).toBeVisible({timeout: 10_000});
        await expect(page.locator('[data-picker=language] pre').first()).toBeVisible();
        restore();
        await getAlert(page).getByRole('button', {name: buttonName}).click();
        if (buttonName === 'Reload') {
          await expect(getAlert(page)).toHaveCount(0);
          await waitForShell(page);
          await getButton(page).click();
        }
        await expect(page.getByRole('dialog', {name: 'Edit the request'})).toBeVisible();
        await expect(getAlert(page)).toHaveCount(0);
      },
    );

  test('offline: reports that the server doesn’t respond', async ({page, context}) => {
    await page.goto(OPERATION);
    await waitForFiles(page);
    await context.setOffline(true);
    await getButton(page).click();
    await expect(getAlert(page)).toContainText('The server isn’t responding.');
    await context.setOffline(false);
    await getAlert(page).getByRole('button', {name: 'Retry'}).click();
    await expect(page.getByRole('dialog', {name: 'Edit the request'})).toBeVisible();
  });

  test('after a deployment: reports it, and Reload reloads the page', {tag: '@faults'}, async ({page}) => {
    await page.goto(OPERATION);
    await waitForFiles(page);
    await deploy(page);
    await getButton(page).click();
    await expect(getAlert(page)).toContainText('This site was updated');
    await getAlert(page).getByRole('button', {name: 'Reload'}).click();
    await expect(getAlert(page)).toHaveCount(0);
    await waitForShell(page);
    await getButton(page).click();
    await expect(page.getByRole('dialog', {name: 'Edit the request'})).toBeVisible();
  });
});

test(
  'it starts from any example, asks for no key, and sends no request to other hosts',
  {tag: '@browser'},
  async ({page, baseURL}) => {
    const dialog = await openForm(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const examples = dialog.getByRole('combobox', {name: 'Start from'});
    for (const label of await examples.locator('option').allTextContents()) {
      await examples.selectOption(label);
      await expect(dialog.locator('.builder-status'), label).toHaveText('The request matches the schema.');
    }
    await expect(dialog.getByRole('textbox', {name: /api.?key|authorization/i})).toHaveCount(0);
    expect(requests.filter((url) => !url.startsWith(baseURL ?? ''))).toEqual([]);
  },
);

for (const theme of ['light', 'dark']) {
  test(`it is accessible in ${theme}, and fits a narrow window`, {tag: '@browser'}, async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    const dialog = await openForm(page, `${OPERATION}?docusaurus-theme=${theme}`);
    await dialog.getByRole('textbox', {name: 'amount'}).fill('x');
    const {violations} = await createAxe(page).include('.builder').analyze();
    expect(violations).toEqual([]);
    const overflow = await page.evaluate(() => {
      const columns = document.querySelector('.builder-columns')!;
      return columns.scrollWidth - columns.clientWidth;
    });
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test('for GraphQL, variables and selected fields change the operation', async ({page}) => {
  const dialog = await openForm(page, '/apis/graphql/operations/mutations/create-payment/');
  await dialog.getByRole('tab', {name: 'GraphQL'}).click();
  await expect(getSample(dialog)).toContainText('createPayment(input: $input)');
  await dialog.getByRole('checkbox', {name: 'customer', exact: true}).press('Space');
  await expect(getSample(dialog)).toContainText('customer {');
  await dialog.getByRole('textbox', {name: 'amount'}).fill('4242');
  await dialog.getByRole('tab', {name: 'curl'}).click();
  await expect(getSample(dialog)).toContainText('"amount": 4242');
});

test('its files stay within their budget', async ({page}) => {
  await page.goto(OPERATION);
  await waitForFiles(page);
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
  ).toBeLessThanOrEqual(MAX_BYTES);
});
