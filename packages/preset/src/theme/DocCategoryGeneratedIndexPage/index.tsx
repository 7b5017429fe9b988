/**
 * Wrap of @docusaurus/theme-classic (89d20596). Reason: readers can report a mistake on it.
 */
import React from 'react';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import EditMetaRow from '@theme/EditMetaRow';
import {ThemeClassNames} from '@docusaurus/theme-common';
import CategoryPage from '@theme-init/DocCategoryGeneratedIndexPage';

export default function DocCategoryGeneratedIndexPage(props: Props): React.ReactNode {
  return (
    <>
      <CategoryPage {...props} />
      <footer className={ThemeClassNames.docs.docFooter}>
        <EditMetaRow
          className="docusaurus-mt-lg"
          editUrl={undefined}
          lastUpdatedAt={undefined}
          lastUpdatedBy={undefined}
        />
      </footer>
    </>
  );
}
