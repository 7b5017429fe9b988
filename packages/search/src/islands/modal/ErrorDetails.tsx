import React, {useState} from 'react';
import Translate from '@docusaurus/Translate';
import {isPageOutdated} from '@paydocs/core/client';
import type {ErrorReason} from '../../types';

interface Props {
  reason: ErrorReason;
  /** Repeats the request. */
  onRetry: () => void;
  /** Reloads the page. */
  onReload: () => void;
}

const MESSAGES: Record<ErrorReason, React.ReactNode> = {
  network: <Translate id="paydocs.search.network">You might want to check your network connection.</Translate>,
  outdated: (
    <Translate id="paydocs.search.outdated">
      This site was updated after you opened the page. Reload the page to search again.
    </Translate>
  ),
  // The browser doesn't request a pending file again, so only reloading the page helps.
  hanging: (
    <Translate id="paydocs.search.hanging">The search code didn’t load. Reload the page to search again.</Translate>
  ),
  index: (
    <Translate id="paydocs.search.index">The server responded, but the search index is missing or damaged.</Translate>
  ),
  refused: (
    <Translate id="paydocs.search.refused">
      The search service rejects this site: its application ID or key is wrong. Only the people who maintain the site
      can correct it.
    </Translate>
  ),
  noIndex: (
    <Translate id="paydocs.search.noIndex">
      The search service has no data from this site: the index name is wrong, or nothing was uploaded. Only the people
      who maintain the site can correct it.
    </Translate>
  ),
  unreachable: (
    <Translate id="paydocs.search.unreachable">
      The search service can’t be reached, although this site can. Your network may block it, or the site has the wrong
      application ID.
    </Translate>
  ),
};

const RETRY_REASONS: readonly ErrorReason[] = ['network', 'unreachable', 'index'];
const RELOAD_REASONS: readonly ErrorReason[] = ['outdated', 'hanging'];

/**
 * Renders the reason why search doesn't work, with a button if retrying or reloading can help. The page is reloaded
 * only if the server responds, so that the reader doesn't end up on the browser's error page.
 */
export function ErrorDetails({reason, onRetry, onReload}: Props): React.ReactNode {
  const [isServerDown, setServerDown] = useState(false);
  const canRetry = RETRY_REASONS.includes(reason);
  const reloadIfOnline = async (): Promise<void> => {
    const hasResponse = (await isPageOutdated()) !== undefined;
    setServerDown(!hasResponse);
    if (hasResponse) onReload();
  };
  return (
    <>
      {/* The key recreates the element: a browser that translates the page replaces text nodes that React would update. */}
      <p key={reason} className="DocSearch-Help">
        {MESSAGES[reason]}
      </p>
      {isServerDown && (
        <p className="DocSearch-Help">
          <Translate id="paydocs.reload.away">The server isn’t responding. Check your network connection.</Translate>
        </p>
      )}
      {(canRetry || RELOAD_REASONS.includes(reason)) && (
        <button
          key={String(canRetry)}
          type="button"
          className="button button--primary"
          onClick={canRetry ? onRetry : () => void reloadIfOnline()}
        >
          {canRetry ? (
            <Translate id="paydocs.retry">Retry</Translate>
          ) : (
            <Translate id="paydocs.reload">Reload</Translate>
          )}
        </button>
      )}
    </>
  );
}
