import {useCallback, useEffect, useState} from 'react';
import {searchClient} from '../../client';
import {leaveOutdated} from '@paydocs/static-pages/shell/outdated';
import {reasonOf} from '../../client/deployment';
import type {SearchSettings} from '../../settings';
import type {FailureReason, SearchHit} from '../../contract';
import {filtersFor, type Area} from '../../client/areas';

/** The hosted service takes no longer ones, and nobody asks them. */
const LONGEST_QUERY = 200;
const HITS = 20;

export type ResultsState =
  | {kind: 'empty' | 'loading'}
  | {kind: 'failed'; reason: FailureReason}
  | {kind: 'nothing'; query: string}
  | {kind: 'found'; hits: readonly SearchHit[]; total: number; hasMore: boolean; missing: FailureReason | undefined};

/**
 * @param settings - of search
 * @param typed - what the reader typed
 * @param area - what they limit it to
 * @returns what was found, or why there is nothing; what loads more, and what asks once more
 */
export function useResults(
  settings: SearchSettings,
  typed: string,
  area: Area | undefined,
): {state: ResultsState; showMore(): void; retry(): void} {
  const query = [...typed.slice(0, LONGEST_QUERY * 2)].slice(0, LONGEST_QUERY).join('').trim();
  const key = `${area ?? ''}\n${query}`;
  const [answered, setAnswered] = useState<{key: string; state: ResultsState}>({key: '', state: {kind: 'empty'}});
  const [shown, setShown] = useState({key, pages: 1});
  const pages = shown.key === key ? shown.pages : 1;
  /** Counts up when the index has grown. */
  const [growth, setGrowth] = useState(0);

  useEffect(() => {
    let stop = (): void => undefined;
    let isGone = false;
    searchClient(settings).then(
      (client) => {
        if (!isGone) stop = client.onImproved(() => setGrowth((count) => count + 1));
      },
      () => undefined, // told with the answer
    );
    return () => {
      isGone = true;
      stop();
    };
  }, [settings]);

  useEffect(() => {
    if (!query) return undefined;
    let isGone = false;
    const request = {
      indexName: settings.indexName,
      query,
      facetFilters: filtersFor(settings.facetFilters, area),
      hitsPerPage: HITS,
    };
    const requests = Array.from({length: pages}, (_, page) => ({...request, page}));
    searchClient(settings)
      .then((client) => client.search({requests}))
      .then(
        async ({results}): Promise<ResultsState> => {
          const hits = results.flatMap((result) => result.hits);
          const {nbHits: total = 0, nbPages = 0, missing} = results[0] ?? {};
          if (missing) await leaveIfOutdated(missing);
          return hits.length > 0
            ? {kind: 'found', hits, total, hasMore: pages < nbPages, missing}
            : {kind: 'nothing', query};
        },
        async (error: unknown): Promise<ResultsState> => {
          const reason = await reasonOf(error);
          await leaveIfOutdated(reason);
          return {kind: 'failed', reason};
        },
      )
      .then((state) => {
        if (!isGone) setAnswered({key, state});
      });
    return () => {
      isGone = true;
    };
  }, [settings, key, query, area, pages, growth]);

  const showMore = useCallback(() => setShown({key, pages: pages + 1}), [key, pages]);
  const retry = useCallback(() => {
    setAnswered({key: '', state: {kind: 'empty'}});
    searchClient(settings)
      .then((client) => client.loadMissing())
      .catch(() => undefined) // told with the answer
      .finally(() => setGrowth((count) => count + 1));
  }, [settings]);
  if (!query) return {state: {kind: 'empty'}, showMore, retry};
  // What was found before stays while somebody types.
  const isCurrent = answered.key === key || answered.state.kind === 'found';
  return {state: isCurrent ? answered.state : {kind: 'loading'}, showMore, retry};
}

/** The address keeps the query: a page that is older than the site is loaded anew. */
async function leaveIfOutdated(reason: FailureReason): Promise<void> {
  if (reason === 'outdated' && leaveOutdated(() => window.location.reload())) await new Promise(() => undefined);
}
