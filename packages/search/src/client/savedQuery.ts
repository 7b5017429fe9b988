import {readStored, store} from '@paydocs/core/client';

const KEY = 'site.search.query';

/**
 * Reloads the page, and then opens search with the same query. If the browser blocks storage, the reader must type it again.
 *
 * @param query - query string as typed
 */
export function reloadWithQuery(query: string): void {
  store(KEY, query, 'sessionStorage');
  window.location.reload();
}

/** @returns the query to open search with after a reload, only on the first call; `undefined` if there's none */
export function takeSavedQuery(): string | undefined {
  const query = readStored(KEY, 'sessionStorage') ?? undefined;
  store(KEY, null, 'sessionStorage');
  return query;
}
