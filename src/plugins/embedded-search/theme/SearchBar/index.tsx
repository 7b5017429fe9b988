import React, {useEffect} from 'react';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** The way to search in the navigation bar, with the shortcuts Ctrl/Cmd+K and `/`. */
export default function SearchBar(): React.ReactNode {
  const history = useHistory();
  const searchPage = useBaseUrl('/search/');

  useEffect(() => {
    const openOnShortcut = (event: KeyboardEvent): void => {
      const isCommand = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target);
      if (isCommand || isSlash) {
        event.preventDefault();
        history.push(searchPage);
      }
    };
    document.addEventListener('keydown', openOnShortcut);
    return () => document.removeEventListener('keydown', openOnShortcut);
  }, [history, searchPage]);

  return (
    <Link to="/search/" className={styles.search} aria-keyshortcuts="Control+K Meta+K /">
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
      <span>Search</span>
      <kbd aria-hidden="true">/</kbd>
    </Link>
  );
}
