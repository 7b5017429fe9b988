/** WCAG 2.2 AA, as far as a program can tell, on every kind of page in both color modes. */
import AxeBuilder from '@axe-core/playwright';
import {expect, pageKinds, test} from './pages';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const [kind, path] of Object.entries(pageKinds)) {
  for (const theme of ['light', 'dark']) {
    for (const width of [1440, 390]) {
      test(`${kind} in ${theme} at ${width} px has no violation`, async ({page}) => {
        await page.setViewportSize({width, height: 900});
        await page.goto(`${path}?docusaurus-theme=${theme}`);
        await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
        const {violations} = await new AxeBuilder({page}).withTags(TAGS).analyze();
        expect(
          violations.map(({id, nodes}) => `${id}: ${nodes.map((node) => node.html.slice(0, 150)).join(' | ')}`),
        ).toEqual([]);
      });
    }
  }
}
