import React, {useCallback, useEffect, useRef} from 'react';
import {DocSearchModal} from 'docsearch-assistant/modal';
import {translate} from '@docusaurus/Translate';
import type {SearchSettings} from '../../../settings';
import {useDialog} from '../useDialog';
import {assistantTexts} from './texts';

interface Props {
  settings: SearchSettings;
  /** Query that the reader typed before the assistant opened. */
  query: string;
  /**
   * Returns to keyword search.
   *
   * @param typed - query in the assistant's field
   */
  onBack(typed: string): void;
  onClose(): void;
}

/**
 * Renders DocSearch's AI mode. It requires a version of DocSearch that is four times as large as the modal's, so it's
 * loaded only when a reader opens it.
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
    // As the footer says, Escape goes back, wherever the focus is. Other listeners would close search.
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
    <div ref={container} data-assistant="">
      <DocSearchModal
        {...{appId, apiKey, indexName, onClose}}
        searchParameters={{facetFilters} as never}
        askAi={{assistantId, indexName, apiKey, appId, searchParameters: {filters: toFilterString(facetFilters)}}}
        isAskAiActive
        onAskAiToggle={toggle}
        initialQuery={query}
        initialScrollY={window.scrollY}
        translations={assistantTexts}
      />
    </div>
  );
}

/** Converts filters to the filter string that the assistant expects, such as `(language:"en") AND (…)`. */
const toFilterString = (filters: SearchSettings['facetFilters']): string =>
  filters.map((filter) => `(${[filter].flat().map(quoteValue).join(' OR ')})`).join(' AND ');

const quoteValue = (filter: string): string => filter.replace(/:(.*)/s, ':"$1"');

/**
 * Submits the initial query by simulating Enter, as soon as DocSearch has processed the query. From then on, DocSearch
 * displays the button to clear it.
 *
 * @param container - element that contains DocSearch
 * @returns a function that stops waiting
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
