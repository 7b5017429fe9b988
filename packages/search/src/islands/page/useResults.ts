import {useCallback, useEffect, useState} from 'react';
import {getSearchClient} from '../../client';
import {reloadOutdatedPage} from '@paydocs/static-pages/shell';
import {getErrorReason} from '../../client/errorReason';
import type {SearchSettings} from '../../settings';
import type {ErrorReason, SearchHit} from '../../types';
import {restrictToArea, type Area} from '../../client/areas';

/** Maximum length of a query in characters. The hosted service rejects longer queries. */
const MAX_QUERY_LENGTH = 200;
const HITS_PER_PAGE = 20;

/** The state of the results. */
export type ResultsState =
  | {kind: 'empty' | 'loading'}
  | {kind: 'failed'; reason: ErrorReason}
  | {kind: 'nothing'; query: string}
  | {kind: 'found'; hits: readonly SearchHit[]; total: number; hasMore: boolean; missing: ErrorReason | undefined};

/**
 * Searches as the reader types, and repeats the search when the index is updated.
 *
 * @param settings - settings that each page contains as JSON
 * @param typed - query string as typed
 * @param area - area to search; `undefined` for all areas
 * @returns the state of the results, and functions to load more results and to retry
 */
export function useResults(
  settings: SearchSettings,
  typed: string,
  area: Area | undefined,
): {state: ResultsState; showMore(): void; retry(): void} {
  const query = [...typed.slice(0, MAX_QUERY_LENGTH * 2)].slice(0, MAX_QUERY_LENGTH).join('').trim();
  const key = `${area ?? ''}\n${query}`;
  const [latest, setLatest] = useState<{key: string; state: ResultsState}>({key: '', state: {kind: 'empty'}});
  const [visiblePages, setVisiblePages] = useState({key, pages: 1});
  const pages = visiblePages.key === key ? visiblePages.pages : 1;
  /** Count of index updates and retries, each of which repeats the search. */
  const [indexVersion, setIndexVersion] = useState(0);

  useEffect(() => {
    let unsubscribe = (): void => undefined;
    let isUnmounted = false;
    getSearchClient(settings).then(
      (client) => {
        if (!isUnmounted) unsubscribe = client.onIndexUpdate(() => setIndexVersion((count) => count + 1));
      },
      () => undefined, // reported with the result
    );
    return () => {
      isUnmounted = true;
      unsubscribe();
    };
  }, [settings]);

  useEffect(() => {
    if (!query) return undefined;
    let isUnmounted = false;
    const request = {
      indexName: settings.indexName,
      query,
      facetFilters: restrictToArea(settings.facetFilters, area),
      hitsPerPage: HITS_PER_PAGE,
    };
    const requests = Array.from({length: pages}, (_, page) => ({...request, page}));
    getSearchClient(settings)
      .then((client) => client.search({requests}))
      .then(
        async ({results}): Promise<ResultsState> => {
          const hits = results.flatMap((result) => result.hits);
          const {nbHits: total = 0, nbPages = 0, missing} = results[0] ?? {};
          if (missing) await reloadIfOutdated(missing);
          return hits.length > 0
            ? {kind: 'found', hits, total, hasMore: pages < nbPages, missing}
            : {kind: 'nothing', query};
        },
        async (error: unknown): Promise<ResultsState> => {
          const reason = await getErrorReason(error);
          await reloadIfOutdated(reason);
          return {kind: 'failed', reason};
        },
      )
      .then((state) => {
        if (!isUnmounted) setLatest({key, state});
      });
    return () => {
      isUnmounted = true;
    };
  }, [settings, key, query, area, pages, indexVersion]);

  const showMore = useCallback(() => setVisiblePages({key, pages: pages + 1}), [key, pages]);
  const retry = useCallback(() => {
    setLatest({key: '', state: {kind: 'empty'}});
    getSearchClient(settings)
      .then((client) => client.loadMissing())
      .catch(() => undefined) // reported with the result
      .finally(() => setIndexVersion((count) => count + 1));
  }, [settings]);
  if (!query) return {state: {kind: 'empty'}, showMore, retry};
  // While the reader types, previous results stay visible.
  const isCurrent = latest.key === key || latest.state.kind === 'found';
  return {state: isCurrent ? latest.state : {kind: 'loading'}, showMore, retry};
}

/** Reloads the page if it's older than the deployed site, and then never resolves. The URL contains the query. */
async function reloadIfOutdated(reason: ErrorReason): Promise<void> {
  if (reason === 'outdated' && reloadOutdatedPage(() => window.location.reload())) await new Promise(() => undefined);
}
