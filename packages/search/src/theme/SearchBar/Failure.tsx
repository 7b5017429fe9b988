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
  network: <Translate id="paydocs.search.network">Check your network connection.</Translate>,
  outdated: (
    <Translate id="paydocs.search.outdated">
      This site was updated after you opened the page. Reload the page to search again.
    </Translate>
  ),
  // The browser doesn't ask twice for what it waits for: only a page that is loaded anew gets it.
  hanging: (
    <Translate id="paydocs.search.hanging">The search code didn’t load. Reload the page to search again.</Translate>
  ),
  refused: (
    <Translate id="paydocs.search.refused">
      The search service rejects this site: its application ID or its key is wrong. Only the people who maintain the
      site can correct it.
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
