/** Diagrams of guides: drawn when the site is built, for both color modes. */
import {axe} from './axe';
import {expect, test} from './pages';

const path = '/e-commerce/woocommerce/';
const drawn = 'figure svg[role="img"]';

test('a guide is sent with its drawing, and without a library', async ({page, request}) => {
  const html = await (await request.get(path)).text();
  expect(html).toMatch(/<svg viewBox="?[^>]*role="?img"?[^>]*aria-labelledby/);
  expect(html).not.toContain('sequenceDiagram');
  const scripts = new Set<string>();
  page.on('request', (sent) => {
    if (sent.resourceType() === 'script') scripts.add(sent.url());
  });
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  expect(scripts.size).toBeGreaterThan(0);
  for (const address of scripts) {
    expect(await (await request.get(address)).text(), address).not.toMatch(
      /sequenceDiagram|stateDiagram-v2|elk\.layered/,
    );
  }
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the drawing is there and has its name', {tag: '@browser'}, async ({page}) => {
    await page.goto(path);
    await expect(page.locator(drawn).first()).toBeVisible();
    await expect(page.locator(drawn).first()).toHaveAccessibleName(/\w+ \w+ \w+/);
  });
});

for (const theme of ['light', 'dark']) {
  test(`in ${theme} it has no violation, and the colors of the mode`, {tag: '@browser'}, async ({page}) => {
    for (const width of [1440, 390]) {
      await page.setViewportSize({width, height: 900});
      await page.goto(`${path}?docusaurus-theme=${theme}`);
      await expect(page.locator('html')).toHaveAttribute('data-shell', 'ready');
      const result = await axe(page)
        .include(`figure:has(${drawn.replace('figure ', '')})`)
        .analyze();
      expect(result.violations.map(({id}) => id)).toEqual([]);
    }
    const fill = page.locator(`${drawn} text`).first();
    const own = await fill.evaluate((text) => getComputedStyle(text).fill);
    const ofPage = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      const colors = ['--site-text', '--site-heading'].map((name) => {
        probe.style.color = `var(${name})`;
        return getComputedStyle(probe).color;
      });
      probe.remove();
      return colors;
    });
    expect(ofPage).toContain(own);
  });
}

test('on a small screen the drawing scrolls, and the page does not', {tag: '@browser'}, async ({page}) => {
  await page.setViewportSize({width: 320, height: 800});
  await page.goto(path);
  const box = page.locator(`div:has(> svg[role="img"])`).first();
  expect(await box.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  // No letter is smaller than 10 px.
  const height = await page
    .locator(`${drawn} text`)
    .first()
    .evaluate((text) => text.getBoundingClientRect().height);
  expect(height).toBeGreaterThan(10);
  await box.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});
