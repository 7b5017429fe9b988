/**
 * Replacement of @docusaurus/theme-search-algolia (0fe30dcb). Reasons: on every page, the original connects to the
 * hosted service, includes the modal's styles, and needs React. This component is a link to the search page, and
 * `packages/search/src/shell` opens the modal.
 */
import React from 'react';
import Translate from '@docusaurus/Translate';
import {useSearchSettings} from '../useSearchSettings';
import styles from './styles.module.css';

/** Renders the search button in the navigation bar, which announces the shortcuts Ctrl+K, Cmd+K, and `/`. */
export default function SearchBar(): React.ReactNode {
  const settings = useSearchSettings();
  return (
    <a
      href={settings.searchPage}
      role="button"
      data-search=""
      data-search-settings={JSON.stringify(settings)}
      className={styles.search}
      aria-keyshortcuts="Control+K Meta+K /"
      aria-haspopup="dialog"
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
    </a>
  );
}
