import {useCallback, useEffect, useState} from 'react';
import {searchClient} from '@site/src/search/client';
import {isOutdated} from '@site/src/search/client/deployment';
import type {SearchSettings} from '@site/src/search/client/useSearchSettings';
import type {SearchHit} from '@site/src/search/contract';
import {filtersFor, type Area} from './areas';

/** The hosted service takes no longer ones, and nobody asks them. */
const LONGEST_QUERY = 200;
const HITS = 20;

export type ResultsState =
  | {kind: 'empty' | 'loading'}
  | {kind: 'failed'; isOutdated: boolean}
  | {kind: 'nothing'; query: string}
  | {kind: 'found'; hits: readonly SearchHit[]; total: number; hasMore: boolean};

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
        ({results}): ResultsState => {
          const hits = results.flatMap((result) => result.hits);
          const {nbHits: total = 0, nbPages = 0} = results[0] ?? {};
          return hits.length > 0 ? {kind: 'found', hits, total, hasMore: pages < nbPages} : {kind: 'nothing', query};
        },
        async (): Promise<ResultsState> => ({kind: 'failed', isOutdated: await isOutdated()}),
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
    setGrowth((count) => count + 1);
  }, []);
  if (!query) return {state: {kind: 'empty'}, showMore, retry};
  // What was found before stays while somebody types.
  const isCurrent = answered.key === key || answered.state.kind === 'found';
  return {state: isCurrent ? answered.state : {kind: 'loading'}, showMore, retry};
}
