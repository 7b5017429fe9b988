/**
 * Replacement of @docusaurus/core (ffd8013d). Reasons: the colors of the site, words for readers, a state
 * that screen readers are told, the frame around a page that brings its own, and one Retry for all
 * parts of a page: each part of a route has failed by itself.
 */
import React, {useContext, useLayoutEffect, useState} from 'react';
import Translate from '@docusaurus/Translate';
import {Context as RouteContext, RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import Layout from '@theme/Layout';
import {forgetFailure} from '@paydocs/lean/lean-shell/client/navigation/ask';
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

/** Address of the page for which Retry was pressed last. */
let retried: string | undefined;

export default function Loading({error, retry, pastDelay}: Props): React.ReactNode {
  const isFramed = useContext(RouteContext) !== null;
  // What is inside of a part that Retry has loaded failed when that part did, and is tried again with it.
  const [isOld] = useState(() => Boolean(error) && retried === window.location.pathname);
  useLayoutEffect(() => {
    if (isOld) retry();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once
  }, []);
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
      <Translate id="paydocs.loading">Loading…</Translate>
    </div>
  );
}

function Failure({error, retry}: Pick<Props, 'error' | 'retry'>): React.ReactNode {
  const tryAgain = (): void => {
    retried = window.location.pathname;
    forgetFailure();
    retry();
  };
  return (
    <div className={styles.state} role="alert">
      <h1>
        <Translate id="paydocs.loading.failed">This page couldn’t be loaded.</Translate>
      </h1>
      <p>
        <Translate id="paydocs.loading.network">Check your network connection, then try again.</Translate>
      </p>
      <p>
        <code>{String(error)}</code>
      </p>
      <button type="button" className="button button--primary" onClick={tryAgain}>
        <Translate id="paydocs.retry">Retry</Translate>
      </button>
    </div>
  );
}
