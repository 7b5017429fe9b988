/** Pages under the site's security policy: all of a page works, and nothing that is injected into it runs. */
import {waitForShell, expect, test} from './pages';
import {brand} from './site';

/** Removes the numbers and comments that React writes, and the choices of readers. */
const normalizeHtml = (html: string): string =>
  html.replace(/_[rR]_\w*?_/g, 'ID').replace(/<!--.*?-->| (?:tabindex|aria-selected)="[^"]*"/g, '');

test('a guide that a reader returns to has everything in its HTML', {tag: '@browser'}, async ({page}) => {
  for (const guide of [`/${brand.slug}-connect/`, '/accounting/odoo/', '/changelog/', '/payment-methods/overview/']) {
    await page.goto(guide);
    await waitForShell(page);
    const article = page.locator('article');
    const loaded = normalizeHtml(await article.innerHTML());
    await article.evaluate((element) => element.setAttribute('data-first', ''));
    await page.locator('.navbar a[href="/getting-started/"]').first().click();
    await expect(page.locator('h1')).toHaveText(/^Get/);
    await page.goBack();
    await expect(article).not.toHaveAttribute('data-first');
    await expect.poll(async () => normalizeHtml(await article.innerHTML())).toBe(loaded);
  }
});

test.describe('text injected into a page', () => {
  test.use({expectedErrors: /TrustedScriptURL|TrustedHTML/});

  test('creates no element', async ({page}) => {
    await page.goto('/getting-started/');
    await waitForShell(page);
    const assign = () => (document.createElement('div').innerHTML = '<img src="/img/logo.svg" onerror="x()">');
    await expect(page.evaluate(assign)).rejects.toThrow(/TrustedHTML/);
  });

  test('loads no script from another host', async ({page}) => {
    await page.goto('/getting-started/');
    await waitForShell(page);
    const assign = () => Object.assign(document.createElement('script'), {src: 'https://elsewhere.example/x.js'});
    await expect(page.evaluate(assign)).rejects.toThrow(/TrustedScriptURL/);
  });
});
