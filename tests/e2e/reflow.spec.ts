/**
 * Every kind of page on small screens, enlarged, and with the text spacing that readers set: WCAG 2.2, 1.4.10, 1.4.12
 * and 2.5.8. One load of a page serves all windows.
 */
import type {Page} from '@playwright/test';
import {alive, expect, pageKinds, tagOf, test} from './pages';

/** A phone, as which a page is loaded, and what else may be nothing wider than. */
const PHONE = {width: 320, height: 700};
const ENLARGED = {
  // What a window of 1440 × 900 px shows, and one of 1280 × 1024 px.
  '200 %': {width: 720, height: 450},
  '400 %': {width: 320, height: 256},
};

/** https://www.w3.org/TR/WCAG22/#text-spacing */
const SPACING = `* {line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important}
p {margin-bottom: 2em !important}`;

/** Links within sentences are as high as their line (WCAG 2.2, 2.5.8); everything else is a target. */
const TARGETS =
  'button, summary, select, input, nav a, header a, .pagination-nav a, .theme-edit-this-page, main li > a';

for (const [kind, path] of Object.entries(pageKinds)) {
  test(
    `${kind} has nothing beside the screen, targets of 24 px, and loses no text`,
    {tag: tagOf(kind)},
    async ({page}) => {
      await page.setViewportSize(PHONE);
      await page.goto(path);
      expect.soft(await overhang(page), 'on a phone, as it comes').toBeLessThanOrEqual(0);
      await alive(page);
      await page.waitForLoadState('networkidle');
      expect.soft(await overhang(page), 'on a phone').toBeLessThanOrEqual(0);

      for (const [size, viewport] of Object.entries(ENLARGED)) {
        await page.setViewportSize(viewport);
        expect.soft(await overhang(page), `at ${size}`).toBeLessThanOrEqual(0);
      }
      await page.setViewportSize({width: 390, height: 844});
      const setText = (size: string): Promise<void> =>
        page.evaluate((fontSize) => void Object.assign(document.documentElement.style, {fontSize}), size);
      await setText('200%');
      expect.soft(await overhang(page), 'with text twice as large').toBeLessThanOrEqual(0);
      await setText('');
      expect.soft(await smallTargets(page), 'targets on a phone').toEqual([]);

      await page.evaluate((css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets.push(sheet);
      }, SPACING);
      for (const width of [390, 1440]) {
        await page.setViewportSize({width, height: 900});
        expect.soft(await cutTexts(page), `with more space between letters, words and lines, ${width} px`).toEqual([]);
      }
    },
  );
}

/** By how many pixels a page is wider than its window. */
function overhang(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

function smallTargets(page: Page): Promise<string[]> {
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

function cutTexts(page: Page): Promise<string[]> {
  return page.locator('body *').evaluateAll((all) =>
    all
      .filter((element) => {
        const {overflowX, overflowY} = getComputedStyle(element);
        const {width, height} = element.getBoundingClientRect();
        const isCut = (overflow: string, inside: number, outside: number): boolean =>
          ['hidden', 'clip'].includes(overflow) && inside > outside + 2;
        return (
          // What is for screen readers alone is a point on purpose.
          Math.min(width, height) > 1 &&
          element.textContent !== '' &&
          element.checkVisibility({opacityProperty: true, visibilityProperty: true}) &&
          (isCut(overflowX, element.scrollWidth, element.clientWidth) ||
            isCut(overflowY, element.scrollHeight, element.clientHeight))
        );
      })
      .map((element) => element.outerHTML.slice(0, 160)),
  );
}
