import {RetryError, type ClientSettings, type SearchClient, type SearchResult, type Suggestion} from '../../types';
import {IndexLoader} from './indexLoader';
import type {WorkerRequest} from './protocol';

/**
 * Creates a client for the embedded index. It starts loading the index immediately, and keeps it in memory, so that
 * later searches need no network. After an error, the next request loads the index again. If only some files can't be
 * loaded, results come from the others and are marked as incomplete.
 *
 * @param settings - settings with the URLs of the index files
 * @returns the client
 */
export function createEmbeddedClient(settings: ClientSettings): SearchClient {
  const {siteUrl} = settings;
  const listeners = new Set<() => void>();
  let loader: IndexLoader | undefined;
  let hasFailed = false;

  const notifyListeners = (): void => listeners.forEach((listener) => listener());

  const load = (): IndexLoader => {
    if (loader) return loader;
    const newLoader = new IndexLoader(settings, hasFailed, {
      improve: notifyListeners,
      fail() {
        hasFailed = true;
        if (loader === newLoader) loader = undefined;
      },
    });
    loader = newLoader;
    return newLoader;
  };

  /** Sends a request. If an index that was already loading fails to load, loads the index once more. */
  const sendRequest = async <Value>(
    workerRequest: WorkerRequest,
    isEmpty: (value: Value) => boolean,
  ): Promise<Value> => {
    const previousLoader = loader;
    try {
      return await load()
        .request(workerRequest, isEmpty)
        .catch((error: unknown) => {
          if (!previousLoader || loader === previousLoader) throw error;
          return load().request(workerRequest, isEmpty);
        });
    } catch (error) {
      const reason = error instanceof RetryError && error.reason;
      throw new RetryError("The search index couldn't be loaded.", {cause: error, ...(reason && {reason})});
    }
  };

  const search = async (workerRequest: WorkerRequest): Promise<SearchResult> => {
    const result = await sendRequest<SearchResult>(workerRequest, ({nbHits}) => nbHits === 0);
    return {...result, missing: await loader?.missing};
  };

  load();
  return {
    search: async ({requests}) => ({
      results: await Promise.all(requests.map((request) => search({kind: 'search', request, siteUrl}))),
    }),
    suggest: (pathname) =>
      sendRequest<Suggestion[]>({kind: 'suggest', pathname, siteUrl}, (pages) => pages.length === 0),
    onIndexUpdate(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    loadMissing: () => loader?.loadMissing(),
  };
}
