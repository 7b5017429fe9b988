/** This site's own home page: what it does beside what pages of all kinds do. */
import {alive, expect} from '../pages';
import {test} from './pages';

test('headings can be read on paper', async ({page}) => {
  await page.emulateMedia({media: 'print'});
  await page.goto('/');
  // Browsers leave backgrounds out: white text would be gone.
  const colors = await page
    .locator(':is(h1, h2):visible')
    .evaluateAll((headings) => headings.map((heading) => getComputedStyle(heading).color));
  expect(colors.length).toBeGreaterThan(0);
  expect([...new Set(colors)]).toHaveLength(1);
});

test('its search is that of the navigation bar', {tag: '@browser'}, async ({page}) => {
  await page.goto('/');
  await alive(page);
  const link = page.getByRole('main').locator('a[href="/search/"]').first();
  test.skip((await link.count()) === 0, 'This home page has no link to search.');
  await link.click();
  await expect(page.getByRole('dialog', {name: 'Search'})).toBeVisible();
});
