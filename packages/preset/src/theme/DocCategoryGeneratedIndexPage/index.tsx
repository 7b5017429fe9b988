/**
 * Wrap of @docusaurus/theme-classic (89d20596). Reasons: the descriptions that it shows come with the page, and not with
 * what all pages load (`packages/preset/src/docs-area/descriptions.ts`); and readers can report a mistake on it.
 */
import React from 'react';
import {DocsVersionProvider, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import EditMetaRow from '@theme/EditMetaRow';
import {ThemeClassNames} from '@docusaurus/theme-common';
import CategoryPage from '@theme-init/DocCategoryGeneratedIndexPage';
import type {CategoryDocs} from '../../docs-area/categoryDocs';

export default function DocCategoryGeneratedIndexPage(props: Props): React.ReactNode {
  const version = useDocsVersion();
  const {docs} = props.categoryGeneratedIndex as CategoryDocs;
  return (
    <DocsVersionProvider version={{...version, docs: {...version.docs, ...docs}}}>
      <CategoryPage {...props} />
      <footer className={ThemeClassNames.docs.docFooter}>
        <EditMetaRow
          className="docusaurus-mt-lg"
          editUrl={undefined}
          lastUpdatedAt={undefined}
          lastUpdatedBy={undefined}
        />
      </footer>
    </DocsVersionProvider>
  );
}
