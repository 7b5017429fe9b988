/** Addresses at which there is no page. */
import {alive, expect, test} from './pages';
import {BUILD} from './site';

test.use({expectedProblems: /^status 404: |^console: Failed to load resource/});

const addresses = [
  '/no/such/page/',
  '/category/no-such-category/',
  '/apis/rest/no-such-page/',
  '/apis/graphql/types/no-such-type/',
  '/apis/nowhere/',
  '/404.html',
];

/** What the page's head says of its address, by the document as it came or as it is. */
const facts = (source: Document) => ({
  title: source.title,
  robots: source.querySelector('meta[name=robots]')?.getAttribute('content'),
  links: [
    ...source.querySelectorAll('link[rel=canonical], link[rel=alternate][hreflang], meta[property="og:url"]'),
  ].map((tag) => tag.outerHTML),
});

for (const address of addresses) {
  test(
    `${address} has its own title and no other address`,
    {tag: address === addresses[0] ? [] : '@browser'},
    async ({page}) => {
      const html = await (await page.request.get(address)).text();
      const expected = {title: expect.stringMatching(/^Page not found \| ./), robots: 'noindex', links: []};
      await page.goto(address);
      // A page of its own reads it: the policy of this one changes what is parsed.
      const reader = await page.context().newPage();
      const source = `new DOMParser().parseFromString(${JSON.stringify(html)}, 'text/html')`;
      expect(await reader.evaluate(`(${facts.toString()})(${source})`)).toEqual(expected);
      await reader.close();
      await alive(page);
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
      expect(await page.evaluate(`(${facts.toString()})(document)`)).toEqual(expected);
    },
  );
}

for (const address of [
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
  test(`${address} is not found, and stays so`, {tag: '@browser'}, async ({page}) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await alive(page);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
    await expect(page).toHaveTitle(/^Page not found/);
  });
}

// The HTML is the same for all of them.
for (const address of ['/no/such/page/', '/apis/rest/no-such-page/'])
  test(`at ${address}, no item of the bar is marked`, {tag: '@browser'}, async ({page}) => {
    await page.goto(address);
    await alive(page);
    await expect(
      page.locator(
        '.navbar__items--right > .navbar__link--active, .navbar__items--right > .dropdown > .navbar__link--active',
      ),
    ).toHaveCount(0);
  });

test('the page that a reader goes to from there has its own address again', async ({page}) => {
  await page.goto('/no/such/page/');
  await alive(page);
  await page.getByRole('main').locator('a[href="/getting-started/"]').click();
  await expect(page).toHaveURL('/getting-started/');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/getting-started\/$/);
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
});

test(
  'a path that can not be decoded, where the host answers with the not-found page, leads to one that lives',
  {tag: '@browser'},
  async ({page}) => {
    await page.route(/\/%E0$/, (route) => route.fulfill({status: 404, path: `${BUILD}/404.html`}));
    await page.goto('/%E0');
    await alive(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
    await page.getByRole('main').locator('a[href="/getting-started/"]').click();
    await expect(page).toHaveURL('/getting-started/');
  },
);
