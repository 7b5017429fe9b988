/** Checklists in guides: labeled checkboxes that readers can tick. */
import {createAxe} from './axe';
import {expect, test} from './pages';

const path = '/e-commerce/woocommerce/';

test('clicking the text of a box ticks that box only', async ({page}) => {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-shell', 'ready');
  const boxes = page.getByRole('checkbox');
  expect(await boxes.count()).toBeGreaterThan(2);
  await expect(boxes.first()).toHaveAccessibleName(/\w+ \w+/);
  await page
    .locator('.task-list-item label')
    .nth(1)
    .click({position: {x: 60, y: 12}});
  await expect(boxes.nth(1)).toBeChecked();
  await expect(boxes.first()).not.toBeChecked();
});

for (const theme of ['light', 'dark']) {
  test(`a checklist in ${theme} has no violations, and boxes of 24 px`, {tag: '@browser'}, async ({page}) => {
    await page.setViewportSize({width: 320, height: 800});
    await page.goto(`${path}?docusaurus-theme=${theme}`);
    await expect(page.locator('html')).toHaveAttribute('data-shell', 'ready');
    const result = await createAxe(page).include('.contains-task-list').analyze();
    expect(result.violations.map(({id}) => id)).toEqual([]);
    const box = await page.getByRole('checkbox').first().boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(24);
    expect(box?.x).toBeGreaterThanOrEqual(0);
  });
}
