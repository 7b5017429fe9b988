/** Search without an account. */
import {brand} from '../../src/brand';
import {expect, test} from './pages';

test('the shortcuts lead to the search field, but not while typing', async ({page}) => {
  await page.goto('/getting-started/');
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Control+k');
  const field = page.getByRole('searchbox');
  await expect(field).toBeFocused();
  await page.keyboard.type('a/b');
  await expect(field).toHaveValue('a/b');
  await page.goto('/getting-started/');
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
});

for (const [query, path] of [
  ['create a payment', '/apis/rest/payments-create/'],
  ['createPayment', '/apis/graphql/operations/mutations/create-payment/'],
  ['bizum', '/payment-methods/bizum/'],
  ['prebuilt', '/integrations/use-prebuilt-payment-page/'],
] as const) {
  test(`"${query}" finds ${path}`, async ({page}) => {
    await page.goto(`/search/?q=${encodeURIComponent(query)}`);
    await expect(page.getByRole('searchbox')).toHaveValue(query);
    await expect(page.locator(`main a[href="${path}"]`)).toBeVisible();
  });
}

test('a query without hits is told, with a way to ask', async ({page}) => {
  await page.goto('/search/?q=xyzzyqwerty');
  await expect(page.getByText('No results found for “xyzzyqwerty”')).toBeVisible();
  await expect(page.getByText('Believe this query should return results?')).toBeVisible();
  await expect(page.getByRole('link', {name: 'Let us know.'})).toHaveAttribute(
    'href',
    `${brand.urls.support}/?query=xyzzyqwerty`,
  );
});

test('the address follows the query', async ({page}) => {
  await page.goto('/search/');
  await page.getByRole('searchbox').fill('refund');
  await expect(page).toHaveURL(/\/search\/\?q=refund$/);
  await expect(page.getByRole('status').filter({hasText: 'found'})).toHaveText(/\d+ pages? found/);
});
