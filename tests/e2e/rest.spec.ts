/** The REST reference in a browser: addresses of fields, disclosure, examples, paper, no scripts, size. */
import {expect, pageKinds, test} from './pages';
import type {Page} from '@playwright/test';

const OPERATION = pageKinds.restOperation;
/** A field that lies below two others that are folded, in a choice. */
const DEEP = 'response-201-payment-method-card-brand';
const LARGEST = 2900;

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

test('the address of a field opens what it lies in, and scrolls to it', async ({page}) => {
  await open(page, OPERATION);
  const field = page.locator(`[id="${DEEP}"]`);
  await expect(field).toBeHidden();
  await page.goto(`${OPERATION}#${DEEP}`);
  await expect(field).toBeInViewport();
  await page.reload();
  await expect(field).toBeInViewport();
});

for (const width of [1440, 390]) {
  test(`the list of sections stays in sight and marks the one that is read, ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await open(page, OPERATION);
    const sections = page.getByRole('main').getByRole('navigation', {name: 'On this page'});
    const marked = sections.locator('[aria-current]');
    const heading = page.locator('#response-422');
    await sections.getByRole('link', {name: '422'}).click();
    await expect(heading).toBeInViewport();
    await expect(marked).toHaveText('422');
    await expect(marked).toBeInViewport({ratio: 1});
    const edges = [sections, heading].map((element) => element.boundingBox());
    const [list, title] = await Promise.all(edges);
    expect(title!.y, 'the heading stands below the list').toBeGreaterThanOrEqual(list!.y + list!.height);

    await page.locator('#headers').evaluate((element) => element.scrollIntoView());
    await expect(marked).toHaveText('Headers');
    await expect(marked).toBeInViewport({ratio: 1});
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(marked).toHaveText('Errors');
  });
}

test('pressing the name of a field copies its address, and says so', async ({page, context, baseURL}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, OPERATION);
  await page.locator('#body-amount').getByRole('link', {name: 'amount', exact: true}).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText('Link copied');
  await expect(page).toHaveURL(`${OPERATION}#body-amount`);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${baseURL}${OPERATION}#body-amount`);
});

test('one press opens everything of a body, another folds it', async ({page}) => {
  await open(page, OPERATION);
  const body = page.locator('[data-group]').filter({has: page.locator('#body-amount')});
  const folds = body.locator('details');
  const opened = body.locator('details[open]');
  expect(await opened.count()).toBeGreaterThan(0);
  expect(await opened.count()).toBeLessThan(await folds.count());
  await body.getByRole('button', {name: 'Expand all'}).press('Enter');
  await expect(opened).toHaveCount(await folds.count());
  await body.getByRole('button', {name: 'Collapse all'}).press('Space');
  await expect(opened).toHaveCount(0);
});

test('a choice of request changes the program, and a response leads to its examples', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, OPERATION);
  const samples = page.locator('[data-picker=language]');
  const first = await samples.locator('pre:visible').textContent();
  await samples.getByLabel('Request').selectOption({index: 1});
  await expect(samples.locator('pre:visible')).toHaveCount(1);
  await expect(samples.locator('pre:visible')).not.toHaveText(first ?? '');
  await samples.getByRole('button', {name: 'Copy the code sample'}).press('Enter');
  await expect(page.getByRole('status')).toHaveText('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await samples.locator('pre:visible').textContent());
  const example = page.locator('[id="response-404"] ~ div').first().getByRole('link').first();
  const text = await example.textContent();
  await example.click();
  await expect(page.getByLabel('Example').locator('option:checked')).toHaveText(`404: ${text}`);
});

test('samples and examples stay in view on a wide screen', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto(`${OPERATION}#response-409`);
  await expect(page.locator('#response-409')).toBeInViewport();
  await expect(page.locator('[data-picker=language]')).toBeInViewport();
  await expect(page.locator('#examples')).toBeInViewport();
});

test('paper has every field, response and sample, and no buttons', async ({page}) => {
  await open(page, OPERATION);
  await page.emulateMedia({media: 'print'});
  await expect(page.locator('article dt[id]:visible')).toHaveCount(await page.locator('article dt[id]').count());
  await expect(page.locator('article pre:visible')).toHaveCount(await page.locator('article pre').count());
  await expect(page.locator('article').getByRole('button')).toHaveCount(0);
});

test('without scripts every field, response and sample is shown', async ({browser, baseURL}) => {
  const page = await browser.newPage({baseURL, javaScriptEnabled: false});
  await page.goto(OPERATION);
  const fields = page.locator('article dt[id]');
  expect(await fields.count()).toBeGreaterThan(200);
  await expect(page.locator('article dt[id]:visible')).toHaveCount(await fields.count());
  await expect(page.locator('article pre:visible')).toHaveCount(await page.locator('article pre').count());
  await expect(page.locator('article').getByRole('button')).toHaveCount(0);
  await page.close();
});

for (const width of [1440, 390]) {
  test(`the largest page has few elements for what it shows, ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await open(page, OPERATION);
    await page.waitForLoadState('networkidle');
    expect(await page.locator('*').count()).toBeLessThanOrEqual(LARGEST);
  });
}
