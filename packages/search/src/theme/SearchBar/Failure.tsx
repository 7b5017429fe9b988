import React from 'react';
import Translate from '@docusaurus/Translate';
import type {FailureReason} from '../../contract';

interface Props {
  reason: FailureReason;
  /** Asks once more. */
  onRetry: () => void;
  /** Loads the page anew. */
  onReload: () => void;
}

const messages: Record<FailureReason, React.ReactNode> = {
  network: <Translate id="paydocs.search.network">You might want to check your network connection.</Translate>,
  outdated: (
    <Translate id="paydocs.search.outdated">
      This site was updated after you opened the page. Reload it to search again.
    </Translate>
  ),
  // The browser doesn't ask twice for what it waits for: only a page that is loaded anew gets it.
  hanging: (
    <Translate id="paydocs.search.hanging">
      The code of search has not loaded. Reload the page to search again.
    </Translate>
  ),
  refused: (
    <Translate id="paydocs.search.refused">
      The search service refuses this site: its application ID or its key is wrong. Only those who look after the site
      can correct it.
    </Translate>
  ),
  noIndex: (
    <Translate id="paydocs.search.noIndex">
      The search service has nothing of this site: the name of its index is wrong, or nothing was uploaded. Only those
      who look after the site can correct it.
    </Translate>
  ),
  unreachable: (
    <Translate id="paydocs.search.unreachable">
      The search service can’t be reached, though this site can. Your network may block it, or the site has a wrong
      application ID.
    </Translate>
  ),
};

const RETRIED: readonly FailureReason[] = ['network', 'unreachable'];
const RELOADED: readonly FailureReason[] = ['outdated', 'hanging'];

/** Why search failed, and the way on if there is one. */
export function Failure({reason, onRetry, onReload}: Props): React.ReactNode {
  const canRetry = RETRIED.includes(reason);
  return (
    <>
      <p className="DocSearch-Help">{messages[reason]}</p>
      {(canRetry || RELOADED.includes(reason)) && (
        <button type="button" className="button button--primary" onClick={canRetry ? onRetry : onReload}>
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
