import {useEffect, useRef, useState} from 'react';
import {replaceUrl} from '@paydocs/static-pages/islands/replaceUrl';
import {isArea, type Area} from '../../client/areas';

/** A query that has not changed for so long is one that somebody may come back to. */
const SETTLED_MS = 1000;

interface Searched {
  query: string;
  area: Area | undefined;
}

export interface Address extends Searched {
  setQuery(query: string): void;
  setArea(area: Area | undefined): void;
}

function fromAddress(): Searched {
  const parameters = new URLSearchParams(window.location.search);
  const named = parameters.get('area');
  return {query: parameters.get('q') ?? '', area: isArea(named) ? named : undefined};
}

function toAddress({query, area}: Searched, isNew: boolean): void {
  const parameters = new URLSearchParams({...(query ? {q: query} : {}), ...(area ? {area} : {})}).toString();
  const address = `${window.location.pathname}${parameters ? `?${parameters}` : ''}`;
  if (isNew) window.history.pushState(null, '', address);
  else replaceUrl(address);
}

/**
 * What is searched, as the address says it. While somebody types, the address follows; what they go back to are whole queries.
 *
 * @param typed - what the reader typed before; it wins over the address
 * @param chosen - the area that they chose
 * @returns the query and the area, and what changes them
 */
export function useAddress(typed: string, chosen: string): Address {
  const [searched, setSearched] = useState((): Searched => {
    const named = fromAddress();
    return {query: typed || named.query, area: isArea(chosen) ? chosen : named.area};
  });
  const changed = useRef(0);

  useEffect(() => {
    const follow = (): void => setSearched(fromAddress());
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  const go = (next: Searched, isNew: boolean): void => {
    toAddress(next, isNew);
    setSearched(next);
  };

  useEffect(() => {
    const named = fromAddress();
    if (named.query !== searched.query || named.area !== searched.area) toAddress(searched, false);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once: what was typed before this was there
  }, []);

  const {query, area} = searched;
  return {
    query,
    area,
    setQuery(next) {
      const now = Date.now();
      const isContinued = next.startsWith(query) || query.startsWith(next);
      const isNew = query !== '' && (!isContinued || now - changed.current > SETTLED_MS);
      changed.current = now;
      go({query: next, area}, isNew);
    },
    setArea: (next) => go({query, area: next}, true),
  };
}
