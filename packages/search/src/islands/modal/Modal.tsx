import React, {useCallback, useLayoutEffect, useMemo, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react';
import {translate} from '@docusaurus/Translate';
import {Boundary} from '@paydocs/static-pages/islands/Boundary';
import {reloadWithQuery} from '../../client/keptQuery';
import {safeHit} from '../../client/safeHit';
import {repairStorage} from '../../client/storage';
import {localUrl, missingResultsUrl} from '../../client/urls';
import type {SearchHit} from '../../contract';
import {loadStyles} from '../../client/load';
import {searchLink} from '../../settings';
import {SettingsContext} from '../SettingsContext';
import type AssistantComponent from './Assistant/Assistant';
import {Crashed} from './Crashed';
import {ErrorScreen} from './ErrorScreen';
import {Hit} from './Hit';
import {modalTexts} from './modalTexts';
import type {ModalProps} from './modalProps';
import {Partial} from './Partial';
import {Waiting} from './Waiting';
import {useModalClient} from './useModalClient';
import {useDialog} from './useDialog';

/** `hitsInSight` decides how many there are. */
const HITS_OF_AREA = 100;

/** The modal. What it throws must not reach the frame of the page. */
export default function Modal(props: ModalProps): React.ReactNode {
  const {initialQuery, onClose} = props;
  return (
    <SettingsContext value={props.settings}>
      <Boundary fallback={({tryAgain}) => <Crashed query={initialQuery} onRetry={tryAgain} onClose={onClose} />}>
        <Content {...props} />
      </Boundary>
    </SettingsContext>
  );
}

async function loadAssistant() {
  const {allowAnswers} = await import('./Assistant/allowAnswers');
  allowAnswers();
  return import('./Assistant/Assistant');
}

/** DocSearch's modal, and the assistant that it leads to where there is one. */
function Content(props: ModalProps): React.ReactNode {
  const {settings, onClose} = props;
  const [asked, setAsked] = useState<{query: string; Assistant: typeof AssistantComponent}>();
  const [query, setQuery] = useState(props.initialQuery);
  const ask = useCallback(
    (typed: string) => {
      setQuery(typed);
      Promise.all([loadAssistant(), loadStyles(settings.styles.assistant)]).then(
        ([{default: Assistant}]) => setAsked({query: typed, Assistant}),
        () => undefined, // the modal stays as it is, and the button can be pressed again
      );
    },
    [settings],
  );
  useLayoutEffect(() => {
    // Where what has the focus goes away, Tab begins anew: in the modal, not behind it.
    const page = document.getElementById('__docusaurus');
    if (!page) return undefined;
    page.inert = true;
    return () => {
      page.inert = false;
    };
  }, []);
  const goBack = useCallback((typed: string) => {
    setQuery(typed);
    setAsked(undefined);
  }, []);
  if (asked) return <asked.Assistant settings={settings} query={asked.query} onBack={goBack} onClose={onClose} />;
  return <KeywordModal {...props} initialQuery={query} onAsk={settings.assistantId ? ask : undefined} />;
}

interface KeywordModalProps extends ModalProps {
  onAsk: ((query: string) => void) | undefined;
}

/** DocSearch's modal over the site's own client, with what DocSearch lacks. */
function KeywordModal({settings, initialQuery, navigate, onClose, onAsk}: KeywordModalProps): React.ReactNode {
  const {appId, apiKey, indexName, siteUrl, facetFilters, isHosted} = settings;
  const container = useRef<HTMLDivElement>(null);
  const {client, failure, partial, isWaiting, retry, countOf} = useModalClient(
    settings,
    container,
    initialQuery !== '',
  );
  const [canKeep] = useState(() => repairStorage(indexName));
  const [scrollY] = useState(() => window.scrollY);
  useDialog(container, translate({id: 'paydocs.search', message: 'Search'}), onAsk);

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
    ({query}: {query: string}) => missingResultsUrl(settings.supportUrl, query),
    [settings.supportUrl],
  );
  const resultsFooter = useCallback(
    ({state: {query}}: {state: {query: string}}) => {
      const count = countOf(query);
      if (count === undefined) return <></>;
      return (
        <a href={searchLink(settings, query)} onClick={onClose}>
          {count === 1
            ? translate({id: 'paydocs.search.seeOne', message: 'See the result'})
            : translate({id: 'paydocs.search.seeAll', message: 'See all {count} results'}, {count})}
        </a>
      );
    },
    [countOf, settings, onClose],
  );

  return (
    <div
      ref={container}
      data-search-modal={isHosted ? 'hosted' : 'embedded'}
      data-failed={failure ? '' : undefined}
      data-waiting={isWaiting ? '' : undefined}
    >
      <DocSearchModal
        {...{appId, apiKey, indexName, initialQuery, onClose, navigator, transformItems}}
        translations={modalTexts}
        {...{transformSearchClient, searchParameters, getMissingResultsUrl}}
        placeholder={translate({id: 'paydocs.search.placeholder', message: 'Search the documentation'})}
        initialScrollY={scrollY}
        maxResultsPerGroup={HITS_OF_AREA}
        disableUserPersonalization={!canKeep}
        hitComponent={Hit}
        resultsFooterComponent={resultsFooter}
      />
      {isWaiting && !failure && <Waiting within={container} />}
      {partial &&
        !failure &&
        createPortal(<Partial reason={partial.reason} onRetry={retry} onReload={reload} />, partial.within)}
      {failure && <ErrorScreen {...failure} onRetry={retry} onReload={reload} />}
    </div>
  );
}
