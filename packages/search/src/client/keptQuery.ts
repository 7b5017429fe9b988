const KEY = 'site.search.query';

/**
 * Loads the page anew, and opens search there with the same query.
 *
 * @param query - what the reader typed
 */
export function reloadWithQuery(query: string): void {
  try {
    sessionStorage.setItem(KEY, query);
  } catch {
    // Storage may be forbidden: then the reader types it again.
  }
  window.location.reload();
}

/** @returns the query with which search is to be opened, once; nothing if it isn't */
export function takeKeptQuery(): string | undefined {
  try {
    const query = sessionStorage.getItem(KEY) ?? undefined;
    sessionStorage.removeItem(KEY);
    return query;
  } catch {
    return undefined;
  }
}
