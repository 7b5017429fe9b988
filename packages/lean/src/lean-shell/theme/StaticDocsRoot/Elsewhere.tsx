import React, {useEffect, useState} from 'react';
import Layout from '@theme/Layout';
import Loading from '@theme/Loading';
import {askFor, takeFailure} from '../../client/navigation/ask';

/**
 * Stands at the address of a page that the browser has not loaded: it could not, or the reader came here by
 * the history. It loads the page, or says why it can't.
 */
export function Elsewhere({pathname}: {pathname: string}): React.ReactNode {
  const [error, setError] = useState(() => takeFailure(pathname));

  useEffect(() => {
    if (error !== undefined) return undefined;
    let isGone = false;
    const asking = new AbortController();
    askFor(window.location.href, asking).then(
      () => {
        if (!isGone) window.location.reload();
      },
      (reason: unknown) => {
        if (!isGone) setError(reason);
      },
    );
    return () => {
      isGone = true;
      asking.abort();
    };
  }, [error]);

  const retry = (): void => setError(undefined);
  return (
    <Layout>
      <main className="container">
        <Loading {...{error, retry}} isLoading={!error} timedOut={false} pastDelay />
      </main>
    </Layout>
  );
}
