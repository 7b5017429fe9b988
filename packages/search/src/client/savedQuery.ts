import {readStoredValue, writeStoredValue} from '@paydocs/core/client';

const STORAGE_KEY = 'site.search.query';

/**
 * Saves the query, and reloads the page, which then opens search with it. If storage is blocked, the query is lost.
 *
 * @param query - query string as typed
 */
export function reloadWithQuery(query: string): void {
  writeStoredValue(STORAGE_KEY, query, 'sessionStorage');
  window.location.reload();
}

/**
 * Reads the query that {@link reloadWithQuery} saved, and deletes it.
 *
 * @returns the query string; `undefined` if there is none
 */
export function takeSavedQuery(): string | undefined {
  const query = readStoredValue(STORAGE_KEY, 'sessionStorage') ?? undefined;
  writeStoredValue(STORAGE_KEY, null, 'sessionStorage');
  return query;
}
