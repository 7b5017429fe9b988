import React, {useState} from 'react';
import Translate from '@docusaurus/Translate';
import {isOutdated} from '@paydocs/core/isOutdated';
import type {FailureReason} from '../../contract';
import {useSettings} from '../SettingsContext';

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
      This site was updated after you opened the page. Reload the page to search again.
    </Translate>
  ),
  // The browser doesn't ask twice for what it waits for: only a page that is loaded anew gets it.
  hanging: (
    <Translate id="paydocs.search.hanging">The search code didn’t load. Reload the page to search again.</Translate>
  ),
  styles: (
    <Translate id="paydocs.search.styles">
      The search style sheet didn’t load. Try again, or use the search page.
    </Translate>
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

const RETRIED: readonly FailureReason[] = ['network', 'unreachable', 'styles', 'index'];
const RELOADED: readonly FailureReason[] = ['outdated', 'hanging'];

/** Why search failed, and the way on if there is one. No page is left for the browser's own error page. */
export function Failure({reason, onRetry, onReload}: Props): React.ReactNode {
  const {searchPage} = useSettings();
  const [isAway, setAway] = useState(false);
  const canRetry = RETRIED.includes(reason);
  const reload = async (): Promise<void> => {
    const hasAnswered = (await isOutdated()) !== undefined;
    setAway(!hasAnswered);
    if (hasAnswered) onReload();
  };
  return (
    <>
      {/* Made anew for each reason: a browser that translates the page takes away the texts that React would change. */}
      <p key={reason} className="DocSearch-Help">
        {messages[reason]}
      </p>
      {isAway && (
        <p className="DocSearch-Help">
          <Translate id="paydocs.reload.away">The server isn’t responding. Check your network connection.</Translate>
        </p>
      )}
      {(canRetry || RELOADED.includes(reason)) && (
        <button
          key={String(canRetry)}
          type="button"
          className="button button--primary"
          onClick={canRetry ? onRetry : () => void reload()}
        >
          {canRetry ? (
            <Translate id="paydocs.retry">Retry</Translate>
          ) : (
            <Translate id="paydocs.reload">Reload</Translate>
          )}
        </button>
      )}{' '}
      {reason === 'styles' && (
        <a className="button button--secondary" href={searchPage}>
          <Translate id="paydocs.search.page">Search page</Translate>
        </a>
      )}
    </>
  );
}
