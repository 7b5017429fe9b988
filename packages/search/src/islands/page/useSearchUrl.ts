import {useEffect, useRef, useState} from 'react';
import {replaceUrl} from '@paydocs/static-pages/shell';
import {isArea, type Area} from '../../client/areas';

/** Time without changes after which a query gets its own history entry, in milliseconds. */
const TYPING_PAUSE_MS = 1000;

/** The query and the area of a search. */
interface SearchState {
  query: string;
  area: Area | undefined;
}

/** The current search, and functions to change it. */
interface SearchUrlState extends SearchState {
  setQuery(query: string): void;
  setArea(area: Area | undefined): void;
}

function getSearchFromUrl(): SearchState {
  const parameters = new URLSearchParams(window.location.search);
  const areaParameter = parameters.get('area');
  return {query: parameters.get('q') ?? '', area: isArea(areaParameter) ? areaParameter : undefined};
}

function writeUrl({query, area}: SearchState, isNew: boolean): void {
  const parameters = new URLSearchParams({...(query ? {q: query} : {}), ...(area ? {area} : {})}).toString();
  const url = `${window.location.pathname}${parameters ? `?${parameters}` : ''}`;
  if (isNew) window.history.pushState(null, '', url);
  else replaceUrl(url);
}

/**
 * Synchronizes the search with the page's URL. The URL changes while the reader types, but only complete queries get a
 * history entry.
 *
 * @param typed - query that the reader typed before; unless empty, it takes precedence over the URL
 * @param chosen - ID of the area that the reader chose before; unless empty, it takes precedence over the URL
 * @returns the search, and functions to change it
 */
export function useSearchUrl(typed: string, chosen: string): SearchUrlState {
  const [search, setSearch] = useState((): SearchState => {
    const urlSearch = getSearchFromUrl();
    return {query: typed || urlSearch.query, area: isArea(chosen) ? chosen : urlSearch.area};
  });
  const lastChange = useRef(0);

  useEffect(() => {
    const syncFromUrl = (): void => setSearch(getSearchFromUrl());
    window.addEventListener('popstate', syncFromUrl);
    return () => window.removeEventListener('popstate', syncFromUrl);
  }, []);

  const updateSearch = (next: SearchState, isNew: boolean): void => {
    writeUrl(next, isNew);
    setSearch(next);
  };

  useEffect(() => {
    const urlSearch = getSearchFromUrl();
    if (urlSearch.query !== search.query || urlSearch.area !== search.area) writeUrl(search, false);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once: for what was typed before the island was loaded
  }, []);

  const {query, area} = search;
  return {
    query,
    area,
    setQuery(next) {
      const now = Date.now();
      const isContinued = next.startsWith(query) || query.startsWith(next);
      const isNew = query !== '' && (!isContinued || now - lastChange.current > TYPING_PAUSE_MS);
      lastChange.current = now;
      updateSearch({query: next, area}, isNew);
    },
    setArea: (next) => updateSearch({query, area: next}, true),
  };
}
