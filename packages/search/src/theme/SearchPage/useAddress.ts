import {useCallback, useRef} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {isArea, type Area} from './areas';

/** A query that has not changed for so long is one that somebody may come back to. */
const SETTLED = 1000;

export interface Address {
  query: string;
  area: Area | undefined;
  setQuery(query: string): void;
  setArea(area: Area | undefined): void;
}

/**
 * What is searched, as the address says it. A page that the server made knows no query, so the first
 * render has none. While somebody types, the address follows; what they go back to are whole queries.
 *
 * @returns the query and the area, and what changes them
 */
export function useAddress(): Address {
  const history = useHistory();
  const {pathname, search} = useLocation();
  const isBrowser = useIsBrowser();
  const changed = useRef(0);

  const parameters = new URLSearchParams(isBrowser ? search : '');
  const query = parameters.get('q') ?? '';
  const named = parameters.get('area');
  const area = isArea(named) ? named : undefined;

  const go = useCallback(
    (next: {query: string; area: Area | undefined}, isNew: boolean) => {
      const changedParameters = new URLSearchParams({
        ...(next.query ? {q: next.query} : {}),
        ...(next.area ? {area: next.area} : {}),
      });
      const address = {pathname, search: changedParameters.toString()};
      if (isNew) history.push(address);
      // The last step is none to a new page: after one, the theme takes the focus from the field to the skip link.
      history.replace(address);
    },
    [history, pathname],
  );

  return {
    query,
    area,
    setQuery(next) {
      const now = Date.now();
      const isContinued = next.startsWith(query) || query.startsWith(next);
      const isNew = query !== '' && (!isContinued || now - changed.current > SETTLED);
      changed.current = now;
      go({query: next, area}, isNew);
    },
    setArea: (next) => go({query, area: next}, true),
  };
}
