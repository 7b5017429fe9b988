/** The search page and the not-found page, without a hosted service. */
import {waitForFiles, waitForShell, expect, test} from './pages';
import {brand} from './site';

const FIELD_LABEL = 'Search the documentation';

for (const [query, path] of [
  ['create a payment', '/apis/rest/payments-create/'],
  ['createPayment', '/apis/graphql/operations/mutations/create-payment/'],
  ['bizum', '/payment-methods/bizum/'],
  ['prebuilt', '/integrations/use-prebuilt-payment-page/'],
] as const) {
  test(`a URL with "${query}" shows ${path}`, {tag: query === 'bizum' ? [] : '@browser'}, async ({page}) => {
    await page.goto(`/search/?q=${encodeURIComponent(query)}`);
    await expect(page.getByLabel(FIELD_LABEL)).toHaveValue(query);
    await expect(page.locator('main ol a').first()).toHaveAttribute('href', path);
  });
}

test('the URL follows the query; Back and Forward restore queries', async ({page}) => {
  await page.goto('/search/');
  await waitForFiles(page);
  const count = page.getByRole('status').filter({hasText: 'found'});
  await page.getByLabel(FIELD_LABEL).fill('refund');
  await expect(page).toHaveURL(/\/search\/\?q=refund$/);
  await expect(count).toHaveText(/\d+ results found/);
  await page.getByLabel(FIELD_LABEL).fill('bizum');
  await expect(page).toHaveURL(/\/search\/\?q=bizum$/);
  await page.goBack();
  await expect(page.getByLabel(FIELD_LABEL)).toHaveValue('refund');
  await expect(page.locator('main ol a').first()).toHaveAttribute('href', '/refunds/');
  await page.goForward();
  await expect(page.getByLabel(FIELD_LABEL)).toHaveValue('bizum');
  await expect(page.locator('main ol a').first()).toHaveAttribute('href', '/payment-methods/bizum/');
});

test(
  'the field keeps the focus and the typed text, even if a query follows one that was unchanged for a while',
  {tag: '@browser'},
  async ({page}) => {
    await page.goto('/search/?q=refund');
    const input = page.getByLabel(FIELD_LABEL);
    await expect(page.getByRole('status').filter({hasText: 'found'})).toHaveText(/\d+ results found/);
    await page.waitForTimeout(1200); // A query that hasn't changed for a second gets a history entry.
    await input.press('End');
    await page.keyboard.type(' part', {delay: 30});
    await expect(input).toHaveValue('refund part');
    await expect(input).toBeFocused();
    await expect(page).toHaveURL(/\/search\/\?q=refund\+part$/);
    await page.goBack();
    await expect(input).toHaveValue('refund');
  },
);

test('results can be limited to an area, and extended', async ({page}) => {
  await page.goto('/search/?q=payment');
  await waitForShell(page);
  const hits = page.locator('main ol > li');
  await expect(hits).toHaveCount(20);
  await page.getByLabel('GraphQL API').check();
  await expect(page).toHaveURL(/q=payment&area=graphql$/);
  await expect(page.locator('.search-page__trail').filter({hasNotText: /^GraphQL API/})).toHaveCount(0);
  await expect(hits).toHaveCount(20);
  await page.getByRole('button', {name: 'Show more results'}).click();
  await expect(hits).toHaveCount(40);
  await page.goto('/search/?q=payment&area=rest');
  await expect(page.getByLabel('REST API')).toBeChecked();
  await expect(page.locator('.search-page__trail').filter({hasNotText: /^REST API/})).toHaveCount(0);
});

test('an empty query finds nothing and reports nothing', {tag: '@browser'}, async ({page}) => {
  await page.goto('/search/?q=');
  await waitForFiles(page);
  await expect(page.getByLabel(FIELD_LABEL)).toBeFocused();
  await expect(page.locator('main ol')).toHaveCount(0);
  await expect(page.getByText('No results')).toHaveCount(0);
});

for (const query of [
  '<script>alert(1)</script>',
  '"\'`',
  '🤑',
  'مدفوعات',
  'x'.repeat(10_000),
  '%E0%A4%A',
  'a\u0000b',
]) {
  test(`accepts ${query.slice(0, 30)}`, {tag: '@browser'}, async ({page}) => {
    await page.goto(`/search/?q=${encodeURIComponent(query)}`);
    const title = page.locator('.search-page__message').or(page.getByRole('status').filter({hasText: 'found'}));
    await expect(title).toBeVisible();
    await expect(page.locator('main script')).toHaveCount(0);
    const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(width).toBeLessThanOrEqual(0);
  });
}

test('a query without hits is reported, with a link to support', async ({page}) => {
  await page.goto('/search/?q=xyzzyqwerty');
  await expect(page.getByText('No results found for “xyzzyqwerty”')).toBeVisible();
  await expect(page.getByText('Believe this query should return results?')).toBeVisible();
  await expect(page.getByRole('link', {name: 'Let us know.'})).toHaveAttribute(
    'href',
    `${brand.urls.support}/?query=xyzzyqwerty`,
  );
});

test.describe('an index that cannot be loaded', () => {
  test.use({expectedErrors: /assets\/search\/names|Failed to load resource/});

  test('is reported until it can', {tag: '@browser'}, async ({page}) => {
    await page.route(/assets\/search\/names/, (route) => route.abort('failed'));
    await page.goto('/search/?q=refund');
    await expect(page.getByRole('alert')).toContainText('Unable to fetch results');
    await expect(page.getByRole('alert')).toContainText('You might want to check your network connection.');
    await page.unroute(/assets\/search\/names/);
    await page.getByLabel(FIELD_LABEL).fill('refunds');
    await expect(page.locator('main ol a').first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test('an index that hangs is reported within 10 s, and Retry finds results', {tag: '@browser'}, async ({page}) => {
  let hangs = true;
  await page.route(/assets\/search\/(?:names|texts)/, (route) => (hangs ? undefined : route.continue()));
  await page.goto('/search/?q=refund');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Unable to fetch results', {timeout: 10_000});
  await expect(page.getByText('Searching…')).toHaveCount(0);
  hangs = false;
  await alert.getByRole('button', {name: 'Retry'}).click();
  await expect(page.locator('main ol a').first()).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test.describe('a URL without a page', {tag: '@browser'}, () => {
  test.use({expectedErrors: /404/});

  for (const [missingPath, path] of [
    ['/apis/rest/payment-create/', '/apis/rest/payments-create/'],
    ['/getting-startd/', '/getting-started/'],
    ['/docs/payment-methods/bizum.html', '/payment-methods/bizum/'],
    ['/apis/graphql/mutations/create-payment/', '/apis/graphql/operations/mutations/create-payment/'],
  ] as const) {
    test(`${missingPath} suggests ${path}`, async ({page}) => {
      await page.goto(missingPath);
      const suggested = page.getByRole('navigation', {name: 'Were you looking for one of these?'}).getByRole('link');
      await expect(suggested.first()).toHaveAttribute('href', path);
      await suggested.first().click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Page not found');
    });
  }

  test('suggests nothing without a close match, and has other links', async ({page}) => {
    await page.goto('/qqqqqqq/zzzzz/');
    await waitForFiles(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
    await expect(page.getByText('Were you looking for')).toBeHidden();
    const alternatives = page.getByRole('main').getByRole('link');
    expect(await alternatives.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
      '/search/',
      '/getting-started/',
      '/',
    ]);
  });
});

test.describe('where styles are missing', () => {
  test.use({expectedErrors: /\.css|Failed to load resource/});

  test('the page does not say that it needs JavaScript', {tag: '@browser'}, async ({page}) => {
    await page.route(/\.css$/, (route) => route.abort());
    await page.goto('/search/?q=refund');
    await expect(page.locator('main ol a').first()).toHaveAttribute('href', '/refunds/');
    await expect(page.getByText('Search needs JavaScript')).toHaveCount(0);
  });
});
