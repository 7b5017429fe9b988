/** What the site's security policy makes of a page: all of it works, and nothing that gets into it runs. */
import {alive, expect, test} from './pages';
import {brand} from './site';

/** As a page reads, apart from the numbers and comments that React writes, and what readers have chosen. */
const asRead = (html: string): string =>
  html.replace(/_[rR]_\w*?_/g, 'ID').replace(/<!--.*?-->| (?:tabindex|aria-selected)="[^"]*"/g, '');

test('a guide that a reader comes back to has everything that its HTML has', {tag: '@browser'}, async ({page}) => {
  for (const guide of [`/${brand.slug}-connect/`, '/accounting/odoo/', '/changelog/', '/payment-methods/overview/']) {
    await page.goto(guide);
    await alive(page);
    const article = page.locator('article');
    const loaded = asRead(await article.innerHTML());
    await article.evaluate((element) => element.setAttribute('data-first', ''));
    await page.locator('.navbar a[href="/getting-started/"]').first().click();
    await expect(page.locator('h1')).toHaveText('Getting started');
    await page.goBack();
    await expect(article).not.toHaveAttribute('data-first');
    await expect.poll(async () => asRead(await article.innerHTML())).toBe(loaded);
  }
});

test.describe('a text that got into a page', () => {
  test.use({expectedProblems: /TrustedScriptURL|TrustedHTML/});

  test('becomes no element', async ({page}) => {
    await page.goto('/getting-started/');
    await alive(page);
    const assign = () => (document.createElement('div').innerHTML = '<img src="/img/logo.svg" onerror="x()">');
    await expect(page.evaluate(assign)).rejects.toThrow(/TrustedHTML/);
  });

  test('loads no script from another host', async ({page}) => {
    await page.goto('/getting-started/');
    await alive(page);
    const assign = () => Object.assign(document.createElement('script'), {src: 'https://elsewhere.example/x.js'});
    await expect(page.evaluate(assign)).rejects.toThrow(/TrustedScriptURL/);
  });
});
