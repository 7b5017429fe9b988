import React, {useSyncExternalStore, type RefObject} from 'react';
import {createPortal} from 'react-dom';
import Translate from '@docusaurus/Translate';

/** The place is there as soon as what holds it is in the document: React looks again then. */
const subscribe = (): (() => void) => () => undefined;

/**
 * Stands in the place of results until the first answer. DocSearch leaves there what it showed before a query
 * was typed, or says that nothing was found.
 */
export function Waiting({within}: {within: RefObject<HTMLElement | null>}): React.ReactNode {
  const place = useSyncExternalStore(subscribe, () => within.current?.querySelector('.DocSearch-Dropdown') ?? null);
  if (!place) return null;
  return createPortal(
    <p className="DocSearch-Help search-waiting" role="status">
      <Translate id="paydocs.search.searching">Searching…</Translate>
    </p>,
    place,
  );
}
