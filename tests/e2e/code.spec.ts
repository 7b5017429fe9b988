/** Code blocks and tabs of guides and references: complete without scripts, interactive with them. */
import type {Page} from '@playwright/test';
import {expect, pageKinds, test} from './pages';

const guide = pageKinds.guide;
const operation = pageKinds.restOperation;

test.use({permissions: ['clipboard-read', 'clipboard-write']});

const readClipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
const getResponseSample = (page: Page) => page.locator('figure', {hasText: '"nextAction"'});
const getTab = (page: Page, name: string) => page.getByRole('tab', {name, exact: true});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-shell', 'ready');
}

for (const path of [guide, operation, pageKinds.graphqlOperation]) {
  test(`the HTML of ${path} has highlighted code`, {tag: '@browser'}, async ({request}) => {
    expect(await (await request.get(path)).text()).toMatch(/<pre[^>]*>(<code>)?[^]*?<span class="?hl-/);
  });
}

test('the HTML of a guide has all panels of its tabs', {tag: '@browser'}, async ({request}) => {
  const html = await (await request.get(guide)).text();
  expect(html.match(/role="?tabpanel/g)).toHaveLength(4);
  expect(html).toContain('<figcaption');
  expect(html.replace(/<[^>]+>/g, '')).toContain('$curl = curl_init(');
});

test('the copy button copies exactly the code, and confirms it', async ({page}) => {
  await open(page, guide);
  await getResponseSample(page).getByRole('button', {name: 'Copy the code'}).click();
  await expect(page.getByRole('status')).toHaveText('Copied');
  // The ellipses for omitted fields are copied too.
  expect(JSON.parse((await readClipboard(page)).replace(/,\s*…/g, ''))).toMatchObject({
    status: 'PENDING',
    livemode: false,
  });
  expect(await readClipboard(page)).toBe(await getResponseSample(page).locator('pre').textContent());
});

test('deleted lines are not copied', {tag: '@browser'}, async ({page}) => {
  await open(page, guide);
  const figure = page
    .locator('figure')
    .filter({has: page.getByRole('button', {name: 'Copy'})})
    .last();
  await figure.locator('code').evaluate((code) => {
    const line = (name: string, textContent: string) => Object.assign(document.createElement(name), {textContent});
    code.replaceChildren(line('span', 'a\n'), line('del', 'b\n'), line('ins', 'c\n'), line('del', 'd'));
  });
  await figure.getByRole('button', {name: 'Copy'}).click();
  await expect(page.getByRole('status')).toHaveText('Copied');
  expect(await readClipboard(page)).toBe('a\nc');
});

test('long lines scroll by keyboard, or wrap', {tag: '@browser'}, async ({page}) => {
  await page.setViewportSize({width: 320, height: 700});
  await open(page, guide);
  const block = page.getByRole('tabpanel').locator('pre');
  const getOverflow = () => block.evaluate((pre) => pre.scrollWidth - pre.clientWidth);
  expect(await getOverflow()).toBeGreaterThan(0);
  await block.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => block.evaluate((pre) => pre.scrollLeft)).toBeGreaterThan(0);

  const button = page.getByRole('tabpanel').getByRole('button', {name: 'Wrap long lines'});
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(await getOverflow()).toBe(0);
  await button.click();
  expect(await getOverflow()).toBeGreaterThan(0);
});

test('arrow keys switch between tabs, which have one stop in the tab order', async ({page}) => {
  await open(page, guide);
  await getTab(page, 'curl').focus();
  for (const [key, name] of [
    ['ArrowRight', 'JavaScript'],
    ['End', 'PHP'],
    ['ArrowRight', 'curl'],
    ['ArrowLeft', 'PHP'],
    ['Home', 'curl'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(getTab(page, name)).toBeFocused();
    await expect(getTab(page, name)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel')).toHaveAccessibleName(name);
  }
  await expect(page.locator('[role=tab][tabindex="0"]')).toHaveCount(1);
});

test('the chosen language applies to guides, the reference, and later visits', async ({page}) => {
  await open(page, '/refunds/');
  await page.locator('summary', {hasText: 'Code: '}).click();
  await getTab(page, 'Python').click();
  await expect(page.getByRole('tabpanel')).toContainText('import requests');

  await page.getByRole('main').locator('a[href="/apis/rest/payments-refund/"]').first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Refund a payment');
  await expect(getTab(page, 'Python')).toHaveAttribute('aria-selected', 'true');

  await open(page, operation);
  await expect(getTab(page, 'Python')).toHaveAttribute('aria-selected', 'true');
  await getTab(page, 'PHP').click();
  await open(page, guide);
  await expect(getTab(page, 'PHP')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel')).toContainText('curl_init');
});

test('the reference copies and wraps the visible sample', {tag: '@browser'}, async ({page}) => {
  await open(page, operation);
  await getTab(page, 'JavaScript').click();
  const samples = page.locator('[data-picker=language]');
  await samples.getByRole('button', {name: 'Copy the code sample'}).click();
  await expect(page.getByRole('status')).toHaveText('Copied');
  expect(await readClipboard(page)).toMatch(/^const apiKey = /);
  await expect(samples.locator('pre:visible')).toHaveCSS('white-space-collapse', 'preserve');
  await expect(samples.locator('pre:visible'), 'its column is narrow').toHaveCSS('text-wrap-mode', 'wrap');
  await samples.getByRole('button', {name: 'Wrap long lines'}).click();
  await expect(samples.locator('pre:visible')).toHaveCSS('text-wrap-mode', 'nowrap');
});

test('a URL of an element in an inactive tab selects that tab', {tag: '@browser'}, async ({page}) => {
  await page.route(`**${guide}`, async (route) => {
    const response = await route.fetch();
    const [before = '', ...panels] = (await response.text()).split('role="tabpanel"');
    const python = panels.findIndex((panel) => panel.includes('data-title="Python"'));
    panels[python] = panels[python]!.replace('<figure', '<figure id="in-python"');
    await route.fulfill({response, body: [before, ...panels].join('role="tabpanel"')});
  });
  await open(page, `${guide}#in-python`);
  await expect(getTab(page, 'Python')).toHaveAttribute('aria-selected', 'true');
});

test('print shows every panel, and no buttons', async ({page}) => {
  await open(page, guide);
  await page.emulateMedia({media: 'print'});
  await expect(page.locator('[role=tabpanel]:visible')).toHaveCount(4);
  await expect(page.locator('[data-copy]:visible, [data-wrap]:visible, [role=tab]:visible')).toHaveCount(0);
});

test('without scripts, every panel is visible, and no button that needs scripts', async ({browser, baseURL}) => {
  const context = await browser.newContext({baseURL, javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(guide);
  await expect(page.locator('[role=tabpanel]:visible')).toHaveCount(4);
  await expect(page.locator('[data-copy]:visible, [data-wrap]:visible, [role=tab]:visible')).toHaveCount(0);
  await context.close();
});

test('the complete code of a guide is collapsed, opened by the URL of its heading, and in the HTML', async ({
  page,
  request,
}) => {
  const path = '/refunds/';
  expect((await (await request.get(path)).text()).match(/<details[^>]*data-fold/g)?.length).toBeGreaterThan(0);
  await page.goto(path);
  const fold = page.locator('details[data-fold]').first();
  await expect(fold).not.toHaveAttribute('open');
  await expect(fold.locator('pre').first()).toBeHidden();
  await fold.locator('summary').click();
  await expect(fold.locator('pre').first()).toBeVisible();
  await page.goto('/getting-started/');
  await page.goto(`${path}#complete-code`);
  await expect(fold).toHaveAttribute('open');
});

test('tabs and code form one block, unless a panel has several', async ({page}) => {
  await page.goto('/refunds/');
  const getBorders = (): Promise<string[]> =>
    page.evaluate(() => {
      const panel = document.querySelector('[role=tabpanel]:has(> figure)')!;
      const elements = [panel.parentElement!, panel.querySelector('figure')!];
      return elements.map((element) => getComputedStyle(element).borderTopWidth);
    });
  expect(await getBorders()).toEqual(['1px', '0px']);
  await page.evaluate(() => {
    const figure = document.querySelector('[role=tabpanel][hidden] > figure')!;
    figure.after(figure.cloneNode(true));
  });
  expect(await getBorders()).toEqual(['0px', '1px']);
});
