import React, {useCallback, useMemo, useRef, useState} from 'react';
import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import {brand} from '@site/src/brand';
import {reloadWithQuery} from '@site/src/search/client/keptQuery';
import {safeHit} from '@site/src/search/client/safeHit';
import {repairStorage} from '@site/src/search/client/storage';
import {localUrl, missingResultsUrl} from '@site/src/search/client/urls';
import type {SearchHit} from '@site/src/search/contract';
import {loadStyles} from '@site/src/search/client/load';
import type AssistantComponent from './Assistant';
import {ErrorScreen} from './ErrorScreen';
import {Hit} from './Hit';
import {useModalClient} from './useModalClient';
import {useDialog} from './useDialog';
import type {ModalProps} from './useModal';

/** So many hits of an area are listed; the rest is on the search page. */
const HITS_OF_AREA = 7;

const translations: DocSearchModalProps['translations'] = {
  searchBox: {cancelButtonText: 'Cancel', searchInputLabel: 'Search'},
  startScreen: {favoriteSearchesTitle: 'Favorites'},
  noResultsScreen: {
    noResultsText: 'No results found for',
    reportMissingResultsText: 'Believe this query should return results?',
    reportMissingResultsLinkText: 'Let us know.',
  },
  errorScreen: {
    titleText: 'Unable to fetch results',
    helpText: 'You might want to check your network connection.',
  },
};

/** The modal, and the assistant that it leads to where there is one. */
export default function Modal(props: ModalProps): React.ReactNode {
  const {settings, onClose} = props;
  const [asked, setAsked] = useState<{query: string; Assistant: typeof AssistantComponent}>();
  const [query, setQuery] = useState(props.initialQuery);
  const ask = useCallback(
    (typed: string) => {
      setQuery(typed);
      Promise.all([import('./Assistant'), loadStyles(settings.styles.assistant)]).then(
        ([{default: Assistant}]) => setAsked({query: typed, Assistant}),
        () => undefined, // the modal stays as it is, and the button can be pressed again
      );
    },
    [settings],
  );
  const goBack = useCallback(() => setAsked(undefined), []);
  if (asked) return <asked.Assistant settings={settings} query={asked.query} onBack={goBack} onClose={onClose} />;
  return <KeywordModal {...props} initialQuery={query} onAsk={settings.assistantId ? ask : undefined} />;
}

interface KeywordModalProps extends ModalProps {
  onAsk: ((query: string) => void) | undefined;
}

/** DocSearch's modal over the site's own client, with what DocSearch lacks. */
function KeywordModal({settings, initialQuery, onClose, onAsk}: KeywordModalProps): React.ReactNode {
  const {appId, apiKey, indexName, siteUrl, facetFilters, isHosted} = settings;
  const history = useHistory();
  const createSearchLink = useSearchLinkCreator();
  const container = useRef<HTMLDivElement>(null);
  const {client, failure, retry, countOf} = useModalClient(settings, container);
  const [canKeep] = useState(() => repairStorage(indexName));
  const [scrollY] = useState(() => window.scrollY);
  useDialog(container, onAsk);

  const reload = useCallback(() => {
    reloadWithQuery(container.current?.querySelector<HTMLInputElement>('.DocSearch-Input')?.value ?? '');
  }, []);
  const transformSearchClient = useCallback(() => client as never, [client]);
  const transformItems = useCallback(
    (items: unknown[]) =>
      (items as SearchHit[]).map((hit) => ({...safeHit(hit), url: localUrl(hit.url, siteUrl)})) as never,
    [siteUrl],
  );
  const navigator = useMemo<DocSearchModalProps['navigator']>(
    () => ({
      navigate: ({itemUrl}) => history.push(itemUrl),
      navigateNewTab: ({itemUrl}) => void window.open(itemUrl, '_blank', 'noopener'),
      navigateNewWindow: ({itemUrl}) => void window.open(itemUrl, '_blank', 'noopener'),
    }),
    [history],
  );
  const searchParameters = useMemo(() => ({facetFilters}) as never, [facetFilters]);
  const getMissingResultsUrl = useCallback(
    ({query}: {query: string}) => missingResultsUrl(brand.urls.support, query),
    [],
  );
  const resultsFooter = useCallback(
    ({state: {query}}: {state: {query: string}}) => {
      const count = countOf(query);
      if (count === undefined) return <></>;
      return (
        <Link to={createSearchLink(query)} onClick={onClose}>
          {count === 1 ? 'See the result' : `See all ${count} results`}
        </Link>
      );
    },
    [countOf, createSearchLink, onClose],
  );

  return (
    <div ref={container} data-search-modal={isHosted ? 'hosted' : 'embedded'} data-failed={failure ? '' : undefined}>
      <DocSearchModal
        {...{appId, apiKey, indexName, initialQuery, onClose, navigator, translations, transformItems}}
        {...{transformSearchClient, searchParameters, getMissingResultsUrl}}
        placeholder="Search the documentation"
        initialScrollY={scrollY}
        maxResultsPerGroup={HITS_OF_AREA}
        disableUserPersonalization={!canKeep}
        hitComponent={Hit}
        resultsFooterComponent={resultsFooter}
      />
      {failure && <ErrorScreen {...failure} onRetry={retry} onReload={reload} />}
    </div>
  );
}
