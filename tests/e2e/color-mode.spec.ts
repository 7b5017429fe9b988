/** The color mode as configured: light by default, with a switch, whatever the system prefers. */
import type {Locator, Page} from '@playwright/test';
import {waitForShell, expect, pageKinds, test} from './pages';

test.use({colorScheme: 'dark'});

const getHtml = (page: Page): Locator => page.locator('html');
const getSwitch = (page: Page): Locator => page.getByRole('button', {name: /Switch between dark and light mode/});
/** Stores a value as an earlier visit would have, under the key that the site itself uses. */
async function storeColorMode(page: Page, path: string, value: string): Promise<void> {
  await page.goto(path);
  await waitForShell(page);
  await getSwitch(page).click();
  const keys = await page.evaluate((text) => {
    const matches = Object.keys(localStorage).filter((key) => key.startsWith('theme'));
    for (const key of matches) localStorage.setItem(key, text);
    return matches;
  }, value);
  expect(keys).toHaveLength(1);
}

const getBackground = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

test('a change of color mode starts no transition on links', async ({page}) => {
  await page.goto(pageKinds.guide);
  await waitForShell(page);
  const changing = await page.evaluate(() => {
    document.querySelector<HTMLElement>('[data-color-modes]')!.click();
    const targets = document.getAnimations().map(({effect}) => (effect as KeyframeEffect).target);
    return targets.flatMap((target) => (target?.matches('a, summary, li') ? [target.outerHTML] : []));
  });
  await expect(getHtml(page)).toHaveAttribute('data-theme', 'dark');
  expect(changing).toEqual([]);
});

test('what is below the viewport changes its color after the next frame', async ({page}) => {
  await page.goto(pageKinds.restOperation);
  await waitForShell(page);
  const states = await page.evaluate(async () => {
    const findWaiting = (): HTMLElement[] =>
      [...document.querySelectorAll<HTMLElement>('body *')].filter(({style}) => style.contentVisibility === 'hidden');
    const waitForFrame = (): Promise<void> =>
      new Promise((resolve) => void requestAnimationFrame(() => setTimeout(resolve)));
    const heightBefore = document.documentElement.scrollHeight;
    document.querySelector<HTMLElement>('[data-color-modes]')!.click();
    const waiting = findWaiting();
    const first = waiting.filter((element) => element.closest('main')).length;
    // Inline elements can't be hidden, so an attribute on each would only cost time.
    const inline = waiting.filter(({parentElement}) => parentElement?.matches('p, pre')).length;
    await waitForFrame();
    await waitForFrame();
    const {scrollHeight} = document.documentElement;
    return {first, inline, last: findWaiting().length, growth: scrollHeight - heightBefore};
  });
  expect(states.first).toBeGreaterThan(0);
  expect(states).toMatchObject({inline: 0, last: 0, growth: 0});
});

for (const path of [pageKinds.home, pageKinds.guide, pageKinds.restOperation]) {
  test.describe(`on ${path}`, () => {
    test(
      'the switch toggles between light and dark, light first, and the choice persists',
      {tag: path === pageKinds.guide ? [] : '@browser'},
      async ({page}) => {
        await page.goto(path);
        for (const [before, after] of [
          ['light', 'dark'],
          ['dark', 'light'],
        ] as const) {
          await expect(getHtml(page)).toHaveAttribute('data-theme', before);
          await expect(getSwitch(page)).toHaveAccessibleName(new RegExp(`currently ${before} mode`));
          await expect(getSwitch(page).locator('svg:visible')).toHaveCount(1);
          await getSwitch(page).click();
          await expect(getHtml(page)).toHaveAttribute('data-theme', after);
          await page.reload();
          await expect(getHtml(page)).toHaveAttribute('data-theme', after);
        }
      },
    );

    for (const invalid of ['purple', 'system', '', 'DARK', '{"mode":"dark"}']) {
      test(`the invalid stored value "${invalid}" is ignored`, {tag: '@browser'}, async ({page}) => {
        await storeColorMode(page, path, invalid);
        await page.reload();
        await expect(getHtml(page)).toHaveAttribute('data-theme', 'light');
        await expect(getSwitch(page).locator('svg:visible')).toHaveCount(1);
        await expect(getSwitch(page)).toHaveAccessibleName(/currently light mode/);
        await getSwitch(page).click();
        await expect(getHtml(page)).toHaveAttribute('data-theme', 'dark');
        await page.reload();
        await expect(getHtml(page)).toHaveAttribute('data-theme', 'dark');
      });
    }

    test(
      'the stored choice applies from the first paint on',
      {tag: path === pageKinds.guide ? [] : '@browser'},
      async ({page}) => {
        await storeColorMode(page, path, 'dark');
        await page.addInitScript(() => {
          window.paintedThemes = [];
          new MutationObserver(() => {
            // Nothing is visible before this element.
            if (document.getElementById('__docusaurus')) {
              window.paintedThemes.push(document.documentElement.dataset.theme);
            }
          }).observe(document, {childList: true, subtree: true, attributes: true});
        });
        await page.goto(path);
        await expect(getHtml(page)).toHaveAttribute('data-shell', 'ready');
        const themes = await page.evaluate(() => window.paintedThemes);
        expect(themes.length).toBeGreaterThan(0);
        expect([...new Set(themes)]).toEqual(['dark']);
      },
    );
  });
}

test.describe('without any script file', () => {
  test.use({expectedErrors: /^console: |^failed: /});

  test('the page has the stored color mode', {tag: '@browser'}, async ({page}) => {
    await page.goto(pageKinds.guide);
    const light = await getBackground(page);
    await storeColorMode(page, pageKinds.guide, 'dark');
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto(pageKinds.guide);
    await expect(page.getByRole('link', {name: 'Reload'})).toBeVisible();
    await expect(getHtml(page)).toHaveAttribute('data-theme', 'dark');
    expect(await getBackground(page)).not.toBe(light);
  });
});

test('a choice in one tab applies to the others', {tag: '@browser'}, async ({page, context}) => {
  await page.goto(pageKinds.guide);
  const other = await context.newPage();
  await other.goto(pageKinds.restOperation);
  await expect(getHtml(other)).toHaveAttribute('data-shell', 'ready');
  await getSwitch(page).click();
  await expect(getHtml(other)).toHaveAttribute('data-theme', 'dark');
});

declare global {
  interface Window {
    /** Color modes of the page since there was something to paint. */
    paintedThemes: (string | undefined)[];
  }
}
