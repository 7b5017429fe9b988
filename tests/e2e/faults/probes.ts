/** Actions of readers on a page, and checks of what the page shows. */
import type {Locator, Page} from '@playwright/test';
import {waitForShell, expect} from '../pages';
import {getSearchModal} from '../searchModal';
import type {Kind} from './kinds';

/** Time within which a fault must be reported, in milliseconds. */
export const REPORT_TIMEOUT_MS = 10_000;
const QUERY = 'refund';

export const getMissingCodeNotice = (page: Page): Locator =>
  page.getByRole('alert').filter({hasText: 'The code of this page didn’t load. You can read the page'});
export const getMissingStylesNotice = (page: Page): Locator =>
  page.getByRole('alert').filter({hasText: 'The style sheet of this page didn’t load.'});
export const getMissingPageNotice = (page: Page): Locator =>
  page.getByRole('alert').filter({hasText: 'This page couldn’t be loaded.'});
export const getFailedSearchNotice = (page: Page): Locator =>
  page.getByRole('alert').filter({hasText: 'Unable to fetch results'});
export const getPartialSearchNotice = (page: Page): Locator =>
  page.getByRole('alert').filter({hasText: 'Some results may be missing'});
/** Returns a button or a link: without its code, a page has a link to reload it. */
const getControl = (within: Locator | Page, name: string): Locator =>
  within.getByRole('button', {name, exact: true}).or(within.getByRole('link', {name, exact: true}));

/** Checks that the heading and the text are visible. */
export async function expectReadable(page: Page, {heading, text}: Kind): Promise<void> {
  const main = page.locator('main').first();
  await expect(main.getByRole('heading', {level: 1}).first()).toContainText(heading, {timeout: REPORT_TIMEOUT_MS});
  await expect(main.getByRole('heading', {level: 1}).first()).toBeVisible({timeout: REPORT_TIMEOUT_MS});
  await expect(main.getByText(text).first()).toBeVisible({timeout: REPORT_TIMEOUT_MS});
}

const isSearchPage = (page: Page): boolean => new URL(page.url()).pathname === '/search/';
const getSearchField = (page: Page): Locator =>
  isSearchPage(page) ? page.getByRole('main').getByRole('searchbox') : getSearchModal(page).field;
const getHits = (page: Page): Locator =>
  isSearchPage(page) ? page.locator('.search-page__results a') : getSearchModal(page).hits;

/** Opens search unless it's open, and types a query if search has loaded. */
export async function enterQuery(page: Page): Promise<void> {
  if (!isSearchPage(page)) await getSearchModal(page).button.click();
  await expect(getSearchField(page).or(getFailedSearchNotice(page)).first()).toBeVisible({timeout: REPORT_TIMEOUT_MS});
  if (await getSearchField(page).isVisible()) await getSearchField(page).fill(QUERY);
}

/** Checks that search is open, and returns results. */
export async function expectResults(page: Page): Promise<void> {
  await expect(getSearchField(page)).toBeVisible({timeout: REPORT_TIMEOUT_MS});
  if ((await getSearchField(page).inputValue()) !== QUERY) await getSearchField(page).fill(QUERY);
  await expect(getHits(page).first()).toBeVisible({timeout: REPORT_TIMEOUT_MS});
  await expect(getFailedSearchNotice(page)).toHaveCount(0);
}

/** Follows a link without hovering over it, which would prefetch the page. */
export const followLink = (page: Page, path: string): Promise<void> =>
  page
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());

/** Checks that all features of a page work: the color mode, search, and navigation to a search result. */
export async function expectWorkingPage(page: Page): Promise<void> {
  await waitForShell(page);
  await expect(getMissingCodeNotice(page)).toBeHidden();
  await expectColorChange(page);
  await enterQuery(page);
  await expectResults(page);
  const title = await page.title();
  await getHits(page).first().click();
  await expect(page).not.toHaveTitle(title);
  await expect(page.locator('main h1').first()).toBeVisible();
  await expect(page.getByText('This page crashed.')).toHaveCount(0);
}

async function expectColorChange(page: Page): Promise<void> {
  const before = await page.locator('html').getAttribute('data-theme');
  // Its visibility depends on the width and the styles.
  await page
    .locator('[data-color-modes]')
    .first()
    .evaluate((toggle: HTMLElement) => toggle.click());
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', String(before));
}

/** Checks that a notice is shown with a button. */
export async function expectNotice(
  notice: Locator,
  name: 'Reload' | 'Retry',
  timeout = REPORT_TIMEOUT_MS,
): Promise<void> {
  await expect(notice).toBeVisible({timeout});
  await expect(getControl(notice, name)).toBeVisible();
}

export const press = (notice: Locator, name: 'Reload' | 'Retry'): Promise<void> => getControl(notice, name).click();
