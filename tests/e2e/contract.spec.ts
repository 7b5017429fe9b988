/** Content of guides from specifications, test data, and announced changes. */
import {waitForShell, expect, test} from './pages';
import {testData} from './site';

test('test data is in a table with numbers that are copied without spaces', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/testing/');
  await waitForShell(page);
  const [card] = testData.cards;
  const row = page.getByRole('row').filter({hasText: (card?.number ?? '').replace(/(.{4})(?=.)/g, '$1 ')});
  await expect(row).toContainText(card?.outcome.statusCode ?? '');
  await row.getByRole('button', {name: /^Copy the card number/}).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(card?.number);
});

test('the changelog lists the first release, filters by API, and links to its feed', async ({page, request}) => {
  await page.goto('/changelog/');
  await expect(page.getByRole('heading', {level: 2, name: 'First release'})).toBeVisible();
  await expect(page.getByText('January 1, 2026')).toBeVisible();
  const changes = page.getByRole('main').locator('[data-api]');
  const count = await changes.count();
  await page.getByRole('radio', {name: 'GraphQL'}).check();
  await expect(changes.filter({hasText: 'REST'}).filter({visible: true})).toHaveCount(0);
  await expect(page.getByRole('main').locator('[data-api="GraphQL"]:visible')).not.toHaveCount(0);
  await page.getByRole('group', {name: 'API'}).getByRole('radio', {name: 'All'}).check();
  await expect(changes.filter({visible: true})).toHaveCount(count);
  const feed = await page.locator('link[type="application/rss+xml"]').getAttribute('href');
  expect(feed).toBe('/changelog/rss.xml');
  const response = await request.get(feed ?? '');
  expect(response.ok()).toBe(true);
  expect(await response.text()).toContain('<title><![CDATA[First release]]></title>');
});
