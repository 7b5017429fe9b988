import React, {useEffect, useRef} from 'react';
import Translate from '@docusaurus/Translate';
import {getSearchPageUrl} from '../../settings';
import {useSettings} from '../SettingsContext';

interface Props {
  /** Query with which the modal was opened. */
  query: string;
  /** Opens the modal again. */
  onRetry: () => void;
  onClose: () => void;
}

/** Renders an error screen in DocSearch's styles in place of a modal that crashed. */
export function CrashScreen({query, onRetry, onClose}: Props): React.ReactNode {
  const settings = useSettings();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div className="DocSearch DocSearch-Container">
      <div className="DocSearch-Modal">
        <div className="DocSearch-ErrorScreen" role="alert">
          <p className="DocSearch-Title">
            <Translate id="paydocs.search.crashed">Search stopped working.</Translate>
          </p>
          <p className="DocSearch-Help">
            <Translate id="paydocs.search.crashedHelp">Try again, or use the search page.</Translate>
          </p>
          <button ref={button} type="button" className="button button--primary" onClick={onRetry}>
            <Translate id="paydocs.retry">Retry</Translate>
          </button>{' '}
          <a className="button button--secondary" href={getSearchPageUrl(settings, query)} onClick={onClose}>
            <Translate id="paydocs.search.page">Search page</Translate>
          </a>{' '}
          <button type="button" className="button button--secondary" onClick={onClose}>
            <Translate id="paydocs.search.cancel">Cancel</Translate>
          </button>
        </div>
      </div>
    </div>
  );
}
