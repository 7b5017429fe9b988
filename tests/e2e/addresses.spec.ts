/** Malformed URLs: the page stays intact. */
import {waitForShell, expect, pageKinds, test} from './pages';

for (const path of [pageKinds.guide, pageKinds.restOperation, pageKinds.search]) {
  test(
    `a malformed hash does not break the open page ${path}`,
    {tag: path === pageKinds.guide ? [] : '@browser'},
    async ({page}) => {
      await page.goto(path);
      await waitForShell(page);
      const title = await page.locator('h1').textContent();
      for (const hash of ['#%', '#%E0%A4%A', '#50%']) {
        await page.evaluate((text) => (window.location.hash = text), hash);
        await expect(page.locator('h1')).toHaveText(title ?? '');
      }
      await page.goBack();
      await expect(page.locator('h1')).toHaveText(title ?? '');
      await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Documentation'}).click();
      await expect(page).toHaveURL(pageKinds.guide);
      await expect(page.locator('h1')).not.toHaveText('This page crashed.');
    },
  );

  test(`a page with a malformed hash loads: ${path}`, {tag: '@browser'}, async ({page}) => {
    await page.goto(`${path}#%`);
    await waitForShell(page);
    await expect(page.locator('h1')).not.toHaveText('This page crashed.');
  });
}

test('URL parameters cannot show the notice about missing code', {tag: '@browser'}, async ({page}) => {
  await page.goto(`${pageKinds.guide}?docusaurus-data-shell=missing&docusaurus-data-Shell=missing`);
  await waitForShell(page);
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.getByText("The code of this page couldn't be loaded")).toBeHidden();
});
