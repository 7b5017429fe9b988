/** The REST reference in a browser: URLs of fields, collapsed content, examples, print, no scripts, and size. */
import {expect, pageKinds, test} from './pages';
import type {Page} from '@playwright/test';
import {SAMPLE_LANGUAGES} from '@paydocs/reference/samples';

const OPERATION = pageKinds.restOperation;
/** ID of a field inside two collapsed fields, in a variant. */
const NESTED_FIELD = 'response-201-payment-method-card-brand';
/** Maximum number of elements, without those in hidden code. */
const MAX_ELEMENTS = 2500;
/** Maximum size of the page before anything is expanded: on a screen in pixels, in print in pages. */
const MAX_HEIGHT_PX = 8000;
const MAX_PRINTED_PAGES = 25;

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-shell', 'ready');
}

test('the URL of a field expands its ancestors, and scrolls to it', async ({page}) => {
  await open(page, OPERATION);
  const field = page.locator(`[id="${NESTED_FIELD}"]`);
  await expect(field).toBeHidden();
  await page.goto(`${OPERATION}#${NESTED_FIELD}`);
  await expect(field).toBeInViewport();
  await expect(page.locator(':target'), 'it is marked').toHaveId(NESTED_FIELD);
  await expect(field).not.toHaveCSS('background-image', 'none');
  await page.reload();
  await expect(field).toBeInViewport();
  await expect(field.locator('xpath=ancestor::details[not(@open)]')).toHaveCount(0);
});

test(
  'the URL of a status marks its row, and the URL of a field inside expands it',
  {tag: '@browser'},
  async ({page}) => {
    await open(page, `${OPERATION}#response-422`);
    const row = page.locator('tbody:has(#response-422)');
    await expect(row).toBeInViewport();
    await expect(row).not.toHaveCSS('background-image', 'none');
    await expect(row.locator('details[open]')).toHaveCount(0);
    await page.goto(`${OPERATION}#response-422-code`);
    await expect(page.locator('#response-422-code')).toBeInViewport();
    await expect(row.locator('details[open]').first()).toBeVisible();
  },
);

test('content that a reader needs first is expanded', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, OPERATION);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(MAX_HEIGHT_PX);
  const body = page.locator('[data-group]').filter({has: page.locator('#body-amount')});
  for (const id of ['body-amount', 'body-currency', 'body-order-id', 'response-201-status']) {
    await expect(page.locator(`[id="${id}"]`)).toBeVisible();
  }
  const closed = body.locator('summary', {hasText: /^paymentMethod: method; one of Card, /});
  await expect(closed).toBeVisible();
  await expect(page.locator('#body-payment-method-method')).toBeHidden();
  await closed.click();
  await expect(page.locator('#body-payment-method-method')).toBeVisible();
  const moreFields = body.locator('summary', {hasText: /^\d+ more fields: /});
  const names = ((await moreFields.textContent()) ?? '').replace(/^.*?: /, '').split(', ');
  expect(Number.parseInt((await moreFields.textContent()) ?? '', 10)).toBe(names.length);
  for (const name of names) {
    await expect(body.locator('dt', {has: page.getByText(name, {exact: true})}).first()).toBeAttached();
  }
  await moreFields.click();
  await expect(page.locator('#body-customer-email'), 'a small object is shown inline').toBeVisible();
  await expect(page.locator('#body-billing-details-email')).toBeHidden();
});

test('errors are in one table, with rows that expand', async ({page}) => {
  await open(page, OPERATION);
  const table = page.locator('article').getByRole('table');
  await expect(table).toHaveCount(1);
  await expect(table.getByRole('columnheader')).toHaveText(['Status and codes', 'What happened', 'What to do']);
  const statuses = table.getByRole('heading', {level: 3});
  await expect(statuses.first()).toHaveText('400 Bad request');
  await expect(table.locator('tbody')).toHaveCount(await statuses.count());
  const rateLimitRow = table.locator('tbody:has(#response-429)');
  await expect(rateLimitRow.getByRole('row').first()).toContainText('rate_limit');
  await expect(rateLimitRow.locator('[data-label="What to do"]')).toContainText('Retry-After');
  const row = table.locator('tbody:has(#response-400)');
  await expect(row.locator('summary').first()).toHaveText(
    '4 codes, with causes and solutions, fields, headers, examples',
  );
  await expect(table.locator('details[open]')).toHaveCount(0);
  await expect(row.getByText('Add the fields that')).toBeHidden();
  await row.locator('summary').first().press('Enter');
  await expect(row.getByText('Add the fields that')).toBeVisible();
  await expect(page.locator('#response-400-errors')).toBeVisible();
});

test('find in page finds collapsed content, and expands it', async ({page}) => {
  await open(page, OPERATION);
  // The browser expands matches in `details`, but in no other hidden element. It searches for a text fragment in a URL
  // the same way as for text that a reader types.
  const hidden = await page.locator('article [data-group] :is(dt, dd)').evaluateAll(
    (all) =>
      all.filter((each) => {
        for (
          let ancestor: Element | null = each;
          ancestor && ancestor.tagName !== 'ARTICLE';
          ancestor = ancestor.parentElement
        ) {
          const {display, visibility} = getComputedStyle(ancestor);
          if (display === 'none' || visibility === 'hidden' || ancestor.hasAttribute('hidden')) return true;
        }
        return false;
      }).length,
  );
  expect(hidden).toBe(0);
  const field = page.locator(`[id="${NESTED_FIELD}"]`);
  await expect(field).toBeHidden();
  const text = ((await field.locator('+ dd').textContent()) ?? '').trim();
  expect(text).not.toBe('');
  await page.goto('about:blank');
  await page.goto(`${OPERATION}#:~:text=${encodeURIComponent(text)}`);
  await expect(field.locator('+ dd')).toBeInViewport();
  await expect(field.locator('xpath=ancestor::details[not(@open)]')).toHaveCount(0);
});

for (const width of [1440, 390]) {
  test(
    `the list of sections stays in view and marks the current one, ${width} px`,
    {tag: '@browser'},
    async ({page}) => {
      await page.setViewportSize({width, height: 800});
      await open(page, OPERATION);
      const sections = page.getByRole('main').getByRole('navigation', {name: 'On this page'});
      const marked = sections.locator('[aria-current]');
      const heading = page.locator('#response-422');
      await sections.getByRole('link', {name: '422'}).click();
      await expect(heading).toBeInViewport();
      await expect(marked).toHaveText('422');
      await expect(marked).toBeInViewport({ratio: 1});
      const boxes = [sections, heading].map((element) => element.boundingBox());
      const [list, title] = await Promise.all(boxes);
      expect(title!.y, 'the heading is below the list').toBeGreaterThanOrEqual(list!.y + list!.height);

      await page.locator('#headers').evaluate((element) => element.scrollIntoView());
      await expect(marked).toHaveText('Headers');
      await expect(marked).toBeInViewport({ratio: 1});
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect(marked).toHaveText('Used in guides');
    },
  );
}

test('pressing the name of a field copies its URL, and confirms it', async ({page, context, baseURL}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, OPERATION);
  await page.locator('#body-amount').getByRole('link', {name: 'amount', exact: true}).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText('Link copied');
  await expect(page).toHaveURL(`${OPERATION}#body-amount`);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${baseURL}${OPERATION}#body-amount`);
});

test('one press expands a whole body, another collapses it', {tag: '@browser'}, async ({page}) => {
  await open(page, OPERATION);
  const body = page.locator('[data-group]').filter({has: page.locator('#body-amount')});
  const details = body.locator('details');
  const openDetails = body.locator('details[open]');
  expect(await openDetails.count()).toBeGreaterThan(0);
  expect(await openDetails.count()).toBeLessThan(await details.count());
  await body.getByRole('button', {name: 'Expand all'}).press('Enter');
  await expect(openDetails).toHaveCount(await details.count());
  await body.getByRole('button', {name: 'Collapse all'}).press('Space');
  await expect(openDetails).toHaveCount(0);
});

test('a body that expands shows its first field at once, and collapses if the reader changes their mind', async ({
  page,
}) => {
  await open(page, OPERATION);
  const body = page.locator('[data-group]').filter({has: page.locator('#body-amount')});
  await body.getByRole('button', {name: 'Collapse all'}).press('Enter');
  await expect(body.locator('details[open]')).toHaveCount(0);
  const counts = await body.evaluate(async (group) => {
    const count = (): number => group.querySelectorAll('details[open]').length;
    const press = (kind: string): void => group.querySelector<HTMLElement>(`[data-expand=${kind}]`)!.click();
    press('all');
    const first = count();
    await new Promise((resolve) => void requestAnimationFrame(resolve));
    press('none');
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return {first, last: count()};
  });
  expect(counts).toEqual({first: 1, last: 0});
});

test('a field that opens again while it closes stays open', async ({page}) => {
  await open(page, OPERATION);
  const body = page.locator('[data-group]').filter({has: page.locator('#body-amount')});
  const isOpen = await body.evaluate(async (group) => {
    const details = group.querySelector('details')!;
    details.open = true;
    const summary = details.querySelector('summary')!;
    summary.click();
    group.querySelector<HTMLElement>('[data-expand=none]')!.click();
    summary.click();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    return details.open;
  });
  expect(isOpen).toBe(true);
});

test('selecting a request changes the sample, and a response links to its examples', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, OPERATION);
  const samples = page.locator('[data-picker=language]');
  const first = await samples.locator('pre:visible').textContent();
  await samples.getByRole('combobox', {name: 'Request'}).selectOption({index: 1});
  await expect(samples.locator('pre:visible')).toHaveCount(1);
  await expect(samples.locator('pre:visible')).not.toHaveText(first ?? '');
  const request = samples.getByRole('combobox', {name: 'Request'});
  const exampleSelect = page.getByRole('combobox', {name: 'Example'});
  await expect(exampleSelect).toHaveValue((await request.locator('option:checked').getAttribute('data-answer')) ?? '');
  await exampleSelect.selectOption({index: 0});
  await expect(request.locator('option:checked')).toHaveAttribute('data-answer', await exampleSelect.inputValue());
  await request.selectOption({index: 1});
  await samples.getByRole('button', {name: 'Copy the code sample'}).press('Enter');
  await expect(page.getByRole('status')).toHaveText('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await samples.locator('pre:visible').textContent());
  const row = page.locator('tbody:has(#response-404)');
  await row.locator('summary').first().click();
  const example = row.locator('a[href^="#example-404"]').first();
  const text = await example.textContent();
  await example.click();
  await expect(page.getByLabel('Example').locator('option:checked')).toHaveText(`404: ${text}`);
});

test('on a phone, language tabs are in one row, and the stored choice is in view', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  const {id, label} = SAMPLE_LANGUAGES.at(-1)!;
  await page.addInitScript((language) => localStorage.setItem('site.tabs.language', language), id);
  await open(page, OPERATION);
  const tabs = page.locator('[data-picker=language]').first().getByRole('tab');
  await page.locator('#samples').scrollIntoViewIfNeeded();
  await expect(tabs.last()).toHaveText(label);
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
  await expect(tabs.last()).toBeInViewport({ratio: 1});
  const rows = await tabs.evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().top));
  expect(new Set(rows).size).toBe(1);
});

for (const height of [900, 1300]) {
  test(`samples and examples share the height of a wide screen, ${height} px`, {tag: '@browser'}, async ({page}) => {
    await page.setViewportSize({width: 1440, height});
    await page.goto(`${OPERATION}#request-body`);
    await expect(page.locator('#request-body')).toBeInViewport();
    const blocks = page.locator('article pre:visible');
    await expect(blocks).toHaveCount(2);
    const [first, second] = await Promise.all([0, 1].map((index) => blocks.nth(index).boundingBox()));
    expect(second!.y + second!.height).toBeLessThanOrEqual(height);
    expect(second!.y + second!.height, 'down to the end of the screen').toBeGreaterThan(height - 40);
    expect(first!.height + second!.height, 'hardly anything but code').toBeGreaterThan(height - 420);
    const wider = await blocks.evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth).length);
    expect(wider, 'long lines are wrapped').toBe(0);
  });
}

test('print has every field, response, and sample, and no buttons', {tag: '@browser'}, async ({page}) => {
  await open(page, OPERATION);
  await page.emulateMedia({media: 'print'});
  await expect(page.locator('article dt[id]:visible')).toHaveCount(await page.locator('article dt[id]').count());
  await expect(page.locator('article pre:visible')).toHaveCount(await page.locator('article pre').count());
  await expect(page.locator('article').getByRole('button')).toHaveCount(0);
});

test('the largest page is printed on few sheets, including collapsed content', async ({page}) => {
  await open(page, OPERATION);
  const sheets = (await page.pdf({format: 'A4'})).toString('latin1').match(/\/Type\s*\/Page[^s]/g) ?? [];
  expect(sheets.length).toBeGreaterThan(10);
  expect(sheets.length).toBeLessThanOrEqual(MAX_PRINTED_PAGES);
});

test('without scripts, every field, response, and sample is visible', async ({browser, baseURL}) => {
  const page = await browser.newPage({baseURL, javaScriptEnabled: false});
  await page.goto(OPERATION);
  const fields = page.locator('article dt[id]');
  expect(await fields.count()).toBeGreaterThan(100);
  await expect(page.locator('article dt[id]:visible')).toHaveCount(await fields.count());
  await expect(page.locator('article pre:visible')).toHaveCount(await page.locator('article pre').count());
  await expect(page.locator('article').getByRole('button')).toHaveCount(0);
  await page.close();
});

for (const width of [1440, 390]) {
  test(`the largest page renders few elements, ${width} px`, {tag: '@browser'}, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await open(page, OPERATION);
    // The colored words of hidden code have no layout.
    const [all, hidden] = await page.evaluate(() => {
      const hiddenCode = [...document.querySelectorAll('pre')].filter((code) => !code.checkVisibility());
      return [
        document.querySelectorAll('*').length,
        hiddenCode.reduce((sum, code) => sum + code.querySelectorAll('*').length, 0),
      ];
    });
    expect(all - hidden).toBeLessThanOrEqual(MAX_ELEMENTS);
  });
}
