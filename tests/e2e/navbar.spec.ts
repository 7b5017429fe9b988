/** The navigation bar: its items, which of them is active, and the way by keyboard. */
import {brand} from '../../src/brand';
import {expect, test} from './pages';

test('all items are on the right, in order', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto('/');
  const right = page.locator('.navbar__items--right');
  const text = await right.innerText();
  const labels = ['Documentation', 'APIs', 'Support', 'Dashboard', 'English', 'Search'];
  const positions = labels.map((label) => text.indexOf(label));
  expect(positions.every((position) => position >= 0)).toBe(true);
  expect([...positions].sort((a, b) => a - b)).toEqual(positions);
  await expect(page.locator('.navbar__items:not(.navbar__items--right) .navbar__item')).toHaveCount(0);
  await expect(right.getByRole('link', {name: 'Support'})).toHaveAttribute('href', brand.urls.support);
  await expect(right.getByRole('link', {name: 'Dashboard'})).toHaveAttribute('href', brand.urls.dashboard);
});

for (const [path, active] of [
  ['/getting-started/', 'Documentation'],
  ['/search/', 'Documentation'],
  ['/apis/rest/payments-create/', 'APIs'],
  ['/apis/graphql/', 'APIs'],
] as const) {
  test(`${active} is active on ${path}`, async ({page}) => {
    await page.goto(path);
    const items = page.locator('.navbar__items--right');
    await expect(items.locator('.navbar__link--active').filter({hasText: /^(Documentation|APIs)$/})).toHaveText([
      active,
    ]);
  });
}

test('the APIs menu opens on hover and on Enter, and closes on an outside click and when focus leaves', async ({
  page,
}) => {
  await page.goto('/getting-started/');
  const menu = page.locator('.dropdown__menu').getByRole('link', {name: 'GraphQL API'});
  const button = page.getByRole('button', {name: 'APIs'});
  await button.hover();
  await expect(menu).toBeVisible();
  await page.mouse.move(10, 600);
  await expect(menu).toBeHidden();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await page.mouse.click(10, 600);
  await expect(menu).toBeHidden();
  await button.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(menu).toBeHidden();
});

test('the first Tab stop skips to the content', async ({page}) => {
  await page.goto('/getting-started/');
  await page.keyboard.press('Tab');
  const link = page.getByRole('link', {name: 'Skip to main content'});
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
});

test('below 997 px a menu replaces the bar, and a wide screen closes it', async ({page}) => {
  await page.setViewportSize({width: 997, height: 800});
  await page.goto('/getting-started/');
  const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
  await expect(toggle).toBeHidden();
  await page.setViewportSize({width: 996, height: 800});
  await toggle.click();
  await expect(page.locator('.navbar-sidebar--show')).toBeVisible();
  await page.setViewportSize({width: 1200, height: 800});
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
});

test('the color switch swaps light and dark, light first, and the choice is kept', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await page.goto('/getting-started/');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'light');
  const button = page.getByRole('button', {name: /Switch between dark and light mode/});
  await button.click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await button.click();
  await expect(html).toHaveAttribute('data-theme', 'light');
});
