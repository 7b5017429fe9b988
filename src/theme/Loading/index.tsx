/**
 * Replacement of @docusaurus/core 3.10.2. Reasons: the colors of the site, words for readers, a state
 * that screen readers are told, and the frame around a page that brings its own.
 */
import React, {useContext} from 'react';
import {Context as RouteContext, RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import Layout from '@theme/Layout';
import styles from './styles.module.css';

interface Props {
  error?: unknown;
  /** Loads the code once more. */
  retry: () => void;
  /** Whether it has taken so long that a reader may wonder. */
  pastDelay: boolean;
}

/** The frame wants to know whose page it surrounds. */
const route = {plugin: {name: 'loading', id: 'default'}};

export default function Loading({error, retry, pastDelay}: Props): React.ReactNode {
  const isFramed = useContext(RouteContext) !== null;
  if (!error && !pastDelay) return null;
  const state = error ? <Failure error={error} retry={retry} /> : <Spinner />;
  return isFramed ? (
    <div className="container">{state}</div>
  ) : (
    <RouteContextProvider value={route}>
      <Layout>
        <main className="container">{state}</main>
      </Layout>
    </RouteContextProvider>
  );
}

function Spinner(): React.ReactNode {
  return (
    <div className={styles.state} role="status">
      <span className={styles.spinner} />
      Loading…
    </div>
  );
}

function Failure({error, retry}: Pick<Props, 'error' | 'retry'>): React.ReactNode {
  return (
    <div className={styles.state} role="alert">
      <h1>This page could not be loaded.</h1>
      <p>Check your network connection, then try again.</p>
      <p>
        <code>{String(error)}</code>
      </p>
      <button type="button" className="button button--primary" onClick={retry}>
        Retry
      </button>
    </div>
  );
}
