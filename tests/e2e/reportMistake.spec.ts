/** The link to report a mistake, on every kind of page: what its message holds. */
import type {Locator, Page} from '@playwright/test';
import {alive, expect, pageKinds, test} from './pages';
import {brand} from './site';

const {home, search, ...reported} = pageKinds;
const NEW = 'Report a mistake on this page';

const linkOn = (page: Page): Locator => page.getByRole('link', {name: NEW});

/** What the message of a page says. */
async function messageOf(page: Page): Promise<string> {
  const href = (await linkOn(page).getAttribute('href')) ?? '';
  expect(href.startsWith(brand.reportUrl!.replace(/\{.*/, ''))).toBe(true);
  return decodeURIComponent(href);
}

test('every guide, reference and category has a link to report a mistake, with the page and its version', async ({
  page,
}) => {
  for (const path of Object.values(reported)) {
    await page.goto(path);
    await expect(linkOn(page)).toHaveCount(1);
    const message = await messageOf(page);
    expect(message).toContain(`Page: ${brand.urls.site}${path}`);
    expect(message).toMatch(/Version: current/);
  }
});

test('pages that hold no documentation have none', {tag: '@browser'}, async ({page}) => {
  for (const path of [home, search]) {
    await page.goto(path);
    await expect(linkOn(page)).toHaveCount(0);
  }
});

for (const path of [reported.guide, reported.restOperation]) {
  test(
    `a report about ${path} quotes what is selected, by pointer and by keyboard`,
    {tag: path === reported.guide ? [] : '@browser'},
    async ({page}) => {
      await page.goto(path);
      await alive(page);
      await page.locator('h1').selectText();
      const title = await page.locator('h1').textContent();
      await linkOn(page).dispatchEvent('pointerdown');
      expect(await messageOf(page)).toContain(`Text on the page:\r\n${title}\r\n`);
      await page.evaluate(() => getSelection()?.removeAllRanges());
      await linkOn(page).dispatchEvent('pointerdown');
      expect(await messageOf(page)).toContain('Text on the page:\r\n…\r\n');
      await page.locator('h1').selectText();
      await linkOn(page).focus();
      await linkOn(page).press('Shift');
      expect(await messageOf(page)).toContain(`Text on the page:\r\n${title}\r\n`);
    },
  );
}

test('a report about the next page names the next page', {tag: '@browser'}, async ({page}) => {
  await page.goto(reported.guide);
  await alive(page);
  await page.locator('h1').selectText();
  await linkOn(page).dispatchEvent('pointerdown');
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL(new RegExp(`${reported.guide}$`));
  await expect.poll(() => messageOf(page)).toContain(`${new URL(page.url()).pathname}\r\n`);
  expect(await messageOf(page)).toContain('\r\n…\r\n');
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the link names the page', {tag: '@browser'}, async ({page}) => {
    await page.goto(reported.guide);
    await expect(linkOn(page)).toBeVisible();
    expect(await messageOf(page)).toContain(`Page: ${brand.urls.site}${reported.guide}`);
  });
});
