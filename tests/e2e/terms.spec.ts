/** Terms of the glossary in guides: their meaning on hover and focus, which can be left, entered and dismissed (WCAG 1.4.13). */
import type {Locator, Page} from '@playwright/test';
import {alive, expect, pageKinds, test} from './pages';

const PATH = '/disputes/';
const WIDTHS = [1440, 390];

/** The first term of a page, and its meaning. */
async function firstTerm(page: Page): Promise<{term: Locator; meaning: Locator}> {
  await page.goto(PATH);
  await alive(page);
  const term = page.locator('.term a').first();
  await term.scrollIntoViewIfNeeded();
  const id = await term.getAttribute('aria-describedby');
  return {term, meaning: page.locator(`[id="${id}"]`)};
}

for (const width of WIDTHS) {
  test.describe(`${width} px`, {tag: '@browser'}, () => {
    test.use({viewport: {width, height: 800}});

    test('the meaning of a term shows on hover, stays while the pointer is on it, and goes with it', async ({page}) => {
      const {term, meaning} = await firstTerm(page);
      await expect(meaning).toBeHidden();
      await term.hover();
      await expect(meaning).toBeVisible();
      await expect(meaning).toHaveRole('tooltip');
      await meaning.hover();
      await expect(meaning).toBeVisible();
      await page.mouse.move(0, 0);
      await expect(meaning).toBeHidden();
    });

    test('Escape hides the meaning of a term until the pointer comes back', async ({page}) => {
      const {term, meaning} = await firstTerm(page);
      await term.hover();
      await expect(meaning).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(meaning).toBeHidden();
      await page.mouse.move(0, 0);
      await term.hover();
      await expect(meaning).toBeVisible();
    });

    test('the meaning of a term shows on focus, and Escape hides it', async ({page}) => {
      const {term, meaning} = await firstTerm(page);
      await page.keyboard.press('Tab');
      await term.focus();
      await expect(meaning).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(meaning).toBeHidden();
      await expect(term).toBeFocused();
    });

    test('every meaning stays in the window, beside its term', async ({page}) => {
      await page.goto(PATH);
      await alive(page);
      const terms = await page.locator('.term a').all();
      expect(terms.length).toBeGreaterThan(2);
      expect(terms.length).toBeLessThanOrEqual(8);
      for (const term of terms) {
        await term.scrollIntoViewIfNeeded();
        await term.hover();
        const meaning = page.locator(`[id="${await term.getAttribute('aria-describedby')}"]`);
        await expect(meaning).toBeVisible();
        const [word, box] = [await term.boundingBox(), await meaning.boundingBox()];
        expect(box!.x).toBeGreaterThanOrEqual(0);
        expect(box!.x + box!.width).toBeLessThanOrEqual(width);
        const distance = Math.max(box!.y - word!.y - word!.height, word!.y - box!.y - box!.height);
        expect(distance).toBeLessThan(16);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  });
}

test('a term leads to the glossary, and screen readers hear its meaning', async ({page}) => {
  const {term, meaning} = await firstTerm(page);
  const text = await meaning.textContent();
  await expect(term).toHaveAccessibleDescription(text!);
  const name = await term.textContent();
  await term.click();
  await expect(page).toHaveURL(/\/glossary\/#/);
  const heading = page.locator(new URL(page.url()).hash);
  await expect(heading).toHaveText(new RegExp(name!.slice(0, 4), 'i'));
});

test('the glossary and the references explain no terms', async ({page}) => {
  for (const path of ['/glossary/', pageKinds.restOperation, pageKinds.graphqlType]) {
    await page.goto(path);
    await expect(page.locator('.term')).toHaveCount(0);
  }
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the meaning of a term shows all the same', {tag: '@browser'}, async ({page}) => {
    await page.goto(PATH);
    const term = page.locator('.term a').first();
    await term.hover();
    await expect(page.locator('.term [role=tooltip]').first()).toBeVisible();
  });
});
