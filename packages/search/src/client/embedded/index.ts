import {RetryError, type ClientSettings, type SearchClient, type SearchResult, type Suggestion} from '../../contract';
import {IndexLoading} from './loading';
import type {WorkerOrder} from './protocol';

/**
 * Answers from the index that was made with the site. It is loaded at once, and kept: when it is there,
 * searching needs no network. After a failure the next question loads it again. Where only some of its files
 * don't come, what is found in the others is told, and that something may be missing.
 *
 * @param settings - where its files are
 * @returns the client
 */
export function embeddedClient(settings: ClientSettings): SearchClient {
  const {siteUrl} = settings;
  const listeners = new Set<() => void>();
  let loading: IndexLoading | undefined;
  let hasFailed = false;

  const improve = (): void => listeners.forEach((listener) => listener());

  const load = (): IndexLoading => {
    if (loading) return loading;
    const started = new IndexLoading(settings, hasFailed, {
      improve,
      fail() {
        hasFailed = true;
        if (loading === started) loading = undefined;
      },
    });
    loading = started;
    return started;
  };

  /** A question that came while the index was loaded in vain has it loaded once more. */
  const ask = async <Value>(order: WorkerOrder, isEmpty: (value: Value) => boolean): Promise<Value> => {
    const known = loading;
    try {
      return await load()
        .ask(order, isEmpty)
        .catch((error: unknown) => {
          if (!known || loading === known) throw error;
          return load().ask(order, isEmpty);
        });
    } catch (error) {
      const reason = error instanceof RetryError && error.reason;
      throw new RetryError("The search index couldn't be loaded.", {cause: error, ...(reason && {reason})});
    }
  };

  const search = async (order: WorkerOrder): Promise<SearchResult> => {
    const result = await ask<SearchResult>(order, ({nbHits}) => nbHits === 0);
    return {...result, missing: await loading?.missing};
  };

  load();
  return {
    search: async ({requests}) => ({
      results: await Promise.all(requests.map((request) => search({kind: 'search', request, siteUrl}))),
    }),
    suggest: (pathname) => ask<Suggestion[]>({kind: 'suggest', pathname, siteUrl}, (pages) => pages.length === 0),
    onImproved(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    loadMissing: () => loading?.loadMissing(),
  };
}
