/** URLs without a page. */
import {waitForFiles, waitForShell, expect, test} from './pages';
import {BUILD} from './site';

test.use({expectedErrors: /^status 404: |^console: Failed to load resource/});

const paths = [
  '/no/such/page/',
  '/category/no-such-category/',
  '/apis/rest/no-such-page/',
  '/apis/graphql/types/no-such-type/',
  '/apis/nowhere/',
  '/404.html',
];

/** Reads what the head of a document says about its URL. Runs in the page, on the received or the current document. */
const readHead = (source: Document) => ({
  title: source.title,
  robots: source.querySelector('meta[name=robots]')?.getAttribute('content'),
  links: [
    ...source.querySelectorAll('link[rel=canonical], link[rel=alternate][hreflang], meta[property="og:url"]'),
  ].map((tag) => tag.outerHTML),
});

for (const path of paths) {
  test(`${path} has its own title and no canonical URL`, {tag: path === paths[0] ? [] : '@browser'}, async ({page}) => {
    const html = await (await page.request.get(path)).text();
    const expected = {title: expect.stringMatching(/^Page not found \| ./), robots: 'noindex', links: []};
    await page.goto(path);
    // Parsed in a separate page, because the security policy of this one changes what is parsed.
    const reader = await page.context().newPage();
    const source = `new DOMParser().parseFromString(${JSON.stringify(html)}, 'text/html')`;
    expect(await reader.evaluate(`(${readHead.toString()})(${source})`)).toEqual(expected);
    await reader.close();
    await waitForShell(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
    expect(await page.evaluate(`(${readHead.toString()})(document)`)).toEqual(expected);
  });
}

for (const path of [
  '/GETTING-STARTED/',
  '/Getting-started/',
  '/SEARCH/',
  '/apis/REST/',
  '/apis/REST/payments-create/',
  '/apis/rest/Payments-Create/',
  '/getting-started//',
  '/integrations//pay-by-link/',
  '/apis//rest/',
]) {
  test(`${path} is not found, even after the page has loaded`, {tag: '@browser'}, async ({page}) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await waitForFiles(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
    await expect(page).toHaveTitle(/^Page not found/);
  });
}

// All of them get the same HTML.
for (const path of ['/no/such/page/', '/apis/rest/no-such-page/'])
  test(`at ${path}, no item of the navbar is active`, {tag: '@browser'}, async ({page}) => {
    await page.goto(path);
    await waitForShell(page);
    await expect(
      page.locator(
        '.navbar__items--right > .navbar__link--active, .navbar__items--right > .dropdown > .navbar__link--active',
      ),
    ).toHaveCount(0);
  });

test('the next page has its own canonical URL again', async ({page}) => {
  await page.goto('/no/such/page/');
  await waitForShell(page);
  await page.getByRole('main').locator('a[href="/getting-started/"]').click();
  await expect(page).toHaveURL('/getting-started/');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/getting-started\/$/);
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
});

test('a path that cannot be decoded gets a working not-found page', {tag: '@browser'}, async ({page}) => {
  await page.route(/\/%E0$/, (route) => route.fulfill({status: 404, path: `${BUILD}/404.html`}));
  await page.goto('/%E0');
  await waitForShell(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  await page.getByRole('main').locator('a[href="/getting-started/"]').click();
  await expect(page).toHaveURL('/getting-started/');
});
