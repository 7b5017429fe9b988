/** Every kind of page: it loads without errors or third parties, hydrates, and has its furniture. */
import {expect, pageKinds, test} from './pages';

for (const [kind, path] of Object.entries(pageKinds)) {
  test(`${kind} loads, has one h1 and a description`, async ({page}) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('h1')).toHaveCount(1);
    expect(await page.locator('meta[name=description]').getAttribute('content')).toMatch(/\S{3}/);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  });

  test(`${kind} fits a phone without sideways scrolling`, async ({page}) => {
    await page.setViewportSize({width: 320, height: 700});
    await page.goto(path);
    const {scroll, client} = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      client: document.documentElement.clientWidth,
    }));
    expect(scroll).toBeLessThanOrEqual(client);
  });
}

test('a guide has breadcrumbs, a table of contents of levels 2 and 3, and an edit link', async ({page}) => {
  await page.goto('/integrations/use-prebuilt-payment-page/');
  await expect(page.getByRole('navigation', {name: 'Breadcrumbs'})).toContainText('Integrations');
  const targets = await page
    .locator('.table-of-contents__link')
    .evaluateAll((links) =>
      links.map((link) => document.querySelector(`[id="${link.getAttribute('href')?.slice(1)}"]`)?.tagName),
    );
  expect(targets.length).toBeGreaterThan(0);
  expect(targets.every((tag) => tag === 'H2' || tag === 'H3')).toBe(true);
  await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
    'href',
    /docs\/integrations\/use-prebuilt-payment-page\.md$/,
  );
});

test('the overview of payment methods has no sidebar', async ({page}) => {
  await page.goto('/payment-methods/overview/');
  await expect(page.locator('.theme-doc-sidebar-container')).toHaveCount(0);
  await page.goto('/payment-methods/card/');
  await expect(page.locator('.theme-doc-sidebar-container')).toHaveCount(1);
});

test('each area has a sidebar of its own', async ({page}) => {
  const sidebar = page.locator('.theme-doc-sidebar-container');
  await page.goto('/getting-started/');
  await expect(sidebar).toContainText('Payment methods');
  await page.goto('/apis/rest/');
  await expect(sidebar).toContainText('Schemas');
  await expect(sidebar).not.toContainText('Payment methods guide');
  await page.goto('/apis/graphql/');
  await expect(sidebar).toContainText('Mutations');
});

test('the footer has text and no links', async ({page}) => {
  await page.goto('/');
  await expect(page.locator('footer')).toContainText('payment institution based in Spain');
  await expect(page.locator('footer a')).toHaveCount(0);
});

test('the not-found page answers unknown paths', async ({browser, baseURL}) => {
  const context = await browser.newContext({baseURL});
  const page = await context.newPage();
  const response = await page.goto('/no/such/page/');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
  await context.close();
});
