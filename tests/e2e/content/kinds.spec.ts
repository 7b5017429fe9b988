/** One page of each kind that this site has: it loads without errors, everybody can read it, and it fits a phone. */
import {goDark, violations} from '../axe';
import {alive, expect} from '../pages';
import {kinds, ownPages, pageOfKind, test} from './pages';

test('the sitemap has the home page and guides', () => {
  expect(ownPages().filter(({kind, address}) => address === '/' || kind === 'guide').length).toBeGreaterThan(1);
});

for (const kind of kinds) {
  test(`${kind} loads without errors, has no violation, and nothing beside a phone`, async ({page}) => {
    const path = pageOfKind(kind);
    await page.setViewportSize({width: 1440, height: 900});
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await alive(page);
    await expect(page.locator('h1')).toHaveCount(1);
    expect.soft(await violations(page, 'light'), `${path}, light, 1440 px`).toEqual([]);
    await goDark(page);
    await page.setViewportSize({width: 390, height: 900});
    expect.soft(await violations(page, 'dark'), `${path}, dark, 390 px`).toEqual([]);
    const beside = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(beside, `${path}, what is beside a phone`).toBeLessThanOrEqual(0);
  });
}
