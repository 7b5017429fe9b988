/** The menu for the Markdown of a page, above its title. */
import fs from 'node:fs';
import type {Locator, Page, Route} from '@playwright/test';
import {SAMPLE_LANGUAGES} from '@paydocs/reference/samples';
import {waitForShell, expect, pageKinds, test} from './pages';
import {BUILD} from './site';

const getMenu = (page: Page): Locator => page.locator('[data-popup]');
const getOpener = (page: Page): Locator => getMenu(page).getByText('Copy page', {exact: true});
const readClipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
const readMarkdown = (path: string): string => fs.readFileSync(`${BUILD}${path.slice(0, -1)}.md`, 'utf8');

const {home, search, ...withMenu} = pageKinds;
const REFERENCE_PAGES = [pageKinds.restOperation, pageKinds.graphqlType];
const GUIDE_PAGES = [pageKinds.guide, pageKinds.category];

test.use({permissions: ['clipboard-read', 'clipboard-write']});

for (const path of [...GUIDE_PAGES, ...REFERENCE_PAGES]) {
  test(`${path} is copied as Markdown`, {tag: path === GUIDE_PAGES[0] ? [] : '@browser'}, async ({page}) => {
    await page.goto(path);
    await waitForShell(page);
    await getOpener(page).click();
    await getMenu(page).getByRole('button', {name: 'Copy as Markdown'}).click();
    await expect(page.getByRole('status')).toHaveText('Copied');
    expect(await readClipboard(page)).toBe(readMarkdown(path));
    await expect(getMenu(page)).not.toHaveAttribute('open');
    await expect(getOpener(page)).toBeFocused();
  });

  test(`the menu of ${path} works by keyboard`, {tag: '@browser'}, async ({page}) => {
    await page.goto(path);
    await waitForShell(page);
    await getOpener(page).focus();
    await page.keyboard.press('Enter');
    await expect(getMenu(page)).toHaveAttribute('open');
    await page.keyboard.press('Tab');
    await expect(getMenu(page).getByRole('button', {name: 'Copy as Markdown'})).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(getMenu(page)).not.toHaveAttribute('open');
    await expect(getOpener(page)).toBeFocused();
    await page.keyboard.press('Enter');
    for (let item = 0; item < 8; item++) await page.keyboard.press('Tab');
    await expect(getMenu(page)).not.toHaveAttribute('open');
  });
}

const getOperationButton = (page: Page): Locator => getMenu(page).getByRole('button', {name: 'Copy operation'});

for (const path of [pageKinds.restOperation, pageKinds.graphqlOperation]) {
  test(
    `the operation of ${path} is copied completely, with samples in the chosen language`,
    {tag: path === pageKinds.restOperation ? [] : '@browser'},
    async ({page}) => {
      await page.goto(path);
      await waitForShell(page);
      await page.getByRole('tab', {name: 'Python', exact: true}).click();
      await getOpener(page).click();
      await getOperationButton(page).click();
      await expect(page.getByRole('status')).toHaveText('Copied');
      const copied = await readClipboard(page);
      const languages = SAMPLE_LANGUAGES.map(({label}) => label).filter((label) =>
        new RegExp(`^\\*\\*${label}\\b`, 'm').test(copied),
      );
      expect(languages).toEqual(['Python']);
      expect(copied).toContain('```python');
      const last = await page.locator('h2').last().innerText();
      expect(copied).toContain(`\n## ${last.replace(/\u200b/g, '').trim()}\n`);
      expect(copied.match(/^---$/gm)).toHaveLength(2);
    },
  );
}

test('copying an operation is offered only where readers can choose a language', async ({page}) => {
  for (const path of [pageKinds.guide, pageKinds.restSchema, pageKinds.graphqlType, pageKinds.graphqlLive]) {
    await page.goto(path);
    await getOpener(page).click();
    await expect(getMenu(page).getByRole('link', {name: 'View as Markdown'})).toBeVisible();
    await expect(getOperationButton(page)).toBeHidden();
  }
});

test('links to the Markdown of the page, and to assistants with a prompt about it', async ({page}) => {
  for (const path of Object.values(withMenu)) {
    await page.goto(path);
    const links = await getMenu(page)
      .locator('a')
      .evaluateAll((all: HTMLAnchorElement[]) => all.map(({href, rel}) => ({href: new URL(href), rel})));
    const [markdownLink, ...assistantLinks] = links.map(({href}) => href);
    const markdownUrl = await page.locator('link[rel=alternate][type="text/markdown"]').getAttribute('href');
    expect(markdownLink?.pathname).toBe(new URL(markdownUrl!).pathname);
    expect(fs.existsSync(`${BUILD}${markdownLink?.pathname}`)).toBe(true);
    expect(assistantLinks.map(({host}) => host)).toEqual(['chatgpt.com', 'claude.ai', 'www.perplexity.ai']);
    expect(assistantLinks.map(({searchParams}) => searchParams.get('q'))).toEqual(
      Array.from({length: 3}, () => `Read ${markdownUrl} and help me with it.`),
    );
    expect(links.slice(1).map(({rel}) => rel)).toEqual(Array.from({length: 3}, () => 'noopener noreferrer'));
    await expect(getMenu(page).locator('[data-copy]')).toHaveAttribute('data-copy', markdownUrl!);
  }
});

test('copies the URL for an editor, also after navigation to another page', {tag: '@browser'}, async ({page}) => {
  await page.goto(pageKinds.guide);
  await waitForShell(page);
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL(new RegExp(`${pageKinds.guide}$`));
  const markdownUrl = await getMenu(page).locator('[data-copy]').getAttribute('data-copy');
  expect(markdownUrl).toContain(`${new URL(page.url()).pathname.slice(0, -1)}.md`);
  await getOpener(page).click();
  await getMenu(page).getByRole('button', {name: 'Copy URL'}).click();
  await expect(page.getByRole('status')).toHaveText('Copied');
  expect(await readClipboard(page)).toBe(markdownUrl);
});

test('closes on a click elsewhere', {tag: '@browser'}, async ({page}) => {
  await page.goto(pageKinds.restSchema);
  await waitForShell(page);
  await getOpener(page).click();
  await expect(getMenu(page)).toHaveAttribute('open');
  await page.locator('h1').click();
  await expect(getMenu(page)).not.toHaveAttribute('open');
});

test('is absent from pages without documentation', {tag: '@browser'}, async ({page}) => {
  for (const path of [home, search]) {
    await page.goto(path);
    await expect(getMenu(page)).toHaveCount(0);
  }
});

test('stays in the viewport of a phone', {tag: '@browser'}, async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  for (const path of [pageKinds.guide, pageKinds.graphqlLive]) {
    await page.goto(path);
    await waitForShell(page);
    await getOpener(page).click();
    const box = await getMenu(page).locator('> div').boundingBox();
    expect(box!.x).toBeGreaterThanOrEqual(0);
    expect(box!.x + box!.width).toBeLessThanOrEqual(390);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('opens, with only its links', {tag: '@browser'}, async ({page}) => {
    await page.goto(pageKinds.guide);
    await getOpener(page).click();
    await expect(getMenu(page).getByRole('link', {name: 'View as Markdown'})).toBeVisible();
    await expect(getMenu(page).getByRole('button')).toHaveCount(0);
  });
});

test.describe('where the Markdown cannot be loaded', () => {
  test.use({expectedErrors: /\.md|Failed to load resource/});

  const respondWith = (contentType: string, body: string) => (route: Route) => route.fulfill({contentType, body});
  const failures: [string, (route: Route) => Promise<void>, string][] = [
    ['the network fails', (route) => route.abort(), 'network connection'],
    ['the host returns a page instead', respondWith('text/html', '<p>Welcome</p>'), 'returned no Markdown'],
    ['the host returns nothing', respondWith('text/markdown', ''), 'returned no Markdown'],
  ];
  for (const [reason, respond, message] of failures) {
    test(`reports that copying failed until the menu is closed: ${reason}`, {tag: '@browser'}, async ({page}) => {
      await page.route('**/*.md', respond);
      await page.goto(pageKinds.restOperation);
      await waitForShell(page);
      await getOpener(page).click();
      await getMenu(page).getByRole('button', {name: 'Copy as Markdown'}).click();
      const note = getMenu(page).getByRole('alert');
      await expect(note).toContainText('Copying failed');
      await expect(note).toContainText(message);
      await page.waitForTimeout(3000);
      await expect(note).toBeVisible();
      await page.keyboard.press('Escape');
      await getOpener(page).click();
      await expect(note).toHaveCount(0);
      await expect(getMenu(page).getByRole('link', {name: 'View as Markdown'})).toBeVisible();
    });
  }
});
