/**
 * Replacement of @docusaurus/theme-search-algolia (84130988). Reason: it asks the hosted service
 * alone, three times for each key.
 */
import React, {useEffect, useRef} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';
import {Lists} from '../../client/Lists';
import {missingResultsUrl} from '../../client/urls';
import {useSearchSettings} from '../../client/useSearchSettings';
import {Failure} from '../SearchBar/Failure';
import {Partial} from '../SearchBar/Partial';
import {AreaFilter} from './AreaFilter';
import {Results} from './Results';
import {useAddress} from './useAddress';
import {useResults, type ResultsState} from './useResults';
import {useStyles} from './useStyles';

/** `/search/?q=…&area=…`: a field, and what matches it as the reader types. */
export default function SearchPage(): React.ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Layout>
      <PageMetadata
        title={translate({id: 'paydocs.search', message: 'Search'})}
        description={translate(
          {id: 'paydocs.search.description', message: 'Search the guides and references of {site}.'},
          {site: siteConfig.title},
        )}
      />
      <Content />
    </Layout>
  );
}

/** Inside of the layout, which knows the docs that the reader reads. */
function Content(): React.ReactNode {
  const settings = useSearchSettings();
  const isBrowser = useIsBrowser();
  const field = useRef<HTMLInputElement>(null);
  const {query, area, setQuery, setArea} = useAddress();
  const {state, showMore, retry} = useResults(settings, query, area);

  const {isStyled, ...styles} = useStyles();

  useEffect(() => {
    if (isStyled) field.current?.focus();
  }, [isStyled]);

  return (
    <>
      {/* Docusaurus's head takes style sheets away and puts them back while a page comes to life; React's waits a minute. */}
      <link rel="stylesheet" href={settings.styles.page} {...styles} />
      <main
        className="container search-page"
        hidden={!isStyled}
        data-search={settings.isHosted ? 'hosted' : 'embedded'}
      >
        <h1>
          <Translate id="paydocs.search">Search</Translate>
        </h1>
        {!isBrowser && (
          <div className="search-page__off">
            <p>
              <Translate id="paydocs.search.off">
                Search needs JavaScript, which is turned off in this browser.
              </Translate>
            </p>
            <Lists />
          </div>
        )}
        <form role="search" onSubmit={(event) => event.preventDefault()}>
          <input
            ref={field}
            type="search"
            className="search-page__field"
            aria-label={translate({id: 'paydocs.search.placeholder', message: 'Search the documentation'})}
            placeholder={translate({id: 'paydocs.search.examples', message: 'Payment, refund, lastRefundReason…'})}
            autoComplete="off"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
          <AreaFilter area={area} onChange={setArea} />
        </form>
        <p role="status" className="search-page__count">
          {statusOf(state)}
        </p>
        {state.kind === 'failed' && (
          <div role="alert">
            <p className="search-page__message">
              <Translate id="paydocs.search.failed">Unable to fetch results</Translate>
            </p>
            <Failure reason={state.reason} onRetry={retry} onReload={() => window.location.reload()} />
            <Lists />
          </div>
        )}
        {state.kind === 'nothing' && (
          <div>
            <p className="search-page__message">
              <Translate id="paydocs.search.nothing">No results found for</Translate> “<strong>{state.query}</strong>”
            </p>
            <p>
              <Translate id="paydocs.search.missing">Believe this query should return results?</Translate>{' '}
              <Link href={missingResultsUrl(settings.supportUrl, state.query)}>
                <Translate id="paydocs.search.tell">Let us know.</Translate>
              </Link>
            </p>
          </div>
        )}
        {state.kind === 'found' && (
          <>
            {state.missing && (
              <Partial reason={state.missing} onRetry={retry} onReload={() => window.location.reload()} />
            )}
            <Results hits={state.hits} siteUrl={settings.siteUrl} />
            {state.hasMore && (
              <button type="button" className="button button--secondary" onClick={showMore}>
                <Translate id="paydocs.search.more">Show more results</Translate>
              </button>
            )}
          </>
        )}
      </main>
    </>
  );
}

/** A text alone: of several, a browser that translates the page takes away what React then looks for. */
function statusOf(state: ResultsState): string {
  if (state.kind === 'loading') return translate({id: 'paydocs.search.searching', message: 'Searching…'});
  if (state.kind !== 'found') return '';
  return state.total === 1
    ? translate({id: 'paydocs.search.one', message: '1 result found'})
    : translate({id: 'paydocs.search.found', message: '{count} results found'}, {count: state.total});
}
