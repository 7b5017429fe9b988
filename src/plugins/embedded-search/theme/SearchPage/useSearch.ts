import {useMemo} from 'react';
import MiniSearch from 'minisearch';
import type {SearchRecord} from '../../record';

const MAX_RESULTS = 50;

/** Splits identifiers into their pieces and keeps the whole: `createPayment` is found by `payment`. */
function tokenize(text: string): string[] {
  const words = text.split(/[^\p{Letter}\p{Number}_-]+/u).filter(Boolean);
  const pieces = words.flatMap((word) => word.replace(/(\p{Lower})(\p{Upper})/gu, '$1 $2').split(/[\s_-]+/));
  return [...new Set([...words, ...pieces])];
}

/**
 * Finds pages.
 *
 * @param records - every page of the site
 * @param query - what the reader typed
 * @returns the best matches first, at most 50
 */
export function useSearch(records: SearchRecord[], query: string): SearchRecord[] {
  const index = useMemo(() => {
    const miniSearch = new MiniSearch<SearchRecord>({
      fields: ['title', 'description'],
      storeFields: ['title', 'description', 'area'],
      tokenize,
      searchOptions: {
        boost: {title: 8},
        prefix: true,
        fuzzy: (term) => (term.length > 4 ? 0.2 : false),
        combineWith: 'AND',
      },
    });
    miniSearch.addAll(records);
    return miniSearch;
  }, [records]);
  return useMemo(
    () => index.search(query.slice(0, 200)).slice(0, MAX_RESULTS) as unknown as SearchRecord[],
    [index, query],
  );
}
