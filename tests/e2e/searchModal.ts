import {expect, type Locator, type Page} from '@playwright/test';

/** The modal of search on a page. */
export interface SearchModal {
  dialog: Locator;
  field: Locator;
  hits: Locator;
  /** The button in the navigation bar. */
  button: Locator;
}

/** @returns the parts of the modal, which may not be there */
export function searchModal(page: Page): SearchModal {
  const dialog = page.getByRole('dialog', {name: 'Search'});
  return {
    dialog,
    field: dialog.getByRole('searchbox'),
    hits: dialog.locator('.DocSearch-Hit a'),
    button: page.getByRole('button', {name: 'Search', exact: true}),
  };
}

/** Opens the modal and waits until the whole index is there. */
export async function openModal(page: Page, path = '/getting-started/'): Promise<SearchModal> {
  const modal = searchModal(page);
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await modal.button.click();
  await expect(modal.field).toBeFocused();
  await page.waitForLoadState('networkidle');
  return modal;
}

/** @returns where the hits lead, in the order in which they are shown, when those of the query are shown */
export async function hitsFor(page: Page, {dialog, field, hits}: SearchModal, query: string): Promise<string[]> {
  await field.fill(query);
  await expect(dialog.locator('.DocSearch-HitsFooter a')).toHaveAttribute('href', addressOf(query));
  return hits.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).getAttribute('href') ?? ''));
}

/** The address of the search page for a query. */
export const addressOf = (query: string): string => `/search/?q=${encodeURIComponent(query)}`;

/** Requests of search that a page makes. */
export const isOfSearch = (url: string | URL): boolean => String(url).includes('/assets/search/');
