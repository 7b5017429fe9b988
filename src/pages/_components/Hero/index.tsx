import React from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Confluence from './Confluence';
import styles from './styles.module.css';

/** What the provider does in one sentence, where to start and how to search. */
export default function Hero({tagline}: {tagline: string}): React.ReactNode {
  return (
    <header className={styles.hero}>
      <div className={`container ${styles.inner}`}>
        <div>
          <Heading as="h1" className={styles.title}>
            Take cards, wallets and bank payments through one integration.
          </Heading>
          <p className={styles.tagline}>{tagline}</p>
          <p className={styles.actions}>
            <Link className={styles.primary} to="/getting-started/">
              Get started
              <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" className={styles.arrow}>
                <path d="M3 8h9.5M8.5 4l4 4-4 4" />
              </svg>
            </Link>
            <Link className={styles.secondary} to="/apis/rest/">
              API reference
            </Link>
          </p>
          <Link className={styles.search} to="/search/">
            <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" className={styles.arrow}>
              <circle cx="7" cy="7" r="4.5" />
              <path d="m10.5 10.5 3.5 3.5" />
            </svg>
            Search guides, operations and fields
          </Link>
        </div>
        <Confluence />
      </div>
    </header>
  );
}
