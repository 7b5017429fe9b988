/** Glossary terms in guides: their definitions on hover and focus, which are hoverable, persistent, and dismissible (WCAG 1.4.13). */
import type {Locator, Page} from '@playwright/test';
import {waitForShell, expect, pageKinds, test} from './pages';

const PATH = '/disputes/';
const WIDTHS = [1440, 390];

/** Opens the page, and returns its first term and the definition. */
async function openFirstTerm(page: Page): Promise<{term: Locator; definition: Locator}> {
  await page.goto(PATH);
  await waitForShell(page);
  const term = page.locator('.term a').first();
  await term.scrollIntoViewIfNeeded();
  const id = await term.getAttribute('aria-describedby');
  return {term, definition: page.locator(`[id="${id}"]`)};
}

for (const width of WIDTHS) {
  test.describe(`${width} px`, {tag: '@browser'}, () => {
    test.use({viewport: {width, height: 800}});

    test('the definition of a term shows on hover, stays while the pointer is on it, and disappears with it', async ({
      page,
    }) => {
      const {term, definition} = await openFirstTerm(page);
      await expect(definition).toBeHidden();
      await term.hover();
      await expect(definition).toBeVisible();
      await expect(definition).toHaveRole('tooltip');
      await definition.hover();
      await expect(definition).toBeVisible();
      await page.mouse.move(0, 0);
      await expect(definition).toBeHidden();
    });

    test('Escape hides the definition of a term until the pointer comes back', async ({page}) => {
      const {term, definition} = await openFirstTerm(page);
      await term.hover();
      await expect(definition).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(definition).toBeHidden();
      await page.mouse.move(0, 0);
      await term.hover();
      await expect(definition).toBeVisible();
    });

    test('the definition of a term shows on focus, and Escape hides it', async ({page}) => {
      const {term, definition} = await openFirstTerm(page);
      await page.keyboard.press('Tab');
      await term.focus();
      await expect(definition).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(definition).toBeHidden();
      await expect(term).toBeFocused();
    });

    test('every definition stays in the viewport, next to its term', async ({page}) => {
      await page.goto(PATH);
      await waitForShell(page);
      const terms = await page.locator('.term a').all();
      expect(terms.length).toBeGreaterThan(2);
      expect(terms.length).toBeLessThanOrEqual(8);
      for (const term of terms) {
        await term.scrollIntoViewIfNeeded();
        await term.hover();
        const definition = page.locator(`[id="${await term.getAttribute('aria-describedby')}"]`);
        await expect(definition).toBeVisible();
        const [word, box] = [await term.boundingBox(), await definition.boundingBox()];
        expect(box!.x).toBeGreaterThanOrEqual(0);
        expect(box!.x + box!.width).toBeLessThanOrEqual(width);
        const distance = Math.max(box!.y - word!.y - word!.height, word!.y - box!.y - box!.height);
        expect(distance).toBeLessThan(16);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  });
}

test('a term links to the glossary, and screen readers get its definition', async ({page}) => {
  const {term, definition} = await openFirstTerm(page);
  const text = await definition.textContent();
  await expect(term).toHaveAccessibleDescription(text!);
  const name = await term.textContent();
  await term.click();
  await expect(page).toHaveURL(/\/glossary\/#/);
  const heading = page.locator(new URL(page.url()).hash);
  await expect(heading).toHaveText(new RegExp(name!.slice(0, 4), 'i'));
});

test('each letter of the glossary links to its heading', async ({page}) => {
  await page.goto('/glossary/');
  const letters = page.locator('.letters a');
  expect(await letters.count()).toBeGreaterThan(5);
  for (const letter of await letters.all()) {
    const url = await letter.getAttribute('href');
    await expect(page.locator(`h2[id="${url?.slice(1)}"]`)).toContainText((await letter.textContent())!);
  }
  await letters.last().click();
  await expect(page.getByRole('heading', {level: 2}).last()).toBeInViewport();
});

test('the filter of the glossary shows the terms that contain the text, and the letters above them', async ({page}) => {
  await page.goto('/glossary/');
  await waitForShell(page);
  const filter = page.getByRole('searchbox', {name: 'Filter terms'});
  const entries = page.locator('.entry:visible');
  const count = await entries.count();
  const [term = ''] = await page.locator('.entry h3').allTextContents();
  await filter.fill(term.toUpperCase());
  await expect(entries.first()).toContainText(term);
  await expect.poll(() => entries.count()).toBeLessThan(count);
  const headings = page.locator('.markdown h2:visible');
  expect(await headings.count()).toBeLessThanOrEqual(await entries.count());
  await expect(headings.first()).toHaveText(new RegExp(`^${term[0]}`));
  await filter.fill('no term has this');
  await expect(entries).toHaveCount(0);
  await expect(page.getByRole('status').filter({hasText: 'No term matches.'})).toBeVisible();
  await filter.fill('');
  await expect(entries).toHaveCount(count);
  for (const media of ['print', 'screen'] as const) {
    await page.emulateMedia({media});
    await expect(page.locator('[data-entry-filter]')).toBeVisible({visible: media === 'screen'});
  }
});

test('the glossary and the references define no terms', async ({page}) => {
  for (const path of ['/glossary/', pageKinds.restOperation, pageKinds.graphqlType]) {
    await page.goto(path);
    await expect(page.locator('.term')).toHaveCount(0);
  }
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the glossary has no filter', async ({page}) => {
    await page.goto('/glossary/');
    await expect(page.locator('.entry').first()).toBeVisible();
    await expect(page.locator('[data-entry-filter]')).toBeHidden();
  });

  test('the definition of a term still shows', {tag: '@browser'}, async ({page}) => {
    await page.goto(PATH);
    const term = page.locator('.term a').first();
    await term.hover();
    await expect(page.locator('.term [role=tooltip]').first()).toBeVisible();
  });
});
