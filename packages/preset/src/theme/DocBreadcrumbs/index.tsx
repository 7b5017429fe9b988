/**
 * Wrap of @docusaurus/theme-classic (a5e21e8d). Reason: beside it, readers find what they can do with the Markdown of the page;
 * it is the one part that pages and the indexes of categories share.
 */
import React from 'react';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useGlobalData from '@docusaurus/useGlobalData';
import DocBreadcrumbs from '@docusaurus/theme-classic/lib/theme/DocBreadcrumbs';
import {getMarkdownPath} from '@paydocs/agents/client';
import {CopyPage, type Assistant} from '@paydocs/theme';

export default function DocBreadcrumbsWithMenu(): React.ReactNode {
  const {pathname} = useLocation();
  const {url, baseUrl} = useDocusaurusContext().siteConfig;
  const pages = useGlobalData()['markdown-pages']?.default as {assistants: Assistant[]} | undefined;
  const file = getMarkdownPath(pathname.replace(/\/?$/, '/'), baseUrl);
  return (
    <>
      {pages && <CopyPage file={file} url={url + file} assistants={pages.assistants} />}
      <DocBreadcrumbs />
    </>
  );
}
