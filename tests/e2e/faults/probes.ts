/** What a reader does with a page, and what they are told. */
import type {Locator, Page} from '@playwright/test';
import {alive, expect} from '../pages';
import {searchModal} from '../searchModal';
import type {Kind} from './kinds';

/** Within so many milliseconds a reader is told. */
export const PATIENCE = 10_000;
const QUERY = 'refund';

export const missingCode = (page: Page): Locator =>
  page.getByRole('alert').filter({hasText: 'The code of this page didn’t load. You can read the page'});
export const missingStyles = (page: Page): Locator =>
  page.getByRole('alert').filter({hasText: 'The style sheet of this page didn’t load.'});
export const missingPage = (page: Page): Locator =>
  page.getByRole('alert').filter({hasText: 'This page couldn’t be loaded.'});
export const failedSearch = (page: Page): Locator =>
  page.getByRole('alert').filter({hasText: 'Unable to fetch results'});
export const partialSearch = (page: Page): Locator =>
  page.getByRole('alert').filter({hasText: 'Some results may be missing'});
/** Without its code, a page is reloaded by a link. */
const button = (within: Locator | Page, name: string): Locator =>
  within.getByRole('button', {name, exact: true}).or(within.getByRole('link', {name, exact: true}));

/** Heading and text are painted, and in the colors of one another's contrast. */
export async function canRead(page: Page, {heading, text}: Kind): Promise<void> {
  const main = page.locator('main').first();
  await expect(main.getByRole('heading', {level: 1}).first()).toContainText(heading, {timeout: PATIENCE});
  await expect(main.getByRole('heading', {level: 1}).first()).toBeVisible({timeout: PATIENCE});
  await expect(main.getByText(text).first()).toBeVisible({timeout: PATIENCE});
}

const isSearchPage = (page: Page): boolean => new URL(page.url()).pathname === '/search/';
const fieldOf = (page: Page): Locator =>
  isSearchPage(page) ? page.getByRole('main').getByRole('searchbox') : searchModal(page).field;
const hitsOf = (page: Page): Locator =>
  isSearchPage(page) ? page.locator('.search-page__results a') : searchModal(page).hits;

/** Opens search where it is not open, and types, if it comes. */
export async function ask(page: Page): Promise<void> {
  if (!isSearchPage(page)) await searchModal(page).button.click();
  await expect(fieldOf(page).or(failedSearch(page)).first()).toBeVisible({timeout: PATIENCE});
  if (await fieldOf(page).isVisible()) await fieldOf(page).fill(QUERY);
}

/** Search is open, and answers. */
export async function finds(page: Page): Promise<void> {
  await expect(fieldOf(page)).toBeVisible({timeout: PATIENCE});
  if ((await fieldOf(page).inputValue()) !== QUERY) await fieldOf(page).fill(QUERY);
  await expect(hitsOf(page).first()).toBeVisible({timeout: PATIENCE});
  await expect(failedSearch(page)).toHaveCount(0);
}

/** Follows a link without resting on it, which would prefetch the page. */
export const follow = (page: Page, path: string): Promise<void> =>
  page
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());

/** The page does all that pages do: colors, search, and the way to a page that was found. */
export async function works(page: Page): Promise<void> {
  await alive(page);
  await expect(missingCode(page)).toBeHidden();
  await changesColors(page);
  await ask(page);
  await finds(page);
  const title = await page.title();
  await hitsOf(page).first().click();
  await expect(page).not.toHaveTitle(title);
  await expect(page.locator('main h1').first()).toBeVisible();
  await expect(page.getByText('This page crashed.')).toHaveCount(0);
}

async function changesColors(page: Page): Promise<void> {
  const before = await page.locator('html').getAttribute('data-theme');
  // Whether it can be seen is up to the width and the styles.
  await page
    .locator('[data-color-modes]')
    .first()
    .evaluate((toggle: HTMLElement) => toggle.click());
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', String(before));
}

/** A notice is shown with a button. */
export async function tells(notice: Locator, name: 'Reload' | 'Retry', timeout = PATIENCE): Promise<void> {
  await expect(notice).toBeVisible({timeout});
  await expect(button(notice, name)).toBeVisible();
}

export const press = (notice: Locator, name: 'Reload' | 'Retry'): Promise<void> => button(notice, name).click();
