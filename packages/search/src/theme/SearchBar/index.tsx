/**
 * Replacement of @docusaurus/theme-search-algolia (0fe30dcb). Reasons: it connects to the hosted
 * service on every page, puts the modal's styles on all of them, and opens the modal again with a key
 * that is pressed after Escape. Nothing of search is loaded before somebody is about to search.
 */
import React, {useCallback, useEffect, useRef} from 'react';
import {createPortal} from 'react-dom';
import Translate from '@docusaurus/Translate';
import {reloadWithQuery, takeKeptQuery} from '../../client/keptQuery';
import {announceSearch} from '@paydocs/static-pages/shell/searchReady';
import {useSearchSettings} from '../../client/useSearchSettings';
import {Failure} from './Failure';
import styles from './styles.module.css';
import {useModal} from './useModal';

/** The way to search in the navigation bar, with the shortcuts Ctrl/Cmd+K and `/`. */
export default function SearchBar(): React.ReactNode {
  const settings = useSearchSettings();
  const button = useRef<HTMLButtonElement>(null);
  const giveFocusBack = useCallback(() => button.current?.focus(), []);
  const {prepare, open, close, modal} = useModal(settings, giveFocusBack);

  useEffect(() => {
    const query = takeKeptQuery();
    if (query !== undefined) open(query);
  }, [open]);

  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (modal.state !== 'open' || event.key !== 'Escape' || event.isComposing) return;
      event.preventDefault();
      close();
    };
    announceSearch({
      open,
      onShortcut(key) {
        if (modal.state !== 'open') open();
        else if (key !== '/') close();
      },
    });
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [modal.state, open, close]);

  return (
    <>
      <button
        ref={button}
        type="button"
        data-search=""
        className={styles.search}
        aria-keyshortcuts="Control+K Meta+K /"
        aria-haspopup="dialog"
        aria-busy={modal.state === 'opening'}
        onClick={() => open()}
        onFocus={prepare}
        onMouseEnter={prepare}
        onTouchStart={prepare}
      >
        <svg
          viewBox="0 0 24 24"
          width="16"
          height="16"
          aria-hidden="true"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
        >
          <circle cx="11" cy="11" r="7" />
          <path d="m20 20-4-4" strokeLinecap="round" />
        </svg>
        <span>
          <Translate id="paydocs.search">Search</Translate>
        </span>
        <kbd aria-hidden="true">/</kbd>
      </button>
      {modal.state === 'failed' && (
        <div role="alert" className={styles.failed}>
          <p>
            <strong>
              <Translate id="paydocs.search.failed">Unable to fetch results</Translate>
            </strong>
          </p>
          <Failure
            reason={modal.reason}
            onRetry={() => open(modal.typed)}
            onReload={() => reloadWithQuery(modal.typed)}
          />
        </div>
      )}
      {modal.state === 'open' &&
        createPortal(<modal.Component settings={settings} initialQuery={modal.typed} onClose={close} />, document.body)}
    </>
  );
}
