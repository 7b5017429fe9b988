import React, {useSyncExternalStore, type RefObject} from 'react';
import {createPortal} from 'react-dom';
import Translate from '@docusaurus/Translate';

/** Subscribes to nothing: the element exists as soon as its container is in the document, when React reads it again. */
const subscribeToNothing = (): (() => void) => () => undefined;

/**
 * Renders a loading status, for the time until the first result. DocSearch itself would display the start screen, or
 * that there are no results.
 */
export function LoadingStatus({within}: {within: RefObject<HTMLElement | null>}): React.ReactNode {
  const dropdown = useSyncExternalStore(
    subscribeToNothing,
    () => within.current?.querySelector('.DocSearch-Dropdown') ?? null,
  );
  if (!dropdown) return null;
  return createPortal(
    <p className="DocSearch-Help search-waiting" role="status">
      <Translate id="paydocs.search.searching">Searching…</Translate>
    </p>,
    dropdown,
  );
}
