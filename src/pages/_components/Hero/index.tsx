import React from 'react';
import ArrowRightIcon from '@heroicons/react/24/outline/ArrowRightIcon';
import MagnifyingGlassIcon from '@heroicons/react/24/outline/MagnifyingGlassIcon';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import PaymentMethodsIllustration from './PaymentMethodsIllustration';
import styles from './styles.module.css';

/** Renders the introduction of the home page: a heading, the tagline, and links to search and to the first guides. */
export default function Hero({tagline}: {tagline: string}): React.ReactNode {
  return (
    <header className={styles.opening}>
      <div className={`container ${styles.inner}`}>
        <div className={styles.words}>
          <Heading as="h1" className={styles.title}>
            <Translate id="paydocs.home.title">
              Accept cards, wallets, and bank payments through one integration.
            </Translate>
          </Heading>
          <p className={styles.tagline}>{tagline}</p>
          <Link className={styles.search} to="/search/" data-search="">
            <MagnifyingGlassIcon width={20} height={20} />
            <span>
              <Translate id="paydocs.home.search">Search guides, operations, and fields</Translate>
            </span>
          </Link>
          <p className={styles.actions}>
            <Link className={styles.primary} to="/getting-started/">
              <Translate id="paydocs.home.start">Get started</Translate>
              <ArrowRightIcon width={16} height={16} strokeWidth={2.25} />
            </Link>
            <Link className={styles.secondary} to="/apis/rest/">
              <Translate id="paydocs.home.rest">REST API</Translate>
            </Link>
            <Link className={styles.secondary} to="/apis/graphql/">
              <Translate id="paydocs.home.graphql">GraphQL API</Translate>
            </Link>
          </p>
        </div>
        <PaymentMethodsIllustration />
      </div>
    </header>
  );
}
