/** Pages at four times the size, and with the text spacing that readers set: WCAG 2.2, 1.4.10 and 1.4.12. */
import {alive, expect, pageKinds, test} from './pages';

/** https://www.w3.org/TR/WCAG22/#text-spacing */
const SPACING = `* {line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important}
p {margin-bottom: 2em !important}`;

for (const [kind, path] of Object.entries(pageKinds)) {
  test(`${kind} at 400 % has nothing beside the screen`, async ({page}) => {
    // What a window of 1280 × 1024 px shows.
    await page.setViewportSize({width: 320, height: 256});
    await page.goto(path);
    await alive(page);
    const {scroll, client} = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      client: document.documentElement.clientWidth,
    }));
    expect(scroll).toBeLessThanOrEqual(client);
  });

  test(`${kind} loses no text with more space between letters, words and lines`, async ({page}) => {
    for (const size of [1440, 390]) {
      await page.setViewportSize({width: size, height: 900});
      await page.goto(path);
      await alive(page);
      await page.evaluate((css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets.push(sheet);
      }, SPACING);
      const cut = await page.locator('body *').evaluateAll((all) =>
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
      expect(cut, `${size} px`).toEqual([]);
    }
  });
}
