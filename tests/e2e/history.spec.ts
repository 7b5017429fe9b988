/** History of both APIs: when parts were added, changed, or deprecated, and the changes of each release. */
import {expect, test} from './pages';

test('an operation, a field, and a type show when they were added or changed, and others show nothing', async ({
  page,
}) => {
  await page.goto('/apis/rest/payments-send-request/');
  await expect(page.locator('article')).toContainText('since 2026-05');
  await page.goto('/apis/rest/schemas/payment/');
  await expect(page.locator('dt[id="last-refund-reason"]')).toContainText('since 2026-09');
  await expect(page.locator('dt[id="currency"]')).not.toContainText(/since|changed/);
  await page.goto('/apis/rest/payments-create/');
  await expect(page.locator('dt[id="body-description"]')).toContainText('changed 2026-05');
  await page.goto('/apis/graphql/types/objects/charges-export/');
  await expect(page.locator('article')).toContainText('since 2026-05');
  await page.goto('/apis/graphql/operations/subscriptions/on-update-charges/');
  await expect(page.locator('article')).toContainText('deprecated 2026-09');
});

test(
  'the page of a release compares it with the previous one, both APIs side by side',
  {tag: '@browser'},
  async ({page}) => {
    await page.goto('/changelog/');
    await page.getByRole('link', {name: 'All differences'}).last().click();
    await expect(page).toHaveURL(/\/changelog\/2026-05-04\/$/);
    const [rest, graphql] = ['REST', 'GraphQL'].map((name) =>
      page.locator('section').filter({has: page.getByRole('heading', {name, exact: true})}),
    );
    const [left, right] = [await rest!.boundingBox(), await graphql!.boundingBox()];
    expect(left?.y).toBe(right?.y);
    await expect(graphql!.getByRole('link', {name: 'exportCharges', exact: true})).toBeVisible();
    await expect(rest!.getByRole('link', {name: 'Bizum'}).first()).toBeVisible();
    await rest!.getByRole('link', {name: 'payments_sendRequest'}).click();
    await expect(page).toHaveURL(/\/apis\/rest\/payments-send-request\/$/);
  },
);

test('one page lists all deprecations with sunset and successor', async ({page, request}) => {
  await page.goto('/changelog/deprecations/');
  const row = page.getByRole('row').filter({hasText: 'exportCharges'});
  await expect(row).toContainText('May 3, 2027');
  await expect(row.getByRole('link', {name: 'startExportCharges'})).toBeVisible();
  await expect(page.getByRole('row').filter({hasText: 'onUpdateChargesV2'})).toContainText('Not planned');
  const markdown = await request.get('/changelog/deprecations.md');
  expect(await markdown.text()).toContain('| May 4, 2026 | May 3, 2027 |');
});

test(
  'the sidebar, the feed, and llms.txt have the page of each release',
  {tag: '@browser'},
  async ({page, request}) => {
    await page.goto('/changelog/2026-09-07/');
    await expect(page.locator('nav.menu a[aria-current="page"]')).toHaveText('2026-09-07');
    expect(await (await request.get('/changelog/rss.xml')).text()).toContain('/changelog/2026-05-04/">All differences');
    expect(await (await request.get('/guides/llms.txt')).text()).toContain('API release of September 7, 2026');
  },
);
