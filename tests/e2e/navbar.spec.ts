/** The navbar: its items, the active item, its menus, and keyboard navigation. */
import type {Locator, Page} from '@playwright/test';
import {expect, pageKinds, test} from './pages';
import {brand} from './site';

const PHONE = {width: 390, height: 800};
/** Pages of two areas, with sidebars: pages that the router renders have no sidebar to put into the menu. */
const PAGES = ['/testing/', pageKinds.restOperation];

const getRightItems = (page: Page): Locator => page.locator('.navbar__items--right');
const getTrigger = (page: Page): Locator => page.getByRole('button', {name: 'APIs'});
const getEntry = (page: Page): Locator => page.locator('.dropdown__menu').getByRole('link', {name: 'GraphQL API'});
const getToggle = (page: Page): Locator => page.getByRole('button', {name: 'Toggle navigation bar'});
const getMenu = (page: Page): Locator => page.locator('.navbar-sidebar');

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-shell', 'ready');
}

test('all items are on the right, in order, and external links are marked', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto('/');
  const text = await getRightItems(page).innerText();
  const labels = ['Documentation', 'APIs', 'Support', 'Dashboard', 'English', 'Search'];
  const positions = labels.map((label) => text.indexOf(label));
  expect(positions.every((position) => position >= 0)).toBe(true);
  expect([...positions].sort((a, b) => a - b)).toEqual(positions);
  await expect(page.locator('.navbar__items:not(.navbar__items--right) .navbar__item')).toHaveCount(0);
  await expect(getRightItems(page).getByRole('button', {name: /Switch between dark and light mode/})).toBeVisible();

  const documentation = getRightItems(page).getByRole('link', {name: 'Documentation'});
  await expect(documentation).toHaveAttribute('href', '/getting-started/');
  await expect(documentation.locator('svg')).toHaveCount(0);
  for (const [name, href] of [
    ['Support', brand.urls.support],
    ['Dashboard', brand.urls.dashboard],
  ] as const) {
    const link = getRightItems(page).getByRole('link', {name});
    await expect(link).toHaveAttribute('href', href);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
    await expect(link.locator('svg')).toBeVisible();
  }
});

for (const [path, active] of [
  ['/', 'Documentation'],
  ['/getting-started/', 'Documentation'],
  ['/category/integrations/', 'Documentation'],
  ['/search/', 'Documentation'],
  ['/apis/rest/', 'APIs'],
  ['/apis/rest/payments-create/', 'APIs'],
  ['/apis/graphql/', 'APIs'],
] as const) {
  test(`${active} is active on ${path}`, async ({page}) => {
    await open(page, path);
    const items = getRightItems(page)
      .locator('.navbar__link')
      .filter({hasText: /^(Documentation|APIs)$/});
    await expect(items).toHaveCount(2);
    await expect(items.and(page.locator('.navbar__link--active'))).toHaveText([active]);
  });
}

for (const path of PAGES) {
  // The navbar behaves the same on every page.
  const tag = path === PAGES[0] ? [] : '@browser';
  test.describe(`on ${path}`, () => {
    test('the APIs menu opens on hover and on Enter, and links to both references', {tag}, async ({page}) => {
      await open(page, path);
      await expect(getEntry(page)).toBeHidden();
      await getTrigger(page).hover();
      await expect(getEntry(page)).toBeVisible();
      await page.mouse.move(10, 600);
      await expect(getEntry(page)).toBeHidden();
      await getTrigger(page).focus();
      await page.keyboard.press('Enter');
      await expect(getTrigger(page)).toHaveAttribute('aria-expanded', 'true');
      await expect(page.locator('.dropdown__menu').first().getByRole('link')).toHaveText(['REST API', 'GraphQL API']);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(getEntry(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/apis/graphql/');
    });

    test('the APIs menu closes on an outside click, when the focus leaves, and on Escape', {tag}, async ({page}) => {
      await open(page, path);
      const openByKey = async (): Promise<void> => {
        await getTrigger(page).focus();
        await page.keyboard.press('Enter');
        await expect(getEntry(page)).toBeVisible();
      };
      await openByKey();
      await page.mouse.click(10, 600);
      await expect(getEntry(page)).toBeHidden();

      await openByKey();
      // Past both entries, to the next item of the navbar.
      for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab');
      await expect(getRightItems(page).getByRole('link', {name: 'Support'})).toBeFocused();
      await expect(getEntry(page)).toBeHidden();

      await openByKey();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      await expect(getEntry(page)).toBeHidden();
      await expect(getTrigger(page)).toBeFocused();
      await expect(getTrigger(page)).toHaveAttribute('aria-expanded', 'false');

      await getTrigger(page).hover();
      await expect(getEntry(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(getEntry(page)).toBeHidden();
      await page.mouse.move(10, 600);
      await getTrigger(page).hover();
      await expect(getEntry(page)).toBeVisible();
    });

    test('arrow keys open the APIs menu and move through it', {tag}, async ({page}) => {
      await open(page, path);
      const links = page.locator('.dropdown__menu').first().getByRole('link');
      await getTrigger(page).focus();
      await page.keyboard.press('ArrowDown');
      await expect(links.first()).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(links.last()).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(links.first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(getTrigger(page)).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await expect(links.last()).toBeFocused();
    });

    test('the language switcher offers the only language, and links to the same page', {tag}, async ({page}) => {
      await open(page, path);
      await page.getByRole('button', {name: 'English'}).hover();
      const languages = getRightItems(page).locator('.dropdown', {hasText: 'English'}).locator('.dropdown__menu a');
      await expect(languages).toHaveText(['English']);
      await expect(languages).toHaveClass(/dropdown__link--active/);
      await expect(languages).toHaveAttribute('lang', 'en');
      await languages.click();
      await expect(page).toHaveURL(path);
    });

    test('the first Tab stop skips to the content', {tag}, async ({page}) => {
      await open(page, path);
      await page.keyboard.press('Tab');
      const link = page.getByRole('link', {name: 'Skip to main content'});
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(page.locator('.main-wrapper :focus')).toHaveCount(1);
    });

    test('below 997 px, a menu replaces the navbar, and a wide screen closes it', {tag}, async ({page}) => {
      await page.setViewportSize({width: 997, height: 800});
      await open(page, path);
      await expect(getToggle(page)).toBeHidden();
      await expect(getTrigger(page)).toBeVisible();
      await page.setViewportSize({width: 996, height: 800});
      await expect(getTrigger(page)).toBeHidden();
      await getToggle(page).click();
      await expect(getMenu(page)).toBeInViewport();
      await page.setViewportSize({width: 997, height: 800});
      await expect(getMenu(page)).toBeHidden();
      await expect(page.locator('[inert]:not(.navbar-sidebar *)')).toHaveCount(0);
      await page.setViewportSize({width: 996, height: 800});
      await expect(getMenu(page)).not.toBeInViewport();
    });

    test('the menu opens and closes, traps the focus, and returns it', {tag}, async ({page}) => {
      await page.setViewportSize(PHONE);
      await open(page, path);
      await expect(getMenu(page)).not.toBeInViewport();
      await getToggle(page).press('Enter');
      await expect(getMenu(page)).toBeInViewport();
      const close = page.getByRole('button', {name: 'Close navigation bar'});
      await expect(close).toBeFocused();
      const inside = page.locator('.navbar-sidebar :focus');
      const stops = await getMenu(page).locator('a:visible, button:visible, summary:visible').count();
      for (let stop = 0; stop < stops + 3; stop += 1) {
        await page.keyboard.press('Tab');
        // After the last stop, the focus is in the browser's own UI.
        expect((await inside.count()) === 1 || (await page.locator(':focus').count()) === 0).toBe(true);
      }
      await page.keyboard.press('Escape');
      await expect(getMenu(page)).not.toBeInViewport();
      await expect(getToggle(page)).toBeFocused();

      await getToggle(page).click();
      await close.click();
      await expect(getMenu(page)).not.toBeInViewport();
      await getToggle(page).click();
      await page.locator('.navbar-sidebar__backdrop').click({position: {x: PHONE.width - 5, y: 400}});
      await expect(getMenu(page)).not.toBeInViewport();
    });

    test('the menu has every item of the navbar', {tag}, async ({page}) => {
      await page.setViewportSize(PHONE);
      await open(page, path);
      await getToggle(page).click();
      await getMenu(page)
        .getByRole('button', {name: /Back to main menu/})
        .click();
      const items = getMenu(page).locator('.navbar-sidebar__item').first();
      for (const name of ['Documentation', 'Support', 'Dashboard']) {
        await expect(items.getByRole('link', {name})).toBeVisible();
      }
      const apis = items.locator('summary', {hasText: /^APIs$/});
      if (!(await items.getByRole('link', {name: 'REST API'}).isVisible())) await apis.click();
      await expect(items.getByRole('link', {name: 'GraphQL API'})).toBeVisible();
      await items.locator('summary', {hasText: /^Languages$/}).click();
      await expect(items.getByRole('link', {name: 'English'})).toBeVisible();
      await expect(getMenu(page).getByRole('button', {name: /Switch between dark and light mode/})).toBeVisible();
    });
  });
}

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  for (const width of [PHONE.width, 996, 1440])
    test(`at ${width} px, the navbar has all links, and no controls that need scripts`, async ({page}) => {
      await page.setViewportSize({width, height: 800});
      await page.goto(pageKinds.guide);
      const bar = page.getByRole('navigation', {name: 'Main'});
      const brand = bar.locator('.navbar__inner .navbar__brand');
      await brand.click({trial: true});
      for (const name of ['Documentation', 'REST API', 'GraphQL API', 'English'])
        await expect(bar.getByRole('link', {name})).toBeInViewport();
      await expect(getToggle(page)).toBeHidden();
      await expect(page.locator('[data-color-modes]').first()).toBeHidden();
      await expect(getTrigger(page)).toBeHidden();
      const overflow = await bar.evaluate((element) => element.scrollWidth - element.clientWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      await bar.getByRole('link', {name: 'GraphQL API'}).click();
      await expect(page).toHaveURL('/apis/graphql/');
    });
});
