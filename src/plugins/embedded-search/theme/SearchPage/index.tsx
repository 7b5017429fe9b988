import React, {useEffect, useRef} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {PageMetadata, useQueryString} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import {brand} from '@site/src/brand';
import type {SearchRecord} from '../../record';
import styles from './styles.module.css';
import {useSearch} from './useSearch';

/** `/search/?q=…`: a field, and the pages that match it as the reader types. */
export default function SearchPage({records}: {records: SearchRecord[]}): React.ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useQueryString('q');
  const results = useSearch(records, query);

  useEffect(() => field.current?.focus(), []);

  return (
    <Layout>
      <PageMetadata title="Search" description={`Search the guides and references of ${siteConfig.title}.`} />
      <main className={`container ${styles.page}`}>
        <h1>Search</h1>
        <form role="search" onSubmit={(event) => event.preventDefault()}>
          <input
            ref={field}
            type="search"
            className={styles.field}
            aria-label="Search the documentation"
            placeholder="Payment, refund, lastRefundReason …"
            autoComplete="off"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </form>
        <p role="status" className={styles.count}>
          {query && results.length > 0 && `${results.length} ${results.length === 1 ? 'page' : 'pages'} found`}
        </p>
        {query && results.length === 0 && <NoResults query={query} />}
        <ul className={styles.results}>
          {results.map(({id, title, description, area}) => (
            <li key={id}>
              <Link to={id}>{title}</Link> <span className={styles.area}>{area}</span>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </main>
    </Layout>
  );
}

function NoResults({query}: {query: string}): React.ReactNode {
  const support = `${brand.urls.support}/?${new URLSearchParams({query: query.slice(0, 200)}).toString()}`;
  return (
    <div>
      <p>
        No results found for “<strong>{query}</strong>”
      </p>
      <p>
        Believe this query should return results? <Link href={support}>Let us know.</Link>
      </p>
    </div>
  );
}
