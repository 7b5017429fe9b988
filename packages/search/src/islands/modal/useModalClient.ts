import {useCallback, useEffect, useMemo, useRef, useState, type RefObject} from 'react';
import {getSearchClient} from '../../client';
import {reloadOutdatedPage} from '@paydocs/static-pages/shell';
import {getErrorReason} from '../../client/errorReason';
import {limitPerArea} from '../../client/limitPerArea';
import {reloadWithQuery} from '../../client/savedQuery';
import type {ErrorReason, SearchRequest, SearchResult} from '../../types';
import type {SearchSettings} from '../../settings';

/** The method of a search client that DocSearch calls. */
interface ModalClient {
  search(params: {requests: readonly SearchRequest[]}): Promise<{results: SearchResult[]}>;
}

interface ModalClientState {
  client: ModalClient;
  /** Reason why the last request failed, and the element that displays it; `undefined` if it succeeded. */
  error: {within: Element; reason: ErrorReason} | undefined;
  /** Reason why the last results are incomplete; `undefined` if they aren't. */
  partial: {within: Element; reason: ErrorReason} | undefined;
  /** Whether the first result is pending. */
  isWaiting: boolean;
  /** Loads missing parts of the index, and repeats the last request. */
  retry(): void;
  /** Returns the number of hits if the query is the last one that was searched; otherwise, `undefined`. */
  getHitCount(query: string): number | undefined;
}

/**
 * Wraps the search client for the modal. Errors become state, because DocSearch discards them. The wrapper also stores
 * the number of hits, limits the hits of each area, and makes DocSearch search again when the index is updated.
 *
 * @param settings - settings that each page contains as JSON
 * @param container - ref of the element that contains the modal
 * @param hasInitialQuery - whether the modal opens with a query
 * @returns the client and its state
 */
export function useModalClient(
  settings: SearchSettings,
  container: RefObject<HTMLElement | null>,
  hasInitialQuery: boolean,
): ModalClientState {
  const [isWaiting, setWaiting] = useState(hasInitialQuery);
  const hasResult = useRef(false);
  const [failure, setFailure] = useState<ModalClientState['error']>();
  const [partial, setPartial] = useState<ModalClientState['partial']>();
  const last = useRef({number: 0, query: '', count: 0});

  const client = useMemo(
    (): ModalClient => ({
      async search({requests}) {
        const query = requests[0]?.query ?? '';
        /** Returns the error to display, or reloads the page if it's outdated, and never resolves. */
        const toErrorState = async (reason: ErrorReason): Promise<ModalClientState['error']> => {
          if (reason === 'outdated' && reloadOutdatedPage(() => reloadWithQuery(query)))
            await new Promise(() => undefined);
          const within = container.current?.querySelector('.DocSearch-Dropdown');
          return within ? {within, reason} : undefined;
        };
        const requestNumber = (last.current.number += 1);
        const isCurrent = (): boolean => requestNumber === last.current.number;
        setWaiting(!hasResult.current);
        try {
          const {results} = await (await getSearchClient(settings)).search({requests});
          hasResult.current = true;
          setWaiting(false);
          if (isCurrent()) {
            last.current = {number: requestNumber, query, count: results[0]?.nbHits ?? 0};
            setFailure(undefined);
            const missing = results[0]?.missing;
            setPartial(missing && (await toErrorState(missing)));
          }
          return {results: results.map((result) => ({...result, hits: limitPerArea(result.hits)}))};
        } catch (error) {
          const reason = await getErrorReason(error);
          if (isCurrent()) {
            const errorState = await toErrorState(reason);
            hasResult.current = false;
            setWaiting(false);
            setFailure(errorState);
          }
          return {results: requests.map(createEmptyResult)};
        }
      },
    }),
    [settings, container],
  );

  useEffect(() => {
    let unsubscribe = (): void => undefined;
    let isUnmounted = false;
    getSearchClient(settings).then(
      (loadedClient) => {
        if (!isUnmounted) unsubscribe = loadedClient.onIndexUpdate(() => searchAgain(container.current));
      },
      () => undefined, // reported with the next request
    );
    return () => {
      isUnmounted = true;
      unsubscribe();
    };
  }, [settings, container]);

  const getHitCount = useCallback(
    (query: string) => (last.current.query === query ? last.current.count : undefined),
    [],
  );
  const retry = useCallback(() => {
    setFailure(undefined);
    setPartial(undefined);
    getSearchClient(settings)
      .then((loadedClient) => loadedClient.loadMissing())
      .catch(() => undefined) // reported with the request
      .finally(() => searchAgain(container.current));
  }, [settings, container]);
  return {client, error: failure, partial, isWaiting, retry, getHitCount};
}

const createEmptyResult = ({indexName: index, query, hitsPerPage = 0}: SearchRequest): SearchResult => ({
  ...{hits: [], nbHits: 0, page: 0, nbPages: 0, hitsPerPage, query, index},
});

/** Makes DocSearch search again, by simulating focus on its field. Nothing else triggers a search from outside. */
function searchAgain(container: HTMLElement | null): void {
  const field = container?.querySelector<HTMLInputElement>('.DocSearch-Input');
  if (field?.value) field.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
}
