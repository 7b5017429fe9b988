import {useCallback, useEffect, useMemo, useRef, useState, type RefObject} from 'react';
import {searchClient} from '@site/src/search/client';
import {isOutdated} from '@site/src/search/client/deployment';
import type {SearchRequest, SearchResult} from '@site/src/search/contract';
import type {SearchSettings} from '@site/src/search/client/useSearchSettings';

/** The part of a client that DocSearch uses. */
interface ModalClient {
  search(params: {requests: readonly SearchRequest[]}): Promise<{results: SearchResult[]}>;
}

interface ModalClientState {
  client: ModalClient;
  /** That nobody answered the last question; nothing when somebody did. */
  failure: {within: Element; isOutdated: boolean} | undefined;
  /** Asks the last question once more. */
  retry(): void;
  /** How many hits there are for the query that was answered last. */
  countOf(query: string): number | undefined;
}

/**
 * The client as the modal needs it: it tells of failures in place of DocSearch, which forgets them, keeps
 * the number of hits, and has DocSearch ask again when more of the index is there.
 *
 * @param settings - of search
 * @param container - what holds the modal
 * @returns the client and its state
 */
export function useModalClient(settings: SearchSettings, container: RefObject<HTMLElement | null>): ModalClientState {
  const [failure, setFailure] = useState<ModalClientState['failure']>();
  const last = useRef({number: 0, query: '', count: 0});

  const client = useMemo(
    (): ModalClient => ({
      async search({requests}) {
        const number = (last.current.number += 1);
        const isCurrent = (): boolean => number === last.current.number;
        try {
          const {results} = await (await searchClient(settings)).search({requests});
          if (isCurrent()) {
            last.current = {number, query: requests[0]?.query ?? '', count: results[0]?.nbHits ?? 0};
            setFailure(undefined);
          }
          return {results};
        } catch {
          const outdated = await isOutdated();
          const within = container.current?.querySelector('.DocSearch-Dropdown');
          if (isCurrent()) setFailure(within ? {within, isOutdated: outdated} : undefined);
          return {results: requests.map(nothing)};
        }
      },
    }),
    [settings, container],
  );

  useEffect(() => {
    let stop = (): void => undefined;
    let isGone = false;
    searchClient(settings).then(
      (made) => {
        if (!isGone) stop = made.onImproved(() => askAgain(container.current));
      },
      () => undefined, // told with the next question
    );
    return () => {
      isGone = true;
      stop();
    };
  }, [settings, container]);

  const countOf = useCallback((query: string) => (last.current.query === query ? last.current.count : undefined), []);
  const retry = useCallback(() => askAgain(container.current), [container]);
  return {client, failure, retry, countOf};
}

const nothing = ({indexName: index, query, hitsPerPage = 0}: SearchRequest): SearchResult => ({
  ...{hits: [], nbHits: 0, page: 0, nbPages: 0, hitsPerPage, query, index},
});

/** DocSearch asks when its field gets the focus. There is no other way to it from outside. */
function askAgain(container: HTMLElement | null): void {
  const field = container?.querySelector<HTMLInputElement>('.DocSearch-Input');
  if (field?.value) field.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
}
