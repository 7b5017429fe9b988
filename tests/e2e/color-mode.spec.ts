/** The color mode as it is configured: light at first, with a switch, whatever the system prefers. */
import type {Locator, Page} from '@playwright/test';
import {alive, expect, pageKinds, test} from './pages';

test.use({colorScheme: 'dark'});

const html = (page: Page): Locator => page.locator('html');
const button = (page: Page): Locator => page.getByRole('button', {name: /Switch between dark and light mode/});
/** Stores a text as if an earlier visit had: under the name that the site itself uses. */
async function store(page: Page, path: string, value: string): Promise<void> {
  await page.goto(path);
  await alive(page);
  await button(page).click();
  const names = await page.evaluate((text) => {
    const found = Object.keys(localStorage).filter((name) => name.startsWith('theme'));
    for (const name of found) localStorage.setItem(name, text);
    return found;
  }, value);
  expect(names).toHaveLength(1);
}

const background = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

for (const path of [pageKinds.home, pageKinds.guide, pageKinds.restOperation]) {
  test.describe(`on ${path}`, () => {
    test(
      'the switch swaps light and dark, light first, and the choice is kept',
      {tag: path === pageKinds.guide ? [] : '@browser'},
      async ({page}) => {
        await page.goto(path);
        for (const [before, after] of [
          ['light', 'dark'],
          ['dark', 'light'],
        ] as const) {
          await expect(html(page)).toHaveAttribute('data-theme', before);
          await expect(button(page)).toHaveAccessibleName(new RegExp(`currently ${before} mode`));
          await expect(button(page).locator('svg:visible')).toHaveCount(1);
          await button(page).click();
          await expect(html(page)).toHaveAttribute('data-theme', after);
          await page.reload();
          await expect(html(page)).toHaveAttribute('data-theme', after);
        }
      },
    );

    for (const broken of ['purple', 'system', '', 'DARK', '{"mode":"dark"}']) {
      test(`the broken stored value "${broken}" is ignored`, {tag: '@browser'}, async ({page}) => {
        await store(page, path, broken);
        await page.reload();
        await expect(html(page)).toHaveAttribute('data-theme', 'light');
        await expect(button(page).locator('svg:visible')).toHaveCount(1);
        await expect(button(page)).toHaveAccessibleName(/currently light mode/);
        await button(page).click();
        await expect(html(page)).toHaveAttribute('data-theme', 'dark');
        await page.reload();
        await expect(html(page)).toHaveAttribute('data-theme', 'dark');
      });
    }

    test(
      'the stored choice is there with the first paint, and never another',
      {tag: path === pageKinds.guide ? [] : '@browser'},
      async ({page}) => {
        await store(page, path, 'dark');
        await page.addInitScript(() => {
          window.paintedThemes = [];
          new MutationObserver(() => {
            // What stands before it can't be seen.
            if (document.getElementById('__docusaurus')) {
              window.paintedThemes.push(document.documentElement.dataset.theme);
            }
          }).observe(document, {childList: true, subtree: true, attributes: true});
        });
        await page.goto(path);
        await expect(html(page)).toHaveAttribute('data-shell', 'ready');
        const themes = await page.evaluate(() => window.paintedThemes);
        expect(themes.length).toBeGreaterThan(0);
        expect([...new Set(themes)]).toEqual(['dark']);
      },
    );
  });
}

test.describe('without any script file', () => {
  test.use({expectedProblems: /^console: |^failed: /});

  test('the page has the stored colors', {tag: '@browser'}, async ({page}) => {
    await page.goto(pageKinds.guide);
    const light = await background(page);
    await store(page, pageKinds.guide, 'dark');
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto(pageKinds.guide);
    await expect(page.getByRole('link', {name: 'Reload'})).toBeVisible();
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    expect(await background(page)).not.toBe(light);
  });
});

test('a choice in one tab counts in the others', {tag: '@browser'}, async ({page, context}) => {
  await page.goto(pageKinds.guide);
  const other = await context.newPage();
  await other.goto(pageKinds.restOperation);
  await expect(html(other)).toHaveAttribute('data-shell', 'ready');
  await button(page).click();
  await expect(html(other)).toHaveAttribute('data-theme', 'dark');
});

declare global {
  interface Window {
    /** The color modes that the page had since there was something to paint. */
    paintedThemes: (string | undefined)[];
  }
}
