import {readStored, store} from '@paydocs/core/storage';

const KEY = 'site.search.query';

/**
 * Loads the page again, and opens search there with the same query. Without storage, the reader types it again.
 *
 * @param query - what the reader typed
 */
export function reloadWithQuery(query: string): void {
  store(KEY, query, 'sessionStorage');
  window.location.reload();
}

/** @returns the query with which search is to be opened, once; nothing if it isn't */
export function takeKeptQuery(): string | undefined {
  const query = readStored(KEY, 'sessionStorage') ?? undefined;
  store(KEY, null, 'sessionStorage');
  return query;
}
