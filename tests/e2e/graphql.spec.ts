/** The GraphQL reference in a browser: tabs, choices that apply everywhere, URLs, print, and no scripts. */
import {expect, pageKinds, test} from './pages';
import type {Page} from '@playwright/test';

const OPERATION = pageKinds.graphqlOperation;
const SUBSCRIPTION = pageKinds.graphqlLive;
const TYPE = pageKinds.graphqlType;

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-shell', 'ready');
}

test('an example has its operation, variables, and response in tabs', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, OPERATION);
  const panel = page.getByRole('tabpanel', {name: 'Response'});
  await expect(panel).toBeHidden();
  await page.getByRole('tab', {name: 'Response'}).click();
  await expect(panel).toContainText('"status": "PENDING"');
  await expect(page.getByRole('tabpanel', {name: 'Operation'})).toBeHidden();
  await page.getByRole('button', {name: 'Copy the example'}).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(Object.keys(JSON.parse(copied) as object)).toEqual(['data']);
});

test('a language applies to both references, and to subscriptions that support it', async ({page}) => {
  await open(page, OPERATION);
  await page.getByRole('tab', {name: 'PHP'}).click();
  await expect(page.getByRole('tabpanel', {name: 'PHP'})).toContainText("curl_init('");
  await open(page, pageKinds.restOperation);
  await expect(page.getByRole('tab', {name: 'PHP'})).toHaveAttribute('aria-selected', 'true');
  await open(page, SUBSCRIPTION);
  await expect(page.getByRole('tab', {name: 'WebSocket messages'})).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', {name: 'JavaScript'}).click();
  await expect(page.getByRole('tabpanel', {name: 'JavaScript'})).toContainText('graphql-ws');
});

test('a type has links in its definition, and to its usages', async ({page}) => {
  await open(page, TYPE);
  await page.getByText('Schema definition').click();
  await page.locator('pre').getByRole('link', {name: 'PaymentStatus'}).click();
  await expect(page).toHaveURL('/apis/graphql/types/enums/payment-status/');
  const usages = page.locator('#section-used-by ~ [data-rest]').first();
  await usages.getByRole('link', {name: 'status', exact: true}).first().click();
  await expect(page.locator(':target')).toContainText('status');
});

for (const media of ['print', 'no scripts'] as const) {
  test(
    `every part of the example and all fields are visible: ${media}`,
    {tag: '@browser'},
    async ({browser, baseURL}) => {
      const context = await browser.newContext({baseURL, javaScriptEnabled: media === 'print'});
      const page = await context.newPage();
      await page.goto(OPERATION);
      if (media === 'print') await page.emulateMedia({media: 'print'});
      for (const text of ['mutation CreatePayment', '"orderId": "ORDER-10042"', '"status": "PENDING"', 'curl_init(']) {
        await expect(page.locator('pre').filter({hasText: text}).first()).toBeVisible();
      }
      await expect(page.locator('dt', {hasText: 'livemode'})).toBeVisible();
      await context.close();
    },
  );
}
