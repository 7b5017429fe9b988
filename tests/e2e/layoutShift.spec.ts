/** Nothing moves while a page loads. */
import {expect, pageKinds, tagOf, test} from './pages';

for (const [kind, path] of Object.entries(pageKinds)) {
  for (const width of [1440, 390]) {
    test(
      `nothing moves while ${kind} loads, ${width} px`,
      {tag: width === 390 ? tagOf(kind) : '@browser'},
      async ({page}) => {
        await page.setViewportSize({width, height: 900});
        await page.addInitScript(() => {
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & {value: number})[]) {
              window.layoutShift = (window.layoutShift ?? 0) + entry.value;
            }
          }).observe({type: 'layout-shift', buffered: true});
        });
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        const awaited = await page.locator('link[rel=expect][blocking=render]').getAttribute('href');
        await expect(page.locator(awaited ?? '')).toHaveCount(1);
        // Observers are told of what happened with the frame after it.
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
        expect(await page.evaluate(() => window.layoutShift ?? 0)).toBe(0);
      },
    );
  }
}

declare global {
  interface Window {
    /** Sum of the layout shifts of a page. */
    layoutShift?: number;
  }
}
