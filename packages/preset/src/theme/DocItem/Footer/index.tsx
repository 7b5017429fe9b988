/**
 * Ejected copy of @docusaurus/theme-classic (93722eb7). Reason: also renders the footer of a page without an edit link,
 * because it has the link to report a mistake.
 */
import React from 'react';
import clsx from 'clsx';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import useGlobalData from '@docusaurus/useGlobalData';
import EditMetaRow from '@theme/EditMetaRow';
import TagsListInline from '@theme/TagsListInline';
import type {LookGlobalData} from '../../../look/data';

export default function DocItemFooter(): React.ReactNode {
  const {editUrl, lastUpdatedAt, lastUpdatedBy, tags} = useDoc().metadata;
  const {reportUrl} = useGlobalData().look?.default as LookGlobalData;
  if (tags.length === 0 && !editUrl && !lastUpdatedAt && !lastUpdatedBy && reportUrl === undefined) return null;
  return (
    <footer className={clsx(ThemeClassNames.docs.docFooter, 'docusaurus-mt-lg')}>
      {tags.length > 0 && (
        <div className={clsx('row margin-top--sm', ThemeClassNames.docs.docFooterTagsRow)}>
          <div className="col">
            <TagsListInline tags={tags} />
          </div>
        </div>
      )}
      <EditMetaRow
        className={clsx('margin-top--sm', ThemeClassNames.docs.docFooterEditMetaRow)}
        {...{editUrl, lastUpdatedAt, lastUpdatedBy}}
      />
    </footer>
  );
}
