/** Every kind of page loads without errors or third parties, starts its shell, and has its layout. */
import {waitForFiles, expect, pageKinds, test} from './pages';
import {brand} from './site';

for (const [kind, path] of Object.entries(pageKinds)) {
  test(`${kind} loads, and has one h1 and a description`, async ({page}) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await waitForFiles(page);
    await expect(page.locator('h1')).toHaveCount(1);
    expect(await page.locator('meta[name=description]').getAttribute('content')).toMatch(/\S{3}/);
    await expect(page.locator('html')).toHaveAttribute('data-shell', 'ready');
  });
}

test('a guide has breadcrumbs, a table of contents of levels 2 and 3, and an edit link if the brand has one', async ({
  page,
}) => {
  await page.goto('/integrations/use-prebuilt-payment-page/');
  await expect(page.getByRole('navigation', {name: 'Breadcrumbs'})).toContainText('Integrations');
  const targets = await page
    .locator('.table-of-contents__link')
    .evaluateAll((links) =>
      links.map((link) => document.querySelector(`[id="${link.getAttribute('href')?.slice(1)}"]`)?.tagName),
    );
  expect(targets.length).toBeGreaterThan(0);
  expect(targets.every((tag) => tag === 'H2' || tag === 'H3')).toBe(true);
  const edit = page.getByRole('link', {name: 'Edit this page'});
  if (brand.editUrl) {
    const {href} = new URL('docs/integrations/use-prebuilt-payment-page.mdx', brand.editUrl.replace(/\/*$/, '/'));
    await expect(edit).toHaveAttribute('href', href);
  } else {
    await expect(edit).toHaveCount(0);
  }
});

for (const path of [pageKinds.guide, pageKinds.restLanding, pageKinds.graphqlType, pageKinds.graphqlIndex]) {
  test(
    `the table of contents of ${path} lists the headings of levels 2 and 3, and no others`,
    {tag: '@browser'},
    async ({page}) => {
      await page.goto(path);
      const hrefs = await page
        .locator('.theme-doc-toc-desktop .table-of-contents__link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      const headings = await page
        .locator('article :is(h2, h3)[id]')
        .evaluateAll((all) => all.map((heading) => `#${heading.id}`));
      expect(headings.length).toBeGreaterThan(1);
      expect(hrefs).toEqual(headings);
    },
  );
}

test('the table of contents marks the current section, on its line', async ({page}) => {
  await page.goto(pageKinds.guide);
  await expect(page.locator('html')).toHaveAttribute('data-shell', 'ready');
  const active = page.locator('.theme-doc-toc-desktop .table-of-contents__link--active');
  for (const section of ['#next-steps', '#what-happened']) {
    await page.locator(section).evaluate((heading) => heading.scrollIntoView());
    await expect(active).toHaveAttribute('href', section);
  }
  const {line, mark} = await active.evaluate((link) => {
    const item = link.closest('li')!;
    const {left} = getComputedStyle(item, '::before');
    return {
      line: item.closest('ul')!.getBoundingClientRect().left,
      mark: item.getBoundingClientRect().left + parseFloat(left),
    };
  });
  expect(mark).toBe(line);
});

test('the overview of payment methods has no sidebar', async ({page}) => {
  await page.goto('/payment-methods/overview/');
  await expect(page.locator('.theme-doc-sidebar-container')).toHaveCount(0);
  await page.goto('/payment-methods/card/');
  await expect(page.locator('.theme-doc-sidebar-container')).toHaveCount(1);
});

test('each area has its own sidebar, without pages of other areas', async ({page}) => {
  const areas = ['/getting-started/', '/apis/rest/payments-create/', '/apis/graphql/operations/queries/charges/'];
  for (const area of areas) {
    await page.goto(area);
    const links = page.locator('.theme-doc-sidebar-container a');
    await expect(links.first()).toBeVisible();
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    const pages = hrefs.filter((href) => href.startsWith('/')); // The others toggle a category.
    const getArea = (href: string): string => /^\/apis\/\w+\//.exec(href)?.[0] ?? '/';
    expect(pages.length).toBeGreaterThan(1);
    expect([...new Set(pages.map(getArea))]).toEqual([getArea(area)]);
  }
});

test('the footer has text and no links', async ({page}) => {
  await page.goto('/');
  const footer = page.locator('footer');
  const texts = [brand.legal.text, brand.legal.copyright, ...brand.legal.registry.map(({number}) => number)];
  for (const text of texts) {
    await expect(footer).toContainText(text);
  }
  await expect(footer.locator('a')).toHaveCount(0);
});

test.describe('an unknown path', () => {
  test.use({expectedErrors: /^status 404: .*\/no\/such\/page\/$|^console: .*status of 404/});

  test('returns the not-found page', async ({page}) => {
    const response = await page.goto('/no/such/page/');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  });
});
