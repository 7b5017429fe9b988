/** One page of each kind on this site: it loads without errors, is accessible, and fits a phone. */
import {switchToDarkMode, findViolations} from '../axe';
import {waitForShell, expect} from '../pages';
import {kinds, readOwnPages, findPage, test} from './pages';

test('the sitemap has the home page and guides', () => {
  expect(readOwnPages().filter(({kind, route}) => route === '/' || kind === 'guide').length).toBeGreaterThan(1);
});

for (const kind of kinds) {
  test(`${kind} loads without errors, has no violations, and fits a phone`, async ({page}) => {
    const path = findPage(kind);
    await page.setViewportSize({width: 1440, height: 900});
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await waitForShell(page);
    await expect(page.locator('h1')).toHaveCount(1);
    expect.soft(await findViolations(page, 'light'), `${path}, light, 1440 px`).toEqual([]);
    await switchToDarkMode(page);
    await page.setViewportSize({width: 390, height: 900});
    expect.soft(await findViolations(page, 'dark'), `${path}, dark, 390 px`).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(overflow, `${path}, overflow on a phone`).toBeLessThanOrEqual(0);
  });
}
