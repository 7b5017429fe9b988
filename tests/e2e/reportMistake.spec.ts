/** The link to report a mistake on every kind of page, and the content of its message. */
import type {Locator, Page} from '@playwright/test';
import {waitForShell, expect, pageKinds, test} from './pages';
import {brand} from './site';

const {home, search, ...reported} = pageKinds;
const LINK_NAME = 'Report a mistake on this page';

const getLink = (page: Page): Locator => page.getByRole('link', {name: LINK_NAME});

/** Returns the decoded `href` of a page's link, which contains the message. */
async function readMessage(page: Page): Promise<string> {
  const href = (await getLink(page).getAttribute('href')) ?? '';
  expect(href.startsWith(brand.reportUrl!.replace(/\{.*/, ''))).toBe(true);
  return decodeURIComponent(href);
}

test('every guide, reference, and category has a link to report a mistake, with the page and its version', async ({
  page,
}) => {
  for (const path of Object.values(reported)) {
    await page.goto(path);
    await expect(getLink(page)).toHaveCount(1);
    const message = await readMessage(page);
    expect(message).toContain(`Page: ${brand.urls.site}${path}`);
    expect(message).toMatch(/Version: current/);
  }
});

test('pages without documentation have none', {tag: '@browser'}, async ({page}) => {
  for (const path of [home, search]) {
    await page.goto(path);
    await expect(getLink(page)).toHaveCount(0);
  }
});

for (const path of [reported.guide, reported.restOperation]) {
  test(
    `a report about ${path} quotes the selected text, by pointer and by keyboard`,
    {tag: path === reported.guide ? [] : '@browser'},
    async ({page}) => {
      await page.goto(path);
      await waitForShell(page);
      await page.locator('h1').selectText();
      const title = await page.locator('h1').textContent();
      await getLink(page).dispatchEvent('pointerdown');
      expect(await readMessage(page)).toContain(`Text on the page:\r\n${title}\r\n`);
      await page.evaluate(() => getSelection()?.removeAllRanges());
      await getLink(page).dispatchEvent('pointerdown');
      expect(await readMessage(page)).toContain('Text on the page:\r\n…\r\n');
      await page.locator('h1').selectText();
      await getLink(page).focus();
      await getLink(page).press('Shift');
      expect(await readMessage(page)).toContain(`Text on the page:\r\n${title}\r\n`);
    },
  );
}

test('after navigation, a report names the next page', {tag: '@browser'}, async ({page}) => {
  await page.goto(reported.guide);
  await waitForShell(page);
  await page.locator('h1').selectText();
  await getLink(page).dispatchEvent('pointerdown');
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL(new RegExp(`${reported.guide}$`));
  await expect.poll(() => readMessage(page)).toContain(`${new URL(page.url()).pathname}\r\n`);
  expect(await readMessage(page)).toContain('\r\n…\r\n');
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the link names the page', {tag: '@browser'}, async ({page}) => {
    await page.goto(reported.guide);
    await expect(getLink(page)).toBeVisible();
    expect(await readMessage(page)).toContain(`Page: ${brand.urls.site}${reported.guide}`);
  });
});
