/** Names in inline code link to their definitions, and everything with a name on a reference page has a URL. */
import {expect, pageKinds, test} from './pages';
import type {Locator, Page} from '@playwright/test';

const CREATE = pageKinds.restOperation;
const REFUND = '/apis/rest/payments-refund/';
const MAX_NAMES = 50;

/** Returns the names in the content of a page that are links. */
const getNames = (page: Page): Locator => page.locator('article a[href^="/apis/"]:has(> code:only-child)');

/** Checks that the target of the URL is in view and marked: the element itself, or its row or summary. */
async function expectMarked(page: Page): Promise<void> {
  const target = page.locator(':target');
  await expect(target).toBeInViewport();
  const isMarked = await target.evaluate((element) =>
    [element, element.closest('tbody'), element.querySelector('summary')].some((each) => {
      const {backgroundImage, boxShadow} = each ? getComputedStyle(each) : {};
      return (backgroundImage ?? 'none') !== 'none' || (boxShadow ?? 'none') !== 'none';
    }),
  );
  expect(isMarked, `${page.url()} marks its target`).toBe(true);
}

test('names in a guide link to their definitions, which are marked', async ({page, request}) => {
  await page.goto(pageKinds.guide);
  const names = getNames(page);
  const links = await names.evaluateAll((all) =>
    all.map((link) => ({name: link.textContent, href: link.getAttribute('href') ?? ''})),
  );
  expect(links.length).toBeGreaterThan(10);
  for (const {name, href} of links.slice(0, MAX_NAMES)) {
    const html = await (await request.get(href)).text();
    const [, id] = href.split('#');
    expect(id === undefined || html.includes(`id="${id}"`), `${name} links to ${href}`).toBe(true);
    const words = (name.match(/[A-Za-z_]\w*/g) ?? []).filter((word) => !/^(?:GET|POST|PATCH|PUT|DELETE)$/.test(word));
    expect(
      words.some((word) => html.includes(word)),
      `${href} mentions ${name}`,
    ).toBe(true);
  }
  const field = names.and(page.locator('[href*="#"]')).first();
  await field.click();
  await expect(page).toHaveURL(/\/apis\/.+#/);
  await expectMarked(page);
});

for (const [kind, url] of [
  ['a value', `${CREATE}#body-currency-eur`],
  ['a value of a schema', '/apis/rest/schemas/payment-status/#pending'],
  ['a status', `${REFUND}#response-200`],
  ['a status of an error', `${REFUND}#response-422`],
  ['an error code', `${REFUND}#error-invalid-field`],
  ['a value of GraphQL', '/apis/graphql/types/enums/payment-status/#pending'],
] as const) {
  test(`the URL of ${kind} scrolls to it and marks it`, {tag: '@browser'}, async ({page}) => {
    await page.goto(url);
    await expectMarked(page);
  });
}

test('operations and types link to their equivalents in the other API, and back', async ({page}) => {
  await page.goto(CREATE);
  await page.getByText('GraphQL equivalent:').getByRole('link', {name: 'createPayment'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('createPayment');
  await page.getByText('REST equivalent:').getByRole('link', {name: 'payments_create'}).click();
  await expect(page).toHaveURL(CREATE);
  await page.goto('/apis/rest/schemas/payment-status/');
  await page.getByText('GraphQL equivalent:').getByRole('link', {name: 'PaymentStatus', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('PaymentStatus');
});

test('an operation links to the guides that use it', async ({page}) => {
  await page.goto(`${REFUND}#used-in-guides`);
  const guides = page.locator('#used-in-guides').getByRole('link');
  await expect(guides.nth(3)).toBeVisible();
  await guides.first().click();
  await expect(page.locator('article')).toContainText(/refund/i);
});
