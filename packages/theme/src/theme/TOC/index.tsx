/**
 * Ejected copy of @docusaurus/theme-classic (5586e5cc). Reason: adds a visible title, and makes the table of contents a
 * landmark.
 */
import React from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import styles from './styles.module.css';

export default function TOC({className, ...props}: Props): React.ReactNode {
  return (
    <nav className={clsx(styles.toc, 'thin-scrollbar', className)} aria-labelledby="toc-title">
      <p id="toc-title" className={styles.title}>
        <Translate
          id="theme.TOCCollapsible.toggleButtonLabel"
          description="The label used by the button on the collapsible TOC component"
        >
          On this page
        </Translate>
      </p>
      <TOCItems
        {...props}
        linkClassName="table-of-contents__link toc-highlight"
        linkActiveClassName="table-of-contents__link--active"
      />
    </nav>
  );
}
