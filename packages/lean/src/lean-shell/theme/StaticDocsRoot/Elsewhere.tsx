import React, {useEffect, useState} from 'react';
import Layout from '@theme/Layout';
import Loading from '@theme/Loading';
import {failureOf} from '../../client/navigation/failure';
import {loadHere} from '../../client/navigation/load';

/**
 * Stands at the address of a page that the browser has not loaded: it could not, or the reader came here by
 * the history. It loads the page, or says why it can't.
 */
export function Elsewhere({pathname}: {pathname: string}): React.ReactNode {
  const [error, setError] = useState(() => failureOf(pathname));
  const load = (): void => void loadHere().catch(setError);

  useEffect(() => {
    if (error === undefined) load();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once: what failed is loaded again by Retry
  }, []);

  return (
    <Layout>
      <main className="container">
        <Loading {...{error, retry: load}} isLoading={error === undefined} timedOut={false} pastDelay />
      </main>
    </Layout>
  );
}
