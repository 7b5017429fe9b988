/** Search when something is missing: storage, files, or the network. */
import {translateTexts} from './faults/causes';
import {searchInModal, openModal, getSearchModal} from './searchModal';
import {waitForFiles, waitForShell, expect, test} from './pages';

test.describe('storage', () => {
  const cases: [string, () => void][] = [
    [
      'that is full',
      () => {
        const {setItem} = Storage.prototype;
        Storage.prototype.setItem = function (key: string, value: string) {
          if (value.length > 10) throw new DOMException('full', 'QuotaExceededError');
          setItem.call(this, key, value);
        };
      },
    ],
    ...[
      '{',
      '"text"',
      '[null]',
      '[{"objectID":1}]',
      `[{"objectID":"a","type":"lvl1","url":"javascript:alert(1)"}]`,
      '[{"objectID":"a","type":"lvl1","url":"/","hierarchy":{"lvl1":"a"},"breadcrumb":"ab"}]',
    ].map((text): [string, () => void] => [
      `that contains ${text}`,
      new Function(
        `for (const key of ['RECENT', 'FAVORITE']) localStorage.setItem('__DOCSEARCH_' + key + '_SEARCHES__docs', ${JSON.stringify(text)})`,
      ) as () => void,
    ]),
  ];
  for (const [name, breakStorage] of cases) {
    test(`${name} does not break search`, {tag: '@faults'}, async ({page}) => {
      await page.addInitScript(breakStorage);
      const modal = await openModal(page);
      await searchInModal(page, modal, 'verify signatures');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/guides/verify-signature/');
      await expect(modal.dialog).toHaveCount(0);
    });
  }
});

test.describe('storage that cannot be read', () => {
  test.use({expectedErrors: /^console: Docusaurus storage error/});

  test('does not break search', {tag: '@faults'}, async ({page}) => {
    await page.addInitScript(() => {
      Storage.prototype.getItem = () => {
        throw new DOMException('denied', 'SecurityError');
      };
    });
    const modal = await openModal(page);
    expect(await searchInModal(page, modal, 'bizum')).toContain('/payment-methods/bizum/');
  });
});

test('malicious content of storage runs no code, and links to no other site', async ({page}) => {
  const maliciousHtml = '<img src=x onerror="window.ran=1">';
  const levels = {lvl0: 'Guides', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
  const storedHit = {type: 'lvl1', url: '/testing/', hierarchy: {...levels, lvl1: 'Testing'}, content: null};
  const list = [
    {...storedHit, objectID: 'a', _snippetResult: {hierarchy: {lvl1: {value: maliciousHtml}}}},
    {...storedHit, objectID: 'b', url: '/\\evil.example/', hierarchy: {...levels, lvl1: 'Elsewhere'}},
    {...storedHit, objectID: 'c', hierarchy: {...levels, lvl1: maliciousHtml}},
  ];
  await page.addInitScript((text) => {
    for (const name of ['RECENT', 'FAVORITE']) localStorage.setItem(`__DOCSEARCH_${name}_SEARCHES__docs`, text);
  }, JSON.stringify(list));
  const {dialog} = await openModal(page);
  await expect(dialog.locator('.DocSearch-Hit-title')).toHaveText(['Testing', maliciousHtml, 'Testing', maliciousHtml]);
  await expect(dialog.locator('.DocSearch-Hits img')).toHaveCount(0);
  for (const link of await dialog.locator('.search-hit a').all())
    expect(await link.getAttribute('href')).toBe('/testing/');
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});

test.describe('a modal that crashes', () => {
  test.use({expectedErrors: /^console: |^page: /});

  test('reports it, and keeps the page and two alternatives', {tag: '@faults'}, async ({page}) => {
    await page.addInitScript(() => {
      const {getItem} = Storage.prototype;
      let reads = 0;
      Storage.prototype.getItem = function (key: string) {
        // The site reads first, to clean up what DocSearch then reads.
        if (key.startsWith('__DOCSEARCH_FAVORITE') && !window.isFixed && (reads += 1) % 2 === 0)
          throw new Error('The modal is broken.');
        return getItem.call(this, key);
      };
    });
    await page.goto('/getting-started/');
    await waitForShell(page);
    const {button, field} = getSearchModal(page);
    await button.click();
    const alert = page.getByRole('alert').filter({hasText: 'Search stopped working.'});
    await expect(alert).toBeVisible();
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.getByText('This page crashed.')).toHaveCount(0);
    await expect(alert.getByRole('link', {name: 'Search page'})).toHaveAttribute('href', /^\/search\//);
    await page.keyboard.press('Escape');
    await expect(alert).toHaveCount(0);
    await button.click();
    await page.evaluate(() => (window.isFixed = true));
    await alert.getByRole('button', {name: 'Retry'}).click();
    await expect(field).toBeFocused();
    await expect(alert).toHaveCount(0);
  });
});

test(
  'a browser that translates each text as it appears does not break the search page',
  {tag: '@faults'},
  async ({page}) => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/assets\/search\/(?:names|texts)/, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/search/');
    await waitForShell(page);
    await page.evaluate(translateTexts);
    const field = page.getByRole('main').getByRole('searchbox');
    await field.fill('refund');
    await expect(page.getByRole('status').locator('font').getByText('Searching…').first()).toBeVisible();
    release();
    const count = page.getByRole('status').filter({hasText: 'found'});
    await expect(count).toHaveText(/^\d+ results found$/);
    const marks = page.locator('.search-page__results mark');
    // Results that remain, with other words marked, and then other results.
    for (const query of ['refund reason', 'refund', 'lastRefundReason']) {
      await field.fill(query);
      await expect(marks.filter({hasText: query.split(' ').at(-1)}).first()).toBeVisible();
    }
    await expect(page.getByText('This page crashed.')).toHaveCount(0);
  },
);

test.describe('a worker whose code is missing', () => {
  test.use({expectedErrors: /^console: |^status 404|^failed: .*\.gone\.js/});

  test('is not required', {tag: '@faults'}, async ({page}) => {
    await page.addInitScript(() => {
      window.Worker = class extends Worker {
        constructor(url: string | URL) {
          super(`${String(url)}.gone.js`);
        }
      };
    });
    const modal = await openModal(page);
    expect(await searchInModal(page, modal, 'bizum')).toContain('/payment-methods/bizum/');
  });
});

test.describe('an index that cannot be loaded', () => {
  test.use({expectedErrors: /assets\/search\/names|Failed to load resource/});

  test('is reported until it can', async ({page}) => {
    let isBroken = true;
    await page.route(/assets\/search\/names/, (route) => (isBroken ? route.abort('failed') : route.continue()));
    await page.goto('/getting-started/');
    await waitForShell(page);
    const {dialog, field, hits} = getSearchModal(page);
    await page.keyboard.press('/');
    await field.fill('refund');
    await expect(dialog.getByRole('alert')).toContainText('Unable to fetch results');
    await expect(dialog.getByRole('alert')).toContainText('You might want to check your network connection.');
    await expect(dialog.getByText('No results found')).toBeHidden();
    await field.fill('refunds');
    await expect(dialog.getByRole('alert')).toBeVisible();
    isBroken = false;
    await field.fill('refund');
    await expect(hits.first()).toBeVisible();
    await expect(dialog.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('an index that the host no longer has', () => {
  test.use({expectedErrors: /assets\/search\/names|Failed to load resource/});

  test('is reported without mentioning the network, with links to all pages', async ({page}) => {
    await page.route(/assets\/search\/names/, (route) => route.fulfill({status: 404}));
    await page.goto('/getting-started/');
    await waitForShell(page);
    const {dialog, field} = getSearchModal(page);
    await page.keyboard.press('/');
    await field.fill('refund');
    const alert = dialog.getByRole('alert');
    await expect(alert).toContainText('The server responded, but the search index');
    await expect(alert).not.toContainText('network');
    await expect(alert.getByRole('button', {name: 'Retry'})).toBeVisible();
    await expect(alert.getByRole('link', {name: 'Home page'})).toHaveAttribute('href', '/');
    await expect(alert.getByRole('link', {name: 'REST API'})).toHaveAttribute('href', '/apis/rest/');
    await page.goto('/search/?q=refund');
    await expect(page.getByRole('alert').getByRole('link', {name: 'GraphQL API'})).toBeVisible();
  });
});

test.describe('a style sheet that cannot be loaded', () => {
  test.use({expectedErrors: /assets\/search\/modal|Failed to load resource/});

  test('is reported, and loaded again', {tag: '@faults'}, async ({page}) => {
    await page.goto('/getting-started/');
    await waitForFiles(page);
    await page.route(/assets\/search\/modal/, (route) => route.abort('failed'));
    const {button, field} = getSearchModal(page);
    await button.click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('The search style sheet didn’t load.');
    await expect(alert).not.toContainText('network');
    await expect(alert.getByRole('link', {name: 'Search page'})).toHaveAttribute('href', /^\/search\//);
    await page.unroute(/assets\/search\/modal/);
    await button.click();
    await expect(field).toBeFocused();
  });
});

test('works offline once it is loaded', {tag: '@faults'}, async ({page, context}) => {
  const modal = await openModal(page);
  await searchInModal(page, modal, 'refund');
  await context.setOffline(true);
  const links = await searchInModal(page, modal, 'bizum');
  expect(links[0]).toBe('/payment-methods/bizum/');
  await context.setOffline(false);
});

test('search works in a browser that creates no workers', {tag: '@faults'}, async ({page}) => {
  await page.addInitScript(() => {
    window.Worker = class {
      constructor() {
        throw new DOMException('denied', 'SecurityError');
      }
    } as unknown as typeof Worker;
  });
  const modal = await openModal(page);
  expect(await searchInModal(page, modal, 'bizum')).toContain('/payment-methods/bizum/');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('nothing offers to search, and the search page explains why', {tag: '@faults'}, async ({page}) => {
    for (const path of ['/getting-started/', '/']) {
      await page.goto(path);
      await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
      await expect(getSearchModal(page).button).toBeHidden();
    }
    await expect(page.getByRole('link', {name: 'Search guides'})).toBeHidden();
    await page.goto('/search/');
    await expect(page.locator('noscript p').first()).toHaveText(/^Search needs JavaScript/);
    await expect(page.getByRole('searchbox')).toBeHidden();
    const lists = page.getByRole('main').getByRole('navigation');
    for (const name of ['Home page', 'REST API', 'GraphQL API'])
      await expect(lists.getByRole('link', {name})).toBeVisible();
  });
});

declare global {
  interface Window {
    /** Whether the test no longer breaks the modal. */
    isFixed?: boolean;
  }
}
