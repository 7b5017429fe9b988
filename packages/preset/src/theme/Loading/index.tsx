/**
 * Replacement of @docusaurus/core (ffd8013d). Reasons: the colors of the site, words for readers, a state
 * that screen readers are told, the frame around a page that brings its own, and a Retry that loads the page:
 * a browser doesn't ask once more for code that it still waits for.
 */
import React, {useContext, useState} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import {Context as RouteContext, RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import Layout from '@theme/Layout';
import {failureOf} from '@paydocs/lean/lean-shell/client/navigation/failure';
import {loadHere} from '@paydocs/lean/lean-shell/client/navigation/load';
import styles from './styles.module.css';

interface Props {
  error?: unknown;
  /** Whether it has taken so long that a reader may wonder. */
  pastDelay: boolean;
}

/** The frame wants to know whose page it surrounds. */
const route = {plugin: {name: 'loading', id: 'default'}};

export default function Loading({error, pastDelay}: Props): React.ReactNode {
  const isFramed = useContext(RouteContext) !== null;
  const [isAsking, setAsking] = useState(false);
  // Also of code that still may come: then it takes the place of what is told here.
  const [failure, setFailure] = useState(() => failureOf(window.location.pathname));
  const told = failure ?? error;
  const retry = (): void => {
    setAsking(true);
    loadHere().catch((reason: unknown) => {
      setFailure(reason);
      setAsking(false);
    });
  };
  if (!told && !pastDelay) return null;
  const state = told && !isAsking ? <Failure error={told} onRetry={retry} /> : <Spinner />;
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

/** A host that responds tells its status; without one, it is the network. */
function Failure({error, onRetry}: {error: unknown; onRetry: () => void}): React.ReactNode {
  const createSearchLink = useSearchLinkCreator();
  const {status} = error as {status?: number};
  const isGone = status === 404;
  return (
    <div className={styles.state} role="alert">
      <h1>
        {isGone ? (
          <Translate id="paydocs.loading.gone">This page no longer exists.</Translate>
        ) : (
          <Translate id="paydocs.loading.failed">This page couldn’t be loaded.</Translate>
        )}
      </h1>
      {status === undefined && (
        <p>
          <Translate id="paydocs.loading.network">Check your network connection, then try again.</Translate>
        </p>
      )}
      <p>
        {status === undefined ? (
          <code>{String(error)}</code>
        ) : (
          <Translate id="paydocs.loading.status" values={{status}}>
            {'The server responded with {status}.'}
          </Translate>
        )}
      </p>
      {isGone && (
        <p>
          <Link to={createSearchLink('')}>
            <Translate id="paydocs.search.page">Search page</Translate>
          </Link>
          {' · '}
          <Link to="/">
            <Translate id="paydocs.search.home">Home page</Translate>
          </Link>
        </p>
      )}
      <button type="button" className="button button--primary" onClick={onRetry}>
        <Translate id="paydocs.retry">Retry</Translate>
      </button>
    </div>
  );
}
