/** Diagrams in guides, rendered at build time for both color modes. */
import {createAxe} from './axe';
import {waitForFiles, expect, test} from './pages';

const PATH = '/e-commerce/woocommerce/';
const DIAGRAM = 'figure svg[role="img"]';

test('the HTML of a guide has its diagram, and the page loads no diagram library', async ({page, request}) => {
  const html = await (await request.get(PATH)).text();
  expect(html).toMatch(/<svg viewBox="?[^>]*role="?img"?[^>]*aria-labelledby/);
  // Its source is an attribute, for the Markdown of the page.
  expect(html.match(/sequenceDiagram/g)?.length).toBe(html.match(/data-mermaid=.sequenceDiagram/g)?.length);
  const scripts = new Set<string>();
  page.on('request', (sent) => {
    if (sent.resourceType() === 'script') scripts.add(sent.url());
  });
  await page.goto(PATH);
  await waitForFiles(page);
  expect(scripts.size).toBeGreaterThan(0);
  for (const url of scripts) {
    expect(await (await request.get(url)).text(), url).not.toMatch(/sequenceDiagram|stateDiagram-v2|elk\.layered/);
  }
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the diagram is visible and has a name', {tag: '@browser'}, async ({page}) => {
    await page.goto(PATH);
    await expect(page.locator(DIAGRAM).first()).toBeVisible();
    await expect(page.locator(DIAGRAM).first()).toHaveAccessibleName(/\w+ \w+ \w+/);
  });
});

for (const theme of ['light', 'dark']) {
  test(`a diagram in ${theme} has no violations, and the colors of the mode`, {tag: '@browser'}, async ({page}) => {
    for (const width of [1440, 390]) {
      await page.setViewportSize({width, height: 900});
      await page.goto(`${PATH}?docusaurus-theme=${theme}`);
      await expect(page.locator('html')).toHaveAttribute('data-shell', 'ready');
      const result = await createAxe(page)
        .include(`figure:has(${DIAGRAM.replace('figure ', '')})`)
        .analyze();
      expect(result.violations.map(({id}) => id)).toEqual([]);
    }
    const fill = page.locator(`${DIAGRAM} text`).first();
    const diagramColor = await fill.evaluate((text) => getComputedStyle(text).fill);
    const pageColors = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      const colors = ['--site-text', '--site-heading'].map((name) => {
        probe.style.color = `var(${name})`;
        return getComputedStyle(probe).color;
      });
      probe.remove();
      return colors;
    });
    expect(pageColors).toContain(diagramColor);
  });
}

test('on a small screen, the diagram scrolls, and the page does not', {tag: '@browser'}, async ({page}) => {
  await page.setViewportSize({width: 320, height: 800});
  await page.goto(PATH);
  const box = page.locator(`div:has(> svg[role="img"])`).first();
  expect(await box.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  // No text is smaller than 10 px.
  const height = await page
    .locator(`${DIAGRAM} text`)
    .first()
    .evaluate((text) => text.getBoundingClientRect().height);
  expect(height).toBeGreaterThan(10);
  await box.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});
