/** Appearance: contrast, forced colors, and print. */
import type {Page} from '@playwright/test';
import {getContrastRatio} from '../../packages/core/src/brand/contrast';
import {expect, pageKinds, test} from './pages';
import {waitForFonts} from './picture';

const guide = pageKinds.guide;

/** Returns the computed values of design tokens as `#rrggbb`. */
function readColors(page: Page, names: string[]): Promise<Record<string, string>> {
  return page.evaluate((tokens) => {
    const pixel = document.createElement('canvas').getContext('2d', {willReadFrequently: true})!;
    const probe = document.body.appendChild(document.createElement('i'));
    const toHex = (token: string): string => {
      probe.style.color = `var(${token})`;
      pixel.fillStyle = getComputedStyle(probe).color;
      pixel.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = pixel.getImageData(0, 0, 1, 1).data;
      return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
    };
    return Object.fromEntries(tokens.map((token) => [token, toHex(token)]));
  }, names);
}

const backgrounds = ['--site-page', '--site-surface', '--site-raised', '--site-code-background'];
const pairs: {text: string; on: string[]; ratio: number}[] = [
  {text: '--site-text', on: backgrounds, ratio: 7},
  {text: '--site-heading', on: backgrounds, ratio: 7},
  {text: '--site-text-muted', on: backgrounds, ratio: 4.5},
  {text: '--site-accent', on: ['--site-page', '--site-surface', '--site-accent-soft'], ratio: 4.5},
  {text: '--site-on-accent', on: ['--site-accent', '--site-accent-hover', '--site-accent-active'], ratio: 4.5},
  {text: '--site-heading', on: ['--site-accent-soft', '--site-accent-line'], ratio: 4.5},
  {text: '--site-info', on: ['--site-page', '--site-info-soft', '--site-accent-soft'], ratio: 4.5},
  {text: '--site-success', on: ['--site-page', '--site-success-soft', '--site-accent-soft'], ratio: 4.5},
  {text: '--site-warning', on: ['--site-page', '--site-warning-soft', '--site-accent-soft'], ratio: 4.5},
  {text: '--site-danger', on: ['--site-page', '--site-danger-soft', '--site-accent-soft'], ratio: 4.5},
  {text: '--site-violet', on: ['--site-page', '--site-accent-soft'], ratio: 4.5},
  {text: '--site-on-ink', on: ['--site-ink', '--site-ink-raised'], ratio: 7},
  {text: '--site-on-ink-muted', on: ['--site-ink', '--site-ink-raised'], ratio: 7},
  {text: '--site-ink-accent', on: ['--site-ink', '--site-ink-raised'], ratio: 4.5},
  ...['keyword', 'string', 'number', 'property', 'function', 'type', 'variable', 'comment'].map((kind) => ({
    text: `--site-hl-${kind}`,
    on: ['--site-hl-background', '--site-hl-marked', '--site-hl-inserted', '--site-hl-deleted'],
    ratio: 4.5,
  })),
];

for (const mode of ['light', 'dark']) {
  test(`every text color has the required contrast in ${mode}`, async ({page}) => {
    await page.goto(`${guide}?docusaurus-theme=${mode}`);
    const colors = await readColors(page, [...new Set(pairs.flatMap(({text, on}) => [text, ...on]))]);
    const failures = pairs.flatMap(({text, on, ratio}) =>
      on
        .map((background) => ({background, contrast: getContrastRatio(colors[text]!, colors[background]!)}))
        .filter(({contrast}) => contrast < ratio)
        .map(({background, contrast}) => `${text} on ${background}: ${contrast.toFixed(2)}, needs ${ratio}`),
    );
    expect(failures).toEqual([]);
  });
}

for (const mode of ['light', 'dark']) {
  test(`a secondary button has the colors of the design tokens in ${mode}`, {tag: '@browser'}, async ({page}) => {
    await page.goto(`/search/?q=payment&docusaurus-theme=${mode}`);
    const button = page.getByRole('button', {name: 'Show more results'});
    const colors = await button.evaluate((element) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.cssText = 'background: var(--site-accent-soft); color: var(--site-heading)';
      return [element, probe].map((each) => {
        const {backgroundColor, color} = getComputedStyle(each);
        return {backgroundColor, color};
      });
    });
    expect(colors[0]).toEqual(colors[1]);
  });
}

test('with forced colors, selected items are recognizable without tints', {tag: '@browser'}, async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await page.goto(guide);
  const getStyle = (selector: string, property: string): Promise<string> =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
  expect(await getStyle('.theme-doc-sidebar-menu .menu__link--active', 'outline-style')).toBe('solid');
  expect(await getStyle('.navbar .navbar__link--active', 'outline-style')).toBe('solid');
  expect(await getStyle('.theme-doc-sidebar-menu .menu__link:not(.menu__link--active)', 'outline-style')).toBe('none');
  expect(await getStyle('[role=tab][aria-selected=true]', 'border-bottom-color')).not.toBe(
    await getStyle('[role=tab][aria-selected=false]', 'border-bottom-color'),
  );
});

test('print shows only the content, with every panel', async ({page}) => {
  await page.emulateMedia({media: 'print'});
  await page.goto(guide);
  await expect(page.locator('.navbar')).toBeHidden();
  await expect(page.locator('.theme-doc-sidebar-container')).toBeHidden();
  for (const panel of await page.locator('[role=tabpanel]').all()) {
    await expect(panel).toBeVisible();
  }
});

test('print has the colors of light mode in dark mode', {tag: '@browser'}, async ({page}) => {
  await page.emulateMedia({media: 'print'});
  const names = ['--site-page', '--site-text', '--site-accent', '--site-hl-string', '--site-warning'];
  await page.goto(`${guide}?docusaurus-theme=dark`);
  const dark = await readColors(page, names);
  await page.goto(`${guide}?docusaurus-theme=light`);
  expect(dark).toEqual(await readColors(page, names));
});

test('a table of three columns looks like a list of blocks on a phone, and keeps its roles', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/testing/');
  const table = page.getByRole('table').last();
  const cell = table.getByRole('row').nth(1).getByRole('cell').nth(1);
  const header = (await table.locator('thead th').nth(1).textContent()) ?? '';
  expect(header).not.toBe('');
  await expect(cell).toHaveAttribute('data-label', header);
  const [first, second] = await Promise.all([table.getByRole('cell').first().boundingBox(), cell.boundingBox()]);
  expect(second!.y).toBeGreaterThan(first!.y);
  expect(await cell.evaluate((element) => getComputedStyle(element, '::before').content)).toContain(header);
  expect(await table.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});

test('text and code use the fonts of the site', {tag: '@browser'}, async ({page}) => {
  await waitForFonts(page);
  await page.goto(guide);
  await page.evaluate(() => document.fonts.ready);
  const loaded = await page.evaluate(() =>
    [...document.fonts].filter(({status}) => status === 'loaded').map(({family}) => family),
  );
  for (const selector of ['body', 'pre']) {
    const [family = ''] = await page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).fontFamily.split(','));
    expect(loaded).toContain(family.replaceAll('"', ''));
  }
});
