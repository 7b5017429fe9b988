import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

/**
 * Renders a field that filters the terms of a glossary page. It's hidden if JavaScript is disabled.
 * `packages/static-pages/src/shell/entryFilter.ts` filters the entries.
 */
export default function EntryFilter(): ReactNode {
  const label = translate({id: 'paydocs.filter.label', message: 'Filter terms'});
  return (
    <div data-markdown-ignore="">
      <input type="search" className={styles.field} data-entry-filter="" placeholder={label} aria-label={label} />
      <p role="status" data-no-entry="" hidden>
        {translate({id: 'paydocs.filter.none', message: 'No term matches.'})}
      </p>
    </div>
  );
}
