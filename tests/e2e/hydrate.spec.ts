/** A guide with `hydrate: true` loads Docusaurus' client, which includes the shell, and behaves as Docusaurus documents. */
import {waitForShell, expect, test} from './pages';

const GUIDE = '/guides/estimate-fees/';

test('a stateful component works on a page that hydrates, and so do all features of the shell', async ({page}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto(GUIDE);
  await waitForShell(page);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  expect(scripts.filter((script) => /\/main\./.test(script))).toHaveLength(1);
  expect(scripts.filter((script) => /\/shell\./.test(script))).toEqual([]);

  await page.getByLabel('Amount in cents').fill('1234');
  await expect(page.getByText('Fee: 13 cents')).toBeVisible();

  await page.locator('[data-color-modes]').first().click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Escape');
  await page.locator('h1').click();
  await page.keyboard.press('/');
  await page.keyboard.type('refund');
  await expect(page.locator('.DocSearch-Hit a').first()).toBeVisible();
  await page.keyboard.press('Escape');
});

test('links work from a page that hydrates to static pages and back', async ({page}) => {
  await page.goto(GUIDE);
  await waitForShell(page);
  await page.getByRole('main').getByRole('link', {name: 'Refund a payment'}).click();
  await expect(page).toHaveURL(/\/refunds\/$/);
  await waitForShell(page);
  await expect(page.locator('script[src*="/main."]')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(GUIDE);
  await page.getByLabel('Amount in cents').fill('100');
  await expect(page.getByText('Fee: 1 cents')).toBeVisible();
});
