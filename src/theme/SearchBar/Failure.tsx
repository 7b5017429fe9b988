import React from 'react';

interface Props {
  /** Whether the site has been deployed anew since the page was opened. */
  isOutdated: boolean;
  /** Asks once more. */
  onRetry: () => void;
  /** Loads the page anew. */
  onReload: () => void;
}

/** Why search failed, and the way on. */
export function Failure({isOutdated, onRetry, onReload}: Props): React.ReactNode {
  return isOutdated ? (
    <>
      <p className="DocSearch-Help">This site was updated after you opened the page. Reload it to search again.</p>
      <button type="button" className="button button--primary" onClick={onReload}>
        Reload
      </button>
    </>
  ) : (
    <>
      <p className="DocSearch-Help">You might want to check your network connection.</p>
      <button type="button" className="button button--primary" onClick={onRetry}>
        Retry
      </button>
    </>
  );
}
