/** The search modal, without a hosted service. */
import {createAxe} from './axe';
import {searchInModal, isSearchRequest, openModal, getSearchModal} from './searchModal';
import {waitForFiles, expect, test} from './pages';
import {brand} from './site';

/** Maximum length of a query in DocSearch. */
const MAX_QUERY_LENGTH = 64;

test.describe('no file of search', () => {
  for (const path of ['/', '/getting-started/', '/apis/rest/payments-create/']) {
    test(
      `is loaded with ${path} before a reader is about to search`,
      {tag: path === '/getting-started/' ? [] : '@browser'},
      async ({page}) => {
        const requestedUrls: string[] = [];
        page.on('request', (request) => requestedUrls.push(request.url()));
        await page.goto(path);
        await waitForFiles(page);
        expect(requestedUrls.filter(isSearchRequest)).toEqual([]);
        const scripts = requestedUrls.filter((url) => url.endsWith('.js'));
        const texts = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()));
        expect(texts.filter((text) => /DocSearch-Modal|arrived before its names|algolia\.net/.test(text))).toEqual([]);
      },
    );
  }
});

for (const [trigger, perform] of [
  ['hover', (button) => button.hover()],
  ['focus', (button) => button.focus()],
  ['touch', (button) => button.dispatchEvent('touchstart')],
] as const satisfies [string, (button: ReturnType<typeof getSearchModal>['button']) => Promise<void>][]) {
  test(`${trigger} preloads the modal and doesn't open it`, {tag: '@browser'}, async ({page}) => {
    await page.goto('/getting-started/');
    await waitForFiles(page);
    const requestedUrls: string[] = [];
    page.on('request', (request) => requestedUrls.push(request.url()));
    const {button, dialog} = getSearchModal(page);
    await perform(button);
    await expect.poll(() => requestedUrls.filter(isSearchRequest).length).toBeGreaterThan(7);
    await waitForFiles(page);
    await expect(dialog).toHaveCount(0);
    const count = requestedUrls.length;
    await button.click();
    await expect(dialog).toBeVisible();
    expect(requestedUrls.slice(count)).toEqual([]);
  });
}

test('results are grouped by area, with the best of each in view and the breadcrumb of their page', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  const modal = await openModal(page);
  await searchInModal(page, modal, 'refund');
  const groups = await modal.dialog.locator('.DocSearch-Hit-source').allTextContents();
  expect(groups).toContain('REST API');
  expect(groups).toContain('GraphQL API');
  for (const area of await modal.dialog.locator('.DocSearch-Hits').all()) {
    await expect(area.locator('.DocSearch-Hit').first()).toBeInViewport({ratio: 0.9});
  }
  const first = modal.dialog.locator('.DocSearch-Hit:has(a[href^="/apis/rest/payments-refund/"])').first();
  await expect(first.locator('.search-breadcrumb')).toHaveText('Payments');
  await expect(first.locator('mark').first()).toHaveText('Refund');
});

test('the number of results depends only on the query, and is the same on the search page', async ({page}) => {
  const modal = await openModal(page);
  const footer = modal.dialog.locator('.DocSearch-HitsFooter a');
  let first = '';
  // While texts are loading, a query finds more each time.
  await expect(async () => {
    await searchInModal(page, modal, 'bizum');
    first = (await footer.textContent()) ?? '';
    for (const query of ['bizu', 'biz', 'bizum validate', 'bizum']) await searchInModal(page, modal, query);
    await expect(footer).toHaveText(first, {timeout: 1000});
  }).toPass();
  const count = /\d+/.exec(first)?.[0];
  await footer.click();
  await expect(page).toHaveURL(/\/search\/\?q=bizum$/);
  await expect(page.getByRole('status').filter({hasText: 'found'})).toHaveText(`${count} results found`);
  await expect(modal.dialog).toHaveCount(0);
});

test('a hit links to its page and section, from a guide and from a reference page', async ({page}) => {
  const modal = await openModal(page);
  await searchInModal(page, modal, 'lastRefundReason');
  await modal.hits.filter({hasText: 'CreatePaymentInput'}).or(modal.hits).first().click();
  await expect(page).toHaveURL(/\/apis\//);
  await expect(modal.dialog).toHaveCount(0);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();

  const referenceModal = await openModal(page, '/apis/rest/schemas/payment/');
  const links = await searchInModal(page, referenceModal, 'payment cancelUrl');
  expect(links.length).toBeGreaterThan(0);
  await searchInModal(page, referenceModal, 'verify signatures');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/guides/verify-signature/');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Verify signatures');
});

test('a hit links to another section of the same page', async ({page}) => {
  const modal = await openModal(page, '/apis/graphql/types/enums/payment-status/');
  await searchInModal(page, modal, 'PARTIALLY_REFUNDED');
  await modal.dialog.locator('a[href="/apis/graphql/types/enums/payment-status/#partially-refunded"]').click();
  await expect(modal.dialog).toHaveCount(0);
  await expect(page).toHaveURL(/#partially-refunded$/);
  await expect(page.locator('#partially-refunded')).toBeInViewport();
});

test('screen readers get groups, hits, and the selected hit', async ({page}) => {
  const modal = await openModal(page);
  await searchInModal(page, modal, 'refund');
  const items = modal.dialog.getByRole('tree', {name: 'REST API'}).getByRole('treeitem');
  await expect(items.first().getByRole('link')).toHaveAttribute('href', '/apis/rest/payments-refund/');
  await expect(modal.dialog.getByRole('option')).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  const selected = modal.dialog.getByRole('treeitem', {selected: true});
  await expect(selected).toHaveCount(1);
  // The order of hits changes while texts arrive.
  await expect(async () => {
    await expect(modal.field).toHaveAttribute('aria-activedescendant', (await selected.getAttribute('id')) ?? '', {
      timeout: 500,
    });
  }).toPass({timeout: 10_000});
});

test('names are found before the texts have loaded', async ({page}) => {
  const heldRequests: (() => void)[] = [];
  await page.route(/assets\/search\/texts/, (route) => void heldRequests.push(() => void route.continue()));
  await page.goto('/getting-started/');
  await waitForFiles(page);
  const modal = getSearchModal(page);
  const {dialog, field, hits} = modal;
  await page.keyboard.press('/');
  await field.fill('bizum');
  await expect(hits.first()).toHaveAttribute('href', '/payment-methods/bizum/');
  const footer = dialog.locator('.DocSearch-HitsFooter a');
  const before = await footer.textContent();
  heldRequests.forEach((release) => release());
  await expect(footer).not.toHaveText(before ?? '');
});

test('recent searches and favorites are kept and can be removed', async ({page}) => {
  const modal = await openModal(page);
  await searchInModal(page, modal, 'verify signatures');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/guides/verify-signature/');

  const later = await openModal(page, '/testing/');
  const row = later.dialog.locator('.DocSearch-Hit', {hasText: 'Verify signatures'});
  await expect(row).toHaveCount(1);
  await expect(later.dialog.locator('.DocSearch-Hit-source').first()).toHaveText('Recent');
  await row.getByTitle('Save this search').click();
  await expect(later.dialog.locator('.DocSearch-Hit-source')).toHaveText(['Favorites']);
  await row.getByTitle('Remove this search from favorites').click();
  await expect(row).toHaveCount(0);
  await expect(later.dialog.getByText('No recent searches')).toBeVisible();
});

test('a query without hits is reported, with a link to support', async ({page}) => {
  const {dialog, field} = await openModal(page);
  await field.fill('xyzzy<qwzkj>');
  await expect(dialog.locator('.DocSearch-Title')).toHaveText('No results found for "xyzzy<qwzkj>"');
  await expect(dialog.getByText('Believe this query should return results?')).toBeVisible();
  await expect(dialog.getByRole('link', {name: 'Let us know.'})).toHaveAttribute(
    'href',
    `${brand.urls.support}/?query=xyzzy%3Cqwzkj%3E`,
  );
});

test('the modal, its hits, and its screens are accessible', async ({page}) => {
  for (const mode of ['light', 'dark']) {
    const modal = await openModal(page);
    await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), mode);
    const check = async (): Promise<void> => {
      const {violations} = await createAxe(page).include('[data-search-modal]').analyze();
      expect(violations.map(({id, nodes}) => `${mode} ${id}: ${nodes[0]?.html}`)).toEqual([]);
    };
    await check();
    await searchInModal(page, modal, 'refund');
    await check();
    await modal.field.fill('xyzzyqwerty');
    await expect(modal.dialog.getByText('No results found')).toBeVisible();
    await check();
    await searchInModal(page, modal, 'refund');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/refunds/');
    const later = await openModal(page);
    await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), mode);
    for (const list of ['Recent', 'Favorites']) {
      await expect(later.dialog.getByRole('tree', {name: list}).getByRole('treeitem')).toHaveCount(1);
      await check();
      if (list === 'Recent') await later.dialog.getByTitle('Save this search').click();
    }
    await page.evaluate(() => localStorage.clear());
  }
});

test('fills the screen of a phone', {tag: '@browser'}, async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await openModal(page);
  const box = await page.locator('.DocSearch-Modal').boundingBox();
  expect(box).toMatchObject({x: 0, y: 0, width: 390});
  expect(box?.height).toBeGreaterThan(780);
});

test('content of pages is rendered as text', async ({page}) => {
  const modal = await openModal(page);
  for (const query of [
    'Content-Type',
    'x'.repeat(10_000),
    '<script>alert(1)</script>',
    'Name/Version',
    'quotes "Bearer"',
    '🤑',
    'مدفوعات refund',
    "' OR 1=1 --",
  ]) {
    await modal.field.fill(query);
    await expect(modal.field).toHaveValue(query.slice(0, MAX_QUERY_LENGTH));
  }
  const injectedElements = modal.dialog.locator('.DocSearch-Dropdown :is(script, img, iframe, b, i)');
  await searchInModal(page, modal, 'user agent');
  await expect(injectedElements).toHaveCount(0);
});
