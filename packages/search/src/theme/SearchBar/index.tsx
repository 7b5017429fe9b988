/**
 * Replacement of @docusaurus/theme-search-algolia (0fe30dcb). Reasons: it connects to the hosted
 * service on every page, puts the modal's styles on all of them, and needs React. Here, it is a link to the search page;
 * `packages/search/src/shell` opens the modal.
 */
import React from 'react';
import Translate from '@docusaurus/Translate';
import {useSearchSettings} from '../useSearchSettings';
import styles from './styles.module.css';

/** Renders the search button in the navigation bar, with the shortcuts Ctrl/Cmd+K and `/`. */
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
