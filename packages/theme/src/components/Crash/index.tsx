import React, {useEffect, useRef} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import {getErrorMessages} from '@paydocs/core/client';
import styles from './styles.module.css';

interface CrashProps {
  /** Value that a component has thrown. */
  error: unknown;
  /** Renders the crashed component again. */
  tryAgain: () => void;
}

/**
 * Renders the error screen of a crashed page until the reader leaves it. It doesn't depend on the layout, which may
 * have caused the crash.
 */
export default function Crash({error, tryAgain}: CrashProps): React.ReactNode {
  const {pathname, search} = useLocation();
  const currentPath = pathname + search;
  const crashedPath = useRef(currentPath);
  useEffect(() => {
    if (currentPath !== crashedPath.current) tryAgain();
  }, [currentPath, tryAgain]);
  return (
    <main className={`container ${styles.crash}`}>
      <Head>
        <title>{translate({id: 'paydocs.crash.title', message: 'Page Error'})}</title>
      </Head>
      <div role="alert">
        <h1>
          <Translate id="paydocs.crash.heading">This page crashed.</Translate>
        </h1>
        {getErrorMessages(error).map((message, index) => (
          <React.Fragment key={index}>
            {index > 0 && (
              <h2>
                <Translate id="paydocs.crash.cause">Cause</Translate>
              </h2>
            )}
            <p>{message}</p>
          </React.Fragment>
        ))}
      </div>
      <button type="button" className="button button--primary" onClick={tryAgain}>
        <Translate id="paydocs.crash.again">Try again</Translate>
      </button>
    </main>
  );
}
