import {expect, type Locator, type Page} from '@playwright/test';
import {waitForFiles} from './pages';

/** The search modal of a page. */
export interface SearchModal {
  dialog: Locator;
  field: Locator;
  hits: Locator;
  /** The button in the navbar. */
  button: Locator;
}

/** Returns locators for the parts of the modal, which may not be open. */
export function getSearchModal(page: Page): SearchModal {
  const dialog = page.getByRole('dialog', {name: 'Search'});
  return {
    dialog,
    field: dialog.getByRole('searchbox'),
    hits: dialog.locator('.DocSearch-Hit a'),
    button: page.getByRole('button', {name: 'Search', exact: true}),
  };
}

/** Opens the modal and waits until the whole index has loaded. */
export async function openModal(page: Page, path = '/getting-started/'): Promise<SearchModal> {
  const modal = getSearchModal(page);
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-shell', 'ready');
  await modal.button.click();
  await expect(modal.field).toBeFocused();
  await waitForFiles(page);
  return modal;
}

/** Searches for a query in the modal, and returns the `href` of each hit, in order of appearance. */
export async function searchInModal(page: Page, {dialog, field, hits}: SearchModal, query: string): Promise<string[]> {
  await field.fill(query);
  await expect(dialog.locator('.DocSearch-HitsFooter a')).toHaveAttribute('href', getSearchUrl(query));
  return hits.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).getAttribute('href') ?? ''));
}

/** Returns the URL of the search page for a query. */
export const getSearchUrl = (query: string): string => `/search/?q=${encodeURIComponent(query)}`;

/** Checks whether a URL is of a file of search. */
export const isSearchRequest = (url: string | URL): boolean => String(url).includes('/assets/search/');
