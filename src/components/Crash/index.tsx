import React from 'react';
import Head from '@docusaurus/Head';
import {messagesOf} from './messages';
import styles from './styles.module.css';

export interface CrashProps {
  /** What a component has thrown. */
  error: unknown;
  /** Renders anew what has crashed. */
  tryAgain: () => void;
}

/**
 * What stands in the place of a page that crashed. It needs nothing of the frame, which may be what
 * has crashed.
 */
export default function Crash({error, tryAgain}: CrashProps): React.ReactNode {
  return (
    <main className={`container ${styles.crash}`}>
      <Head>
        <title>Page Error</title>
      </Head>
      <div role="alert">
        <h1>This page crashed.</h1>
        {messagesOf(error).map((message, index) => (
          <React.Fragment key={index}>
            {index > 0 && <h2>Cause</h2>}
            <p>{message}</p>
          </React.Fragment>
        ))}
      </div>
      <button type="button" className="button button--primary" onClick={tryAgain}>
        Try again
      </button>
    </main>
  );
}
