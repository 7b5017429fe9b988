import React from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {FallbackLinks} from '../../client/FallbackLinks';
import {getFeedbackUrl} from '../../client/urls';
import {ErrorDetails} from '../modal/ErrorDetails';
import {PartialResultsNote} from '../modal/PartialResultsNote';
import {useSettings} from '../SettingsContext';
import {AreaFilter} from './AreaFilter';
import {Results} from './Results';
import {useSearchUrl} from './useSearchUrl';
import {useResults, type ResultsState} from './useResults';

interface Props {
  /** Query that the reader typed before the island was loaded. */
  typed: string;
  /** ID of the area that the reader chose before; empty for all areas. */
  chosen: string;
}

/** Renders the interactive search form, and results as the reader types. */
export function SearchForm({typed, chosen}: Props): React.ReactNode {
  const settings = useSettings();
  const {query, area, setQuery, setArea} = useSearchUrl(typed, chosen);
  const {state, showMore, retry} = useResults(settings, query, area);
  return (
    <>
      <form role="search" onSubmit={(event) => event.preventDefault()}>
        <input
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
        {getStatus(state)}
      </p>
      {state.kind === 'failed' && (
        <div role="alert">
          <p className="search-page__message">
            <Translate id="paydocs.search.failed">Unable to fetch results</Translate>
          </p>
          <ErrorDetails reason={state.reason} onRetry={retry} onReload={() => window.location.reload()} />
          <FallbackLinks lists={settings.lists} />
        </div>
      )}
      {state.kind === 'nothing' && (
        <div>
          <p className="search-page__message">
            <Translate id="paydocs.search.nothing">No results found for</Translate> “<strong>{state.query}</strong>”
          </p>
          <p>
            <Translate id="paydocs.search.missing">Believe this query should return results?</Translate>{' '}
            <a href={getFeedbackUrl(settings.supportUrl, state.query)}>
              <Translate id="paydocs.search.tell">Let us know.</Translate>
            </a>
          </p>
        </div>
      )}
      {state.kind === 'found' && (
        <>
          {state.missing && (
            <PartialResultsNote reason={state.missing} onRetry={retry} onReload={() => window.location.reload()} />
          )}
          <Results hits={state.hits} siteUrl={settings.siteUrl} />
          {state.hasMore && (
            <button type="button" className="button button--secondary" onClick={showMore}>
              <Translate id="paydocs.search.more">Show more results</Translate>
            </button>
          )}
        </>
      )}
    </>
  );
}

/** Returns the status as text. */
function getStatus(state: ResultsState): string {
  if (state.kind === 'loading') return translate({id: 'paydocs.search.searching', message: 'Searching…'});
  if (state.kind !== 'found') return '';
  return state.total === 1
    ? translate({id: 'paydocs.search.one', message: '1 result found'})
    : translate({id: 'paydocs.search.found', message: '{count} results found'}, {count: state.total});
}
