import React, {useCallback, useEffect, useRef} from 'react';
import {DocSearchModal} from 'docsearch-assistant/modal';
import {translate} from '@docusaurus/Translate';
import type {SearchSettings} from '../../../settings';
import {useDialog} from '../useDialog';
import {assistantTexts} from './texts';

interface Props {
  settings: SearchSettings;
  /** What was typed before. */
  query: string;
  /** @param typed - what stands in the field */
  onBack(typed: string): void;
  onClose(): void;
}

/**
 * DocSearch's AI mode. It comes with a version of DocSearch that is four times as large as the one of the
 * modal, so it is loaded when a reader asks for it.
 */
export default function Assistant({settings, query, onBack, onClose}: Props): React.ReactNode {
  const {appId, apiKey, indexName, facetFilters, assistantId = ''} = settings;
  const container = useRef<HTMLDivElement>(null);
  useDialog(container, translate({id: 'paydocs.search.ask', message: 'Ask AI'}));
  const goBack = useCallback(
    () => onBack(container.current?.querySelector<HTMLInputElement>('.DocSearch-Input')?.value || query),
    [onBack, query],
  );
  const toggle = useCallback(
    (isActive: boolean) => {
      if (!isActive) goBack();
    },
    [goBack],
  );
  useEffect(() => (query.trim() && container.current ? submitWhenReady(container.current) : undefined), [query]);
  useEffect(() => {
    // The footer says that it leads back, wherever the focus is. Others would close all of search.
    const onEscape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.stopImmediatePropagation();
      event.preventDefault();
      goBack();
    };
    window.addEventListener('keydown', onEscape, true);
    return () => window.removeEventListener('keydown', onEscape, true);
  }, [goBack]);
  return (
    <div ref={container}>
      <DocSearchModal
        {...{appId, apiKey, indexName, onClose}}
        searchParameters={{facetFilters} as never}
        askAi={{assistantId, indexName, apiKey, appId, searchParameters: {filters: filtersOf(facetFilters)}}}
        isAskAiActive
        onAskAiToggle={toggle}
        initialQuery={query}
        initialScrollY={window.scrollY}
        translations={assistantTexts}
      />
    </div>
  );
}

/** Filters as the assistant takes them: it has no lists in lists. */
const filtersOf = (filters: SearchSettings['facetFilters']): string =>
  filters.map((one) => `(${[one].flat().map(quoted).join(' OR ')})`).join(' AND ');

const quoted = (filter: string): string => filter.replace(/:(.*)/s, ':"$1"');

/**
 * Asks what was typed before: DocSearch shows nothing until Enter is pressed. Its button to clear the query is there as
 * soon as it knows the query.
 *
 * @returns a function that gives up
 */
function submitWhenReady(container: Element): () => void {
  const observer = new MutationObserver(submit);
  observer.observe(container, {subtree: true, childList: true, attributeFilter: ['hidden']});
  function submit(): void {
    const field = container.querySelector('.DocSearch-Input');
    if (!field || !container.querySelector('.DocSearch-Clear:not([hidden])')) return;
    observer.disconnect();
    field.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true, cancelable: true}));
  }
  submit();
  return () => observer.disconnect();
}
