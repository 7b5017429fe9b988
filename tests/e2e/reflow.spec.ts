/**
 * Every kind of page on small screens, zoomed in, and with the text spacing that readers set (WCAG 2.2: 1.4.10, 1.4.12,
 * and 2.5.8). Each page loads once for all viewports.
 */
import type {Page} from '@playwright/test';
import {waitForFiles, expect, pageKinds, getTags, test} from './pages';

/** Viewport of the phone that pages load on. */
const PHONE = {width: 320, height: 700};
const ENLARGED = {
  // Viewports of windows of 1440 × 900 px and 1280 × 1024 px.
  '200 %': {width: 720, height: 450},
  '400 %': {width: 320, height: 256},
};

/** https://www.w3.org/TR/WCAG22/#text-spacing */
const SPACING = `* {line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important}
p {margin-bottom: 2em !important}`;

/** Selector of all targets except for links within sentences, which are as tall as their line (WCAG 2.2, 2.5.8). */
const TARGETS =
  'button, summary, select, input, nav a, header a, .pagination-nav a, .theme-edit-this-page, main li > a';

for (const [kind, path] of Object.entries(pageKinds)) {
  test(
    `${kind} has no horizontal overflow, targets of 24 px, and no clipped text`,
    {tag: getTags(kind)},
    async ({page}) => {
      await page.setViewportSize(PHONE);
      await page.goto(path);
      expect.soft(await getOverflow(page), 'on a phone, before its scripts run').toBeLessThanOrEqual(0);
      await waitForFiles(page);
      expect.soft(await getOverflow(page), 'on a phone').toBeLessThanOrEqual(0);

      for (const [size, viewport] of Object.entries(ENLARGED)) {
        await page.setViewportSize(viewport);
        expect.soft(await getOverflow(page), `at ${size}`).toBeLessThanOrEqual(0);
      }
      await page.setViewportSize({width: 390, height: 844});
      const setFontSize = (size: string): Promise<void> =>
        page.evaluate((fontSize) => void Object.assign(document.documentElement.style, {fontSize}), size);
      await setFontSize('200%');
      expect.soft(await getOverflow(page), 'with text twice as large').toBeLessThanOrEqual(0);
      await setFontSize('');
      expect.soft(await findSmallTargets(page), 'targets on a phone').toEqual([]);

      await page.evaluate((css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets.push(sheet);
      }, SPACING);
      for (const width of [390, 1440]) {
        await page.setViewportSize({width, height: 900});
        expect
          .soft(await findClippedTexts(page), `with more space between letters, words and lines, ${width} px`)
          .toEqual([]);
      }
    },
  );
}

/** Returns by how many pixels a page is wider than its viewport. */
function getOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

function findSmallTargets(page: Page): Promise<string[]> {
  return page.locator(TARGETS).evaluateAll((targets) =>
    targets.flatMap((target) => {
      const {width, height} = target.getBoundingClientRect();
      const isInText =
        getComputedStyle(target).display === 'inline' && target.parentElement?.textContent !== target.textContent;
      return width === 0 || isInText || (width >= 24 && height >= 24)
        ? []
        : [`${target.outerHTML.slice(0, 120)}: ${width.toFixed(1)} × ${height.toFixed(1)}`];
    }),
  );
}

function findClippedTexts(page: Page): Promise<string[]> {
  return page.locator('body *').evaluateAll((all) =>
    all
      .filter((element) => {
        const {overflowX, overflowY} = getComputedStyle(element);
        const {width, height} = element.getBoundingClientRect();
        const isClipped = (overflow: string, scrollSize: number, clientSize: number): boolean =>
          ['hidden', 'clip'].includes(overflow) && scrollSize > clientSize + 2;
        return (
          // Content for screen readers only is a single pixel on purpose.
          Math.min(width, height) > 1 &&
          element.textContent !== '' &&
          element.checkVisibility({opacityProperty: true, visibilityProperty: true}) &&
          (isClipped(overflowX, element.scrollWidth, element.clientWidth) ||
            isClipped(overflowY, element.scrollHeight, element.clientHeight))
        );
      })
      .map((element) => element.outerHTML.slice(0, 160)),
  );
}
