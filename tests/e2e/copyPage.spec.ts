/** What a reader does with the Markdown of a page: the menu above its title. */
import fs from 'node:fs';
import type {Locator, Page, Route} from '@playwright/test';
import {alive, expect, pageKinds, test} from './pages';
import {BUILD} from './site';

const menuOf = (page: Page): Locator => page.locator('[data-popup]');
const openerOf = (page: Page): Locator => menuOf(page).getByText('Copy page', {exact: true});
const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
const markdownOf = (path: string): string => fs.readFileSync(`${BUILD}${path.slice(0, -1)}.md`, 'utf8');

const {home, search, ...withMenu} = pageKinds;
const FROZEN = [pageKinds.restOperation, pageKinds.graphqlType];
const LIVE = [pageKinds.guide, pageKinds.category];

test.use({permissions: ['clipboard-read', 'clipboard-write']});

for (const path of [...LIVE, ...FROZEN]) {
  test(`${path} is copied as Markdown`, {tag: path === LIVE[0] ? [] : '@browser'}, async ({page}) => {
    await page.goto(path);
    await alive(page);
    await openerOf(page).click();
    await menuOf(page).getByRole('button', {name: 'Copy as Markdown'}).click();
    await expect(page.getByRole('status')).toHaveText('Copied');
    expect(await clipboard(page)).toBe(markdownOf(path));
    await expect(menuOf(page)).not.toHaveAttribute('open');
    await expect(openerOf(page)).toBeFocused();
  });

  test(`the menu of ${path} is worked with keys`, {tag: '@browser'}, async ({page}) => {
    await page.goto(path);
    await alive(page);
    await openerOf(page).focus();
    await page.keyboard.press('Enter');
    await expect(menuOf(page)).toHaveAttribute('open');
    await page.keyboard.press('Tab');
    await expect(menuOf(page).getByRole('button', {name: 'Copy as Markdown'})).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menuOf(page)).not.toHaveAttribute('open');
    await expect(openerOf(page)).toBeFocused();
    await page.keyboard.press('Enter');
    for (let item = 0; item < 8; item++) await page.keyboard.press('Tab');
    await expect(menuOf(page)).not.toHaveAttribute('open');
  });
}

const operationButton = (page: Page): Locator => menuOf(page).getByRole('button', {name: 'Copy operation'});

for (const path of [pageKinds.restOperation, pageKinds.graphqlOperation]) {
  test(
    `the operation of ${path} is copied whole, with samples in the chosen language`,
    {tag: path === pageKinds.restOperation ? [] : '@browser'},
    async ({page}) => {
      await page.goto(path);
      await alive(page);
      await page.getByRole('tab', {name: 'Python', exact: true}).click();
      await openerOf(page).click();
      await operationButton(page).click();
      await expect(page.getByRole('status')).toHaveText('Copied');
      const copied = await clipboard(page);
      const languages = [...copied.matchAll(/^(?:curl|JavaScript|Python|PHP):$/gm)].map(([label]) => label);
      expect(new Set(languages)).toEqual(new Set(['Python:']));
      expect(copied).toContain('```python');
      const last = await page.locator('h2').last().innerText();
      expect(copied).toContain(`\n## ${last.replace(/\u200b/g, '').trim()}\n`);
      expect(copied.match(/^---$/gm)).toHaveLength(2);
    },
  );
}

test('an operation is offered only where a language can be chosen', async ({page}) => {
  for (const path of [pageKinds.guide, pageKinds.restSchema, pageKinds.graphqlType, pageKinds.graphqlLive]) {
    await page.goto(path);
    await openerOf(page).click();
    await expect(menuOf(page).getByRole('link', {name: 'View as Markdown'})).toBeVisible();
    await expect(operationButton(page)).toBeHidden();
  }
});

test('leads to the Markdown of the page, and to assistants that are asked about it', async ({page}) => {
  for (const path of Object.values(withMenu)) {
    await page.goto(path);
    const links = await menuOf(page)
      .locator('a')
      .evaluateAll((all: HTMLAnchorElement[]) => all.map(({href, rel}) => ({href: new URL(href), rel})));
    const [own, ...others] = links.map(({href}) => href);
    const whole = await page.locator('link[rel=alternate][type="text/markdown"]').getAttribute('href');
    expect(own?.pathname).toBe(new URL(whole!).pathname);
    expect(fs.existsSync(`${BUILD}${own?.pathname}`)).toBe(true);
    expect(others.map(({host}) => host)).toEqual(['chatgpt.com', 'claude.ai', 'www.perplexity.ai']);
    expect(others.map(({searchParams}) => searchParams.get('q'))).toEqual(
      Array.from({length: 3}, () => `Read ${whole} and help me with it.`),
    );
    expect(links.slice(1).map(({rel}) => rel)).toEqual(Array.from({length: 3}, () => 'noopener noreferrer'));
    await expect(menuOf(page).locator('[data-copy]')).toHaveAttribute('data-copy', whole!);
  }
});

test('copies the address for an editor, and follows the reader to another page', {tag: '@browser'}, async ({page}) => {
  await page.goto(pageKinds.guide);
  await alive(page);
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL(new RegExp(`${pageKinds.guide}$`));
  const whole = await menuOf(page).locator('[data-copy]').getAttribute('data-copy');
  expect(whole).toContain(`${new URL(page.url()).pathname.slice(0, -1)}.md`);
  await openerOf(page).click();
  await menuOf(page).getByRole('button', {name: 'Copy URL'}).click();
  await expect(page.getByRole('status')).toHaveText('Copied');
  expect(await clipboard(page)).toBe(whole);
});

test('closes when the reader goes on elsewhere', {tag: '@browser'}, async ({page}) => {
  await page.goto(pageKinds.restSchema);
  await alive(page);
  await openerOf(page).click();
  await expect(menuOf(page)).toHaveAttribute('open');
  await page.locator('h1').click();
  await expect(menuOf(page)).not.toHaveAttribute('open');
});

test('is on no page that has nothing to read', {tag: '@browser'}, async ({page}) => {
  for (const path of [home, search]) {
    await page.goto(path);
    await expect(menuOf(page)).toHaveCount(0);
  }
});

test('stays in the window of a phone', {tag: '@browser'}, async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  for (const path of [pageKinds.guide, pageKinds.graphqlLive]) {
    await page.goto(path);
    await alive(page);
    await openerOf(page).click();
    const box = await menuOf(page).locator('> div').boundingBox();
    expect(box!.x).toBeGreaterThanOrEqual(0);
    expect(box!.x + box!.width).toBeLessThanOrEqual(390);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('opens, with its links alone', {tag: '@browser'}, async ({page}) => {
    await page.goto(pageKinds.guide);
    await openerOf(page).click();
    await expect(menuOf(page).getByRole('link', {name: 'View as Markdown'})).toBeVisible();
    await expect(menuOf(page).getByRole('button')).toHaveCount(0);
  });
});

test.describe('where the Markdown cannot be had', () => {
  test.use({expectedProblems: /\.md|Failed to load resource/});

  const sent = (contentType: string, body: string) => (route: Route) => route.fulfill({contentType, body});
  const failures: [string, (route: Route) => Promise<void>, string][] = [
    ['the network fails', (route) => route.abort(), 'network connection'],
    ['the host sends a page instead', sent('text/html', '<p>Welcome</p>'), 'returned no Markdown'],
    ['the host sends nothing', sent('text/markdown', ''), 'returned no Markdown'],
  ];
  for (const [why, fail, told] of failures) {
    test(`says that copying failed until the menu is closed: ${why}`, {tag: '@browser'}, async ({page}) => {
      await page.route('**/*.md', fail);
      await page.goto(pageKinds.restOperation);
      await alive(page);
      await openerOf(page).click();
      await menuOf(page).getByRole('button', {name: 'Copy as Markdown'}).click();
      const note = menuOf(page).getByRole('alert');
      await expect(note).toContainText('Copying failed');
      await expect(note).toContainText(told);
      await page.waitForTimeout(3000);
      await expect(note).toBeVisible();
      await page.keyboard.press('Escape');
      await openerOf(page).click();
      await expect(note).toHaveCount(0);
      await expect(menuOf(page).getByRole('link', {name: 'View as Markdown'})).toBeVisible();
    });
  }
});
