/** WCAG 2.2 AA, as far as axe can check it, on every kind of page in both color modes, at three widths. */
import type {Page} from '@playwright/test';
import {switchToDarkMode, THEMES, findViolations} from './axe';
import {waitForShell, expect, pageKinds, test} from './pages';

const WIDTHS = [1440, 820, 390];

/** Checks both color modes and all widths with one load of the page. */
async function expectNoViolations(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForShell(page);
  for (const theme of THEMES) {
    if (theme === 'dark') await switchToDarkMode(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({width, height: 900});
      expect.soft(await findViolations(page, theme), `${theme}, ${width} px`).toEqual([]);
    }
  }
}

for (const [kind, path] of Object.entries(pageKinds)) {
  test(`${kind} has no violations`, async ({page}) => {
    test.setTimeout(90_000);
    await expectNoViolations(page, path);
  });
}

test.describe('the not-found page', () => {
  test.use({expectedErrors: /^status 404|^console: .*status of 404/});

  test('has no violations', async ({page}) => {
    await expectNoViolations(page, '/no/such/page/');
  });
});

for (const theme of THEMES) {
  for (const path of [pageKinds.guide, pageKinds.graphqlType]) {
    test(`open menus on ${path} in ${theme} have no violations`, {tag: '@browser'}, async ({page}) => {
      await page.setViewportSize({width: 1440, height: 900});
      await page.goto(`${path}?docusaurus-theme=${theme}`);
      await waitForShell(page);
      await page.getByRole('button', {name: 'APIs'}).press('Enter');
      await expect(page.getByRole('link', {name: 'GraphQL API'}).first()).toBeVisible();
      expect(await findViolations(page, theme), 'dropdown').toEqual([]);

      await page.setViewportSize({width: 390, height: 900});
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      await expect(page.getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
      expect(await findViolations(page, theme), 'sidebar').toEqual([]);
      await page.getByRole('button', {name: /Back to main menu/}).click();
      expect(await findViolations(page, theme), 'main menu').toEqual([]);
    });
  }
}
