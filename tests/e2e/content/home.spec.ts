/** This site's own home page: what it does in addition to what all kinds of page do. */
import {waitForShell, expect} from '../pages';
import {test} from './pages';

test('headings are readable in print', async ({page}) => {
  await page.emulateMedia({media: 'print'});
  await page.goto('/');
  // Browsers don't print backgrounds: white text would be invisible.
  const colors = await page
    .locator(':is(h1, h2):visible')
    .evaluateAll((headings) => headings.map((heading) => getComputedStyle(heading).color));
  expect(colors.length).toBeGreaterThan(0);
  expect([...new Set(colors)]).toHaveLength(1);
});

test('its search link opens the same modal as the navbar', {tag: '@browser'}, async ({page}) => {
  await page.goto('/');
  await waitForShell(page);
  const link = page.getByRole('main').locator('a[href="/search/"]').first();
  test.skip((await link.count()) === 0, 'This home page has no link to search.');
  await link.click();
  await expect(page.getByRole('dialog', {name: 'Search'})).toBeVisible();
});
