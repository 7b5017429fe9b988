import {useCallback, useEffect, useMemo, useRef, useState, type RefObject} from 'react';
import {searchClient} from '../../client';
import {leaveOutdated} from '@paydocs/static-pages/shell/outdated';
import {reasonOf} from '../../client/deployment';
import {hitsInSight} from '../../client/hitsInSight';
import {reloadWithQuery} from '../../client/keptQuery';
import type {FailureReason, SearchRequest, SearchResult} from '../../contract';
import type {SearchSettings} from '../../settings';

/** The part of a client that DocSearch uses. */
interface ModalClient {
  search(params: {requests: readonly SearchRequest[]}): Promise<{results: SearchResult[]}>;
}

interface ModalClientState {
  client: ModalClient;
  /** That nobody answered the last question; nothing when somebody did. */
  failure: {within: Element; reason: FailureReason} | undefined;
  /** That there may be more than was found; nothing when all of the index is there. */
  partial: {within: Element; reason: FailureReason} | undefined;
  /** Whether a question waits for the first answer. */
  isWaiting: boolean;
  /** Asks the last question once more. */
  retry(): void;
  /** How many hits there are for the query that was answered last. */
  countOf(query: string): number | undefined;
}

/**
 * The client as the modal needs it: it tells of failures in place of DocSearch, which forgets them, keeps
 * the number of hits, leaves the best of each area in sight, and has DocSearch ask again when more of the index is there.
 *
 * @param settings - of search
 * @param container - what holds the modal
 * @param isAsked - whether the modal opens with a query
 * @returns the client and its state
 */
export function useModalClient(
  settings: SearchSettings,
  container: RefObject<HTMLElement | null>,
  isAsked: boolean,
): ModalClientState {
  const [isWaiting, setWaiting] = useState(isAsked);
  const hasAnswer = useRef(false);
  const [failure, setFailure] = useState<ModalClientState['failure']>();
  const [partial, setPartial] = useState<ModalClientState['partial']>();
  const last = useRef({number: 0, query: '', count: 0});

  const client = useMemo(
    (): ModalClient => ({
      async search({requests}) {
        const query = requests[0]?.query ?? '';
        /** A page that is older than the site is loaded anew; what else is wrong is told in the modal. */
        const toTell = async (reason: FailureReason): Promise<ModalClientState['failure']> => {
          if (reason === 'outdated' && leaveOutdated(() => reloadWithQuery(query))) await new Promise(() => undefined);
          const within = container.current?.querySelector('.DocSearch-Dropdown');
          return within ? {within, reason} : undefined;
        };
        const number = (last.current.number += 1);
        const isCurrent = (): boolean => number === last.current.number;
        setWaiting(!hasAnswer.current);
        try {
          const {results} = await (await searchClient(settings)).search({requests});
          hasAnswer.current = true;
          setWaiting(false);
          if (isCurrent()) {
            last.current = {number, query, count: results[0]?.nbHits ?? 0};
            setFailure(undefined);
            const missing = results[0]?.missing;
            setPartial(missing && (await toTell(missing)));
          }
          return {results: results.map((result) => ({...result, hits: hitsInSight(result.hits)}))};
        } catch (error) {
          const reason = await reasonOf(error);
          if (isCurrent()) {
            const told = await toTell(reason);
            hasAnswer.current = false;
            setWaiting(false);
            setFailure(told);
          }
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
  const retry = useCallback(() => {
    setFailure(undefined);
    setPartial(undefined);
    searchClient(settings)
      .then((made) => made.loadMissing())
      .catch(() => undefined) // told with the question
      .finally(() => askAgain(container.current));
  }, [settings, container]);
  return {client, failure, partial, isWaiting, retry, countOf};
}

const nothing = ({indexName: index, query, hitsPerPage = 0}: SearchRequest): SearchResult => ({
  ...{hits: [], nbHits: 0, page: 0, nbPages: 0, hitsPerPage, query, index},
});

/** DocSearch asks when its field gets the focus. There is no other way to it from outside. */
function askAgain(container: HTMLElement | null): void {
  const field = container?.querySelector<HTMLInputElement>('.DocSearch-Input');
  if (field?.value) field.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
}
