/**
 * Wrap of @docusaurus/theme-classic (89d20596). Reasons: adds a link to report a mistake, and a document title that
 * describes the entries.
 */
import React from 'react';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import EditMetaRow from '@theme/EditMetaRow';
import {useCurrentSidebarCategory} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import {formatIndexTitle, getSidebarLabels, useDocumentTitle} from '@paydocs/static-pages/client';
import CategoryPage from '@theme-init/DocCategoryGeneratedIndexPage';

export default function DocCategoryGeneratedIndexPage(props: Props): React.ReactNode {
  const {items} = useCurrentSidebarCategory();
  const title = useDocumentTitle(formatIndexTitle(props.categoryGeneratedIndex.title, getSidebarLabels(items)));
  return (
    <>
      <CategoryPage {...props} />
      <PageMetadata title={title} />
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
