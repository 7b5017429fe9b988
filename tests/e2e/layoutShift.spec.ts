/** Pages load without layout shifts. */
import {waitForFiles, expect, pageKinds, getTags, test} from './pages';

for (const [kind, path] of Object.entries(pageKinds)) {
  for (const width of [1440, 390]) {
    test(
      `${kind} loads without layout shifts, ${width} px`,
      {tag: width === 390 ? getTags(kind) : '@browser'},
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
        await waitForFiles(page);
        const awaitedElement = await page.locator('link[rel=expect][blocking=render]').getAttribute('href');
        await expect(page.locator(awaitedElement ?? '')).toHaveCount(1);
        // Observers are notified with the next frame.
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
