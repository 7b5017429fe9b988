import React, {useCallback, useMemo, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react';
import {translate} from '@docusaurus/Translate';
import {ErrorBoundary} from '@paydocs/static-pages/shell';
import {reloadWithQuery} from '../../client/savedQuery';
import {sanitizeHit} from '../../client/sanitizeHit';
import {repairStorage} from '../../client/storage';
import {stripSiteOrigin, getFeedbackUrl} from '../../client/urls';
import type {SearchHit} from '../../types';
import {loadStyles} from '../../client/styles';
import {getSearchPageUrl} from '../../settings';
import {SettingsContext} from '../SettingsContext';
import type AssistantComponent from './Assistant/Assistant';
import {CrashScreen} from './CrashScreen';
import {ErrorScreen} from './ErrorScreen';
import {Hit} from './Hit';
import {modalTexts} from './modalTexts';
import type {ModalProps} from './modalProps';
import {PartialResultsNote} from './PartialResultsNote';
import {LoadingStatus} from './LoadingStatus';
import {useModalClient} from './useModalClient';
import {useDialog} from './useDialog';

/** Maximum number of hits per group in DocSearch, high enough to have no effect: `limitPerArea` limits the hits. */
const MAX_HITS_PER_GROUP = 100;

/** Renders the search modal in an error boundary, which replaces it with the crash screen if it crashes. */
export default function Modal(props: ModalProps): React.ReactNode {
  const {initialQuery, onClose} = props;
  return (
    <SettingsContext value={props.settings}>
      <ErrorBoundary
        fallback={({tryAgain}) => <CrashScreen query={initialQuery} onRetry={tryAgain} onClose={onClose} />}
      >
        <ModalContent {...props} />
      </ErrorBoundary>
    </SettingsContext>
  );
}

async function loadAssistant() {
  const {createTrustedTypesPolicy} = await import('./Assistant/trustedTypes');
  createTrustedTypesPolicy();
  return import('./Assistant/Assistant');
}

/** Renders DocSearch's modal, or the assistant after the reader switches to it. */
function ModalContent(props: ModalProps): React.ReactNode {
  const {settings, onClose} = props;
  const [assistantState, setAssistantState] = useState<{query: string; Assistant: typeof AssistantComponent}>();
  const [query, setQuery] = useState(props.initialQuery);
  const openAssistant = useCallback(
    (typed: string) => {
      setQuery(typed);
      Promise.all([loadAssistant(), loadStyles(settings.styles.assistant)]).then(
        ([{default: Assistant}]) => setAssistantState({query: typed, Assistant}),
        () => undefined, // the modal stays open, and the reader can press the button again
      );
    },
    [settings],
  );
  const goBack = useCallback((typed: string) => {
    setQuery(typed);
    setAssistantState(undefined);
  }, []);
  if (assistantState)
    return (
      <assistantState.Assistant settings={settings} query={assistantState.query} onBack={goBack} onClose={onClose} />
    );
  return (
    <KeywordSearchModal {...props} initialQuery={query} onAsk={settings.assistantId ? openAssistant : undefined} />
  );
}

interface KeywordSearchModalProps extends ModalProps {
  onAsk: ((query: string) => void) | undefined;
}

/** Renders DocSearch's modal with the site's search client, and adds features that DocSearch lacks. */
function KeywordSearchModal({
  settings,
  initialQuery,
  navigate,
  onClose,
  onAsk,
}: KeywordSearchModalProps): React.ReactNode {
  const {appId, apiKey, indexName, siteUrl, facetFilters, isHosted} = settings;
  const container = useRef<HTMLDivElement>(null);
  const {client, error, partial, isWaiting, retry, getHitCount} = useModalClient(
    settings,
    container,
    initialQuery !== '',
  );
  const [canStore] = useState(() => repairStorage(indexName));
  const [scrollY] = useState(() => window.scrollY);
  useDialog(container, translate({id: 'paydocs.search', message: 'Search'}), onAsk);

  const reload = useCallback(() => {
    reloadWithQuery(container.current?.querySelector<HTMLInputElement>('.DocSearch-Input')?.value ?? '');
  }, []);
  const transformSearchClient = useCallback(() => client as never, [client]);
  const transformItems = useCallback(
    (items: unknown[]) =>
      (items as SearchHit[]).map((hit) => ({...sanitizeHit(hit), url: stripSiteOrigin(hit.url, siteUrl)})) as never,
    [siteUrl],
  );
  const navigator = useMemo<DocSearchModalProps['navigator']>(
    () => ({
      navigate: ({itemUrl}) => {
        onClose();
        navigate(itemUrl);
      },
      navigateNewTab: ({itemUrl}) => void window.open(itemUrl, '_blank', 'noopener'),
      navigateNewWindow: ({itemUrl}) => void window.open(itemUrl, '_blank', 'noopener'),
    }),
    [onClose, navigate],
  );
  const searchParameters = useMemo(() => ({facetFilters}) as never, [facetFilters]);
  const getMissingResultsUrl = useCallback(
    ({query}: {query: string}) => getFeedbackUrl(settings.supportUrl, query),
    [settings.supportUrl],
  );
  const resultsFooter = useCallback(
    ({state: {query}}: {state: {query: string}}) => {
      const count = getHitCount(query);
      if (count === undefined) return <></>;
      return (
        <a href={getSearchPageUrl(settings, query)} onClick={onClose}>
          {count === 1
            ? translate({id: 'paydocs.search.seeOne', message: 'See the result'})
            : translate({id: 'paydocs.search.seeAll', message: 'See all {count} results'}, {count})}
        </a>
      );
    },
    [getHitCount, settings, onClose],
  );

  return (
    <div
      ref={container}
      data-search-modal={isHosted ? 'hosted' : 'embedded'}
      data-failed={error ? '' : undefined}
      data-waiting={isWaiting ? '' : undefined}
    >
      <DocSearchModal
        {...{appId, apiKey, indexName, initialQuery, onClose, navigator, transformItems}}
        translations={modalTexts}
        {...{transformSearchClient, searchParameters, getMissingResultsUrl}}
        placeholder={translate({id: 'paydocs.search.placeholder', message: 'Search the documentation'})}
        initialScrollY={scrollY}
        maxResultsPerGroup={MAX_HITS_PER_GROUP}
        disableUserPersonalization={!canStore}
        hitComponent={Hit}
        resultsFooterComponent={resultsFooter}
      />
      {isWaiting && !error && <LoadingStatus within={container} />}
      {partial &&
        !error &&
        createPortal(<PartialResultsNote reason={partial.reason} onRetry={retry} onReload={reload} />, partial.within)}
      {error && <ErrorScreen {...error} onRetry={retry} onReload={reload} />}
    </div>
  );
}
