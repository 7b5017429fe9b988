/** Pages of guides and references keep the server's HTML, and everything around them works as on any page. */
import type {Page} from '@playwright/test';
import {breakFiles} from './faults/causes';
import {waitForFiles, expect, pageKinds, getTags, test} from './pages';

const OPERATION = '/apis/rest/payments-create/';
const OBJECT = '/apis/graphql/types/objects/payment/';
const GUIDE = '/getting-started/';

const expectShellReady = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-shell', 'ready');
const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await expectShellReady(page);
};
const getScrollTop = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

/** Reads what a crawler reads in a page's head. */
const readHead = (page: Page, html?: string): Promise<string[]> =>
  page.evaluate((text) => {
    const source = text === undefined ? document : new DOMParser().parseFromString(text, 'text/html');
    const tags = [
      ...source.head.querySelectorAll('meta, link[rel=canonical], link[hreflang], script[type="application/ld+json"]'),
    ];
    const describeTag = (tag: Element): string =>
      [tag.localName, ...[...tag.attributes].map(({name, value}) => `${name}=${value}`).sort(), tag.textContent].join(
        ' ',
      );
    const {lang, dir, className} = source.documentElement;
    return [`${lang} ${dir} ${className.split(' ').sort().join(' ')}`, source.title, ...tags.map(describeTag).sort()];
  }, html);

for (const [kind, path] of Object.entries(pageKinds)) {
  test(`${kind} loads only the shell, which keeps the server's HTML and head`, {tag: getTags(kind)}, async ({page}) => {
    const html = await (await page.request.get(path)).text();
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    await open(page, path);
    await waitForFiles(page);
    expect(scripts).toEqual([expect.stringMatching(/^\/assets\/js\/shell\.\w+\.js$/)]);
    // Parsed in a separate page, because the security policy of this one forbids parsing HTML.
    const reader = await page.context().newPage();
    expect(await readHead(page)).toEqual(await readHead(reader, html));
    // Where scripts run, the content of `noscript` is a single text node.
    const sent = await reader.evaluate((text) => {
      const main = new DOMParser().parseFromString(text, 'text/html').querySelector('main');
      main?.querySelectorAll('noscript').forEach((part) => part.remove());
      return main?.textContent;
    }, html);
    await reader.close();
    const current = await page.locator('main').evaluate((main) => {
      const copy = main.cloneNode(true) as Element;
      copy.querySelectorAll('noscript').forEach((part) => part.remove());
      return copy.textContent;
    });
    expect(current).toBe(sent);
  });

  test(`${kind}: a reload shows the same page`, {tag: '@browser'}, async ({page}) => {
    await open(page, path);
    const before = await page.locator('main').innerText();
    await page.reload();
    await expectShellReady(page);
    expect(await page.locator('main').innerText()).toBe(before);
  });
}

test('links work from a guide to a reference, on to another page, and back to a guide', async ({page}) => {
  await open(page, GUIDE);
  await page.getByRole('button', {name: 'APIs'}).hover();
  await page.locator('.dropdown__menu').getByRole('link', {name: 'REST API'}).click();
  await expect(page).toHaveURL('/apis/rest/');
  await expect(page).toHaveTitle(/^REST API/);
  await expectShellReady(page);
  await expect(page.locator('.navbar__link--active', {hasText: 'APIs'})).toBeVisible();

  const sidebar = page.locator('.theme-doc-sidebar-container');
  await sidebar.getByRole('link', {name: 'Payments', exact: true}).click();
  await expect(page).toHaveURL('/apis/rest/payments/');
  await sidebar.getByRole('link', {name: 'Create a payment'}).click();
  await expect(page).toHaveURL(OPERATION);
  await expect(page).toHaveTitle(/^Create a payment/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${OPERATION}$`));
  await expectShellReady(page);

  await page.locator('.navbar').getByRole('link', {name: 'Documentation'}).click();
  await expect(page).toHaveURL(GUIDE);
  await expect(page).toHaveTitle(/^Get/);
  await expectShellReady(page);
  await expect(page.locator('article')).toHaveCount(1);
  await expect(sidebar).toContainText('Payment methods');
});

test('Back and Forward return to the page and its scroll position', async ({page}) => {
  await open(page, GUIDE);
  await page.evaluate(() => window.scrollTo({top: 500, behavior: 'instant'}));
  await page.evaluate(() => document.querySelector<HTMLElement>('.dropdown__link[href="/apis/rest/"]')?.click());
  await expect(page).toHaveURL('/apis/rest/');
  await expectShellReady(page);
  expect(await getScrollTop(page)).toBe(0);
  await page.goto(OBJECT);
  await expectShellReady(page);
  await page.evaluate(() => window.scrollTo({top: 700, behavior: 'instant'}));
  await page
    .locator('article a[href^="/apis/graphql/"]:not([data-popup] a)')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).not.toHaveURL(OBJECT);
  await expectShellReady(page);

  await page.goBack();
  await expect(page).toHaveURL(OBJECT);
  await expect(page).toHaveTitle(/^Payment/);
  await expect.poll(() => getScrollTop(page)).toBe(700);
  await page.goBack();
  await expect(page).toHaveURL('/apis/rest/');
  await page.goBack();
  await expect(page).toHaveURL(GUIDE);
  await expect.poll(() => getScrollTop(page)).toBe(500);
  await expectShellReady(page);
  await page.goForward();
  await expect(page).toHaveURL('/apis/rest/');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('REST API');
});

test('an anchor is reachable by URL, by the table of contents, and by history', async ({page}) => {
  await open(page, `${OBJECT}#currency`);
  const target = page.locator('#currency');
  await expect(target).toBeInViewport();
  const contents = page.locator('.theme-doc-toc-desktop');
  await contents.getByRole('link', {name: 'Returned by'}).click();
  await expect(page).toHaveURL(`${OBJECT}#section-returned-by`);
  await expect(page.locator('#section-returned-by')).toBeInViewport();
  await expect(contents.locator('.table-of-contents__link--active')).toContainText('Returned by');
  await page.goBack();
  await expect(page).toHaveURL(`${OBJECT}#currency`);
  await expect(target).toBeInViewport();
});

test('the sidebar marks the page, and fetches the pages of a category when it is opened', async ({page}) => {
  await open(page, OBJECT);
  const sidebar = page.locator('.theme-doc-sidebar-container');
  await expect(sidebar.locator('[aria-current=page]')).toHaveText('Payment');
  await expect(sidebar.locator('[aria-current=page]')).toBeInViewport();
  const mutations = sidebar.locator('details[data-menu$="/operations/mutations/"]');
  await expect(mutations.getByRole('link')).toHaveCount(0); // closed
  await mutations.locator('summary').click();
  await expect(mutations.getByRole('link', {name: 'createPayment', exact: true})).toBeVisible();
  await expect(mutations.getByRole('link', {name: /^All \d/})).toHaveCount(0);
  await mutations.getByRole('link', {name: 'createPayment', exact: true}).click();
  await expect(page).toHaveURL('/apis/graphql/operations/mutations/create-payment/');
  await expect(sidebar.locator('[aria-current=page]')).toHaveText('createPayment');
});

test('the sidebar keeps its scroll position from page to page', async ({page}) => {
  await open(page, OBJECT);
  const menu = page.locator('.theme-doc-sidebar-container .menu');
  const next = menu.getByRole('link', {name: 'PaymentMethod', exact: true});
  const top = await menu.evaluate((element) => element.scrollTop);
  expect(top).toBeGreaterThan(0);
  await next.click();
  await expect(page).toHaveTitle(/^PaymentMethod /);
  await expectShellReady(page);
  await expect.poll(() => menu.evaluate((element) => element.scrollTop)).toBe(top);
});

test.describe('a category whose pages don’t load', () => {
  test.use({expectedErrors: /^console: |^failed: |^status 404/});

  for (const mode of ['is of another deployment', 'is HTML', 'hangs', 'fails'] as const)
    test(
      `(its file ${mode}) reports it within 10 s, keeps its link, and Retry lists them`,
      {tag: '@browser'},
      async ({page}) => {
        await page.goto('/apis/graphql/');
        await waitForFiles(page);
        const restore = await breakFiles(page, /\/operations\/mutations\/$/, mode);
        const mutations = page.locator('.theme-doc-sidebar-container details[data-menu$="/operations/mutations/"]');
        await mutations.locator('summary').click();
        const alert = mutations.getByRole('alert');
        await expect(alert).toContainText('The list didn’t load.', {timeout: 10_000});
        await expect(mutations.getByRole('link', {name: /^All/})).toBeVisible();
        restore();
        await alert.getByRole('button', {name: 'Retry'}).click();
        await expect(mutations.getByRole('link', {name: 'updateWebhook'})).toBeVisible();
        await expect(alert).toHaveCount(0);
      },
    );
});

test('breadcrumbs link to the category, for readers and for search engines', {tag: '@browser'}, async ({page}) => {
  await open(page, OBJECT);
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const data = blocks
    .map((block) => JSON.parse(block) as {'@type': string; itemListElement: {name: string}[]})
    .filter((block) => block['@type'] === 'BreadcrumbList');
  expect(data.map(({itemListElement}) => itemListElement.map(({name}) => name))).toEqual([['Objects', 'Payment']]);
  await page.getByRole('navigation', {name: 'Breadcrumbs'}).getByRole('link', {name: 'Objects'}).click();
  await expect(page).toHaveURL('/apis/graphql/types/objects/');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Objects');
  await page.locator('article').getByRole('link', {name: 'Payment', exact: true}).click();
  await expect(page).toHaveURL(OBJECT);
});

test('the sidebar keeps its scroll position when an island adds content to the page', async ({page}) => {
  await page.setViewportSize({width: 1200, height: 420});
  await open(page, OPERATION);
  const menu = page.locator('.theme-doc-sidebar-container .menu');
  await menu.evaluate((element) => (element.scrollTop = 150));
  await page.getByRole('button', {name: 'Edit the request'}).click();
  const dialog = page.getByRole('dialog', {name: 'Edit the request'});
  await expect(dialog.getByRole('tab', {name: 'curl'})).toBeVisible();
  await dialog.getByRole('button', {name: 'Close'}).click();
  await expect(dialog).toHaveCount(0);
  expect(await menu.evaluate(({scrollTop}) => scrollTop)).toBe(150);
});

test('the menu of a phone shows the sidebar, and its links work', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await open(page, OPERATION);
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const menu = page.locator('.navbar-sidebar');
  await expect(menu.locator('.theme-doc-sidebar-menu [aria-current=page]')).toHaveText('Create a payment');
  await menu.locator('details[data-menu$="/schemas/"] > summary').click();
  await menu.getByRole('link', {name: 'Address', exact: true}).click();
  await expect(page).toHaveURL('/apis/rest/schemas/address/');
  await expectShellReady(page);
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await menu.getByRole('button', {name: /Back to main menu/}).click();
  await menu.getByRole('link', {name: 'Documentation'}).click();
  await expect(page).toHaveURL(GUIDE);
});

test('the menu of a phone opens with the current page in the middle', async ({page}) => {
  await page.setViewportSize({width: 390, height: 600});
  await open(page, OBJECT);
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const link = page.locator('.navbar-sidebar [aria-current=page]').last();
  await expect.poll(async () => Math.abs(((await link.boundingBox())?.y ?? 0) - 300)).toBeLessThan(100);
});

test('the table of contents opens on a phone', {tag: '@browser'}, async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  for (const path of [OBJECT, GUIDE]) {
    await open(page, path);
    const contents = page.locator('.theme-doc-toc-mobile');
    const link = contents.getByRole('link').last();
    await expect(link).toBeHidden();
    await contents.getByText('On this page').click();
    await link.click();
    await expect(page).toHaveURL(/#/);
  }
});

test('a search result links to a reference page', async ({page}) => {
  await open(page, '/search/?q=createPayment');
  await page.locator('main').getByRole('link', {name: 'createPayment', exact: true}).click();
  await expect(page).toHaveURL('/apis/graphql/operations/mutations/create-payment/');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('createPayment');
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('createPayment');
});

test('an unknown URL under the references shows the not-found page', {tag: '@browser'}, async ({browser, baseURL}) => {
  const page = await browser.newPage({baseURL});
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const response = await page.goto('/apis/rest/no-such-page/');
  expect(response?.status()).toBe(404);
  await expectShellReady(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  expect(errors).toEqual([]);
  await page.close();
});

test('without scripts, a reference page is complete, and its links work', async ({browser, baseURL}) => {
  const page = await browser.newPage({baseURL, javaScriptEnabled: false});
  await page.goto(OBJECT);
  await expect(page.locator('#currency')).toBeVisible();
  await page.locator('.theme-doc-sidebar-container details[data-menu$="/types/enums/"] > summary').click();
  await page
    .getByRole('link', {name: /^All \d+/})
    .first()
    .click();
  await expect(page).toHaveURL('/apis/graphql/types/enums/');
  await page.locator('article ul').getByRole('link').last().click();
  await expect(page).toHaveURL(/\/types\/enums\/[\w-]+\/$/);
  await page.close();
});

test.describe('another page is prefetched', () => {
  const getPrefetchedPaths = (page: Page): Promise<string[]> =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({name}) => new URL(name).pathname)
        .filter((name) => name.endsWith('/')),
    );

  test('when the pointer rests on its link, and not when the link is only in view', async ({page}) => {
    for (const [path, other] of [
      [OPERATION, '/apis/rest/payments-get/'],
      [GUIDE, '/testing/'],
    ] as const) {
      await open(page, path);
      await waitForFiles(page);
      expect(await getPrefetchedPaths(page)).toEqual([]);
      await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
      await page.locator('.theme-doc-sidebar-container').locator(`a[href="${other}"]`).hover();
      await expect.poll(() => getPrefetchedPaths(page)).toEqual([other]);
    }
  });

  test('never for a reader who saves data', {tag: '@browser'}, async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}});
    });
    await open(page, OPERATION);
    await page.locator('.theme-doc-sidebar-container').getByRole('link', {name: 'Get a payment'}).hover();
    await page.waitForTimeout(500);
    expect(await getPrefetchedPaths(page)).toEqual([]);
  });
});
