/**
 * Replacement of @docusaurus/theme-search-algolia 3.10.2. Reason: it asks the hosted service
 * alone, three times for each key.
 */
import React, {useEffect, useRef} from 'react';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import {brand} from '@site/src/brand';
import {missingResultsUrl} from '@site/src/search/client/urls';
import {useSearchSettings} from '@site/src/search/client/useSearchSettings';
import {Failure} from '../SearchBar/Failure';
import {AreaFilter} from './AreaFilter';
import {Results} from './Results';
import {useAddress} from './useAddress';
import {useResults} from './useResults';

/** `/search/?q=…&area=…`: a field, and what matches it as the reader types. */
export default function SearchPage(): React.ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Layout>
      <PageMetadata title="Search" description={`Search the guides and references of ${siteConfig.title}.`} />
      <Content />
    </Layout>
  );
}

/** Inside of the layout, which knows the docs that the reader reads. */
function Content(): React.ReactNode {
  const settings = useSearchSettings();
  const field = useRef<HTMLInputElement>(null);
  const {query, area, setQuery, setArea} = useAddress();
  const {state, showMore, retry} = useResults(settings, query, area);

  useEffect(() => field.current?.focus(), []);

  return (
    <>
      {/* React's own handling of style sheets: Docusaurus's takes them away and puts them back while a page comes to life. */}
      <link rel="stylesheet" href={settings.styles.page} precedence="page" />
      <main className="container search-page" data-search={settings.isHosted ? 'hosted' : 'embedded'}>
        <h1>Search</h1>
        <form role="search" onSubmit={(event) => event.preventDefault()}>
          <input
            ref={field}
            type="search"
            className="search-page__field"
            aria-label="Search the documentation"
            placeholder="Payment, refund, lastRefundReason …"
            autoComplete="off"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
          <AreaFilter area={area} onChange={setArea} />
        </form>
        <p role="status" className="search-page__count">
          {state.kind === 'loading' && 'Searching …'}
          {state.kind === 'found' && `${state.total} ${state.total === 1 ? 'result' : 'results'} found`}
        </p>
        {state.kind === 'failed' && (
          <div role="alert">
            <p className="search-page__message">Unable to fetch results</p>
            <Failure isOutdated={state.isOutdated} onRetry={retry} onReload={() => window.location.reload()} />
          </div>
        )}
        {state.kind === 'nothing' && (
          <div>
            <p className="search-page__message">
              No results found for “<strong>{state.query}</strong>”
            </p>
            <p>
              Believe this query should return results?{' '}
              <Link href={missingResultsUrl(brand.urls.support, state.query)}>Let us know.</Link>
            </p>
          </div>
        )}
        {state.kind === 'found' && (
          <>
            <Results hits={state.hits} siteUrl={settings.siteUrl} />
            {state.hasMore && (
              <button type="button" className="button button--secondary" onClick={showMore}>
                Show more results
              </button>
            )}
          </>
        )}
      </main>
    </>
  );
}
