/** WCAG 2.2 AA, as far as a program can tell, on every kind of page in both color modes, at three widths. */
import type {Page} from '@playwright/test';
import {goDark, THEMES, violations} from './axe';
import {alive, expect, pageKinds, test} from './pages';

const WIDTHS = [1440, 820, 390];

/** One load of a page serves both modes and all widths. */
async function hasNoViolation(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await alive(page);
  for (const theme of THEMES) {
    if (theme === 'dark') await goDark(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({width, height: 900});
      expect.soft(await violations(page, theme), `${theme}, ${width} px`).toEqual([]);
    }
  }
}

for (const [kind, path] of Object.entries(pageKinds)) {
  test(`${kind} has no violation`, async ({page}) => {
    test.setTimeout(90_000);
    await hasNoViolation(page, path);
  });
}

test.describe('the not-found page', () => {
  test.use({expectedProblems: /^status 404|^console: .*status of 404/});

  test('has no violation', async ({page}) => {
    await hasNoViolation(page, '/no/such/page/');
  });
});

for (const theme of THEMES) {
  for (const path of [pageKinds.guide, pageKinds.graphqlType]) {
    test(`open menus on ${path} in ${theme} have no violation`, {tag: '@browser'}, async ({page}) => {
      await page.setViewportSize({width: 1440, height: 900});
      await page.goto(`${path}?docusaurus-theme=${theme}`);
      await alive(page);
      await page.getByRole('button', {name: 'APIs'}).press('Enter');
      await expect(page.getByRole('link', {name: 'GraphQL API'}).first()).toBeVisible();
      expect(await violations(page, theme), 'dropdown').toEqual([]);

      await page.setViewportSize({width: 390, height: 900});
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      await expect(page.getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
      expect(await violations(page, theme), 'sidebar').toEqual([]);
      await page.getByRole('button', {name: /Back to main menu/}).click();
      expect(await violations(page, theme), 'main menu').toEqual([]);
    });
  }
}
