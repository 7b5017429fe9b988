import React, {useCallback} from 'react';
import {DocSearchModal} from 'docsearch-assistant/modal';
import type {SearchSettings} from '../../client/useSearchSettings';

interface Props {
  settings: SearchSettings;
  /** What was typed before. */
  query: string;
  onBack(): void;
  onClose(): void;
}

/**
 * DocSearch's AI mode. It comes with a version of DocSearch that is four times as large as the one of the
 * modal, so it is loaded when a reader asks for it.
 */
export default function Assistant({settings, query, onBack, onClose}: Props): React.ReactNode {
  const {appId, apiKey, indexName, assistantId = ''} = settings;
  const toggle = useCallback(
    (isActive: boolean) => {
      if (!isActive) onBack();
    },
    [onBack],
  );
  return (
    <DocSearchModal
      {...{appId, apiKey, indexName, onClose}}
      askAi={{assistantId, indexName, apiKey, appId}}
      isAskAiActive
      onAskAiToggle={toggle}
      initialQuery={query}
      initialScrollY={window.scrollY}
    />
  );
}
