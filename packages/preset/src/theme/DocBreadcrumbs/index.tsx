/**
 * Wrap of @docusaurus/theme-classic (a5e21e8d). Reason: adds a menu for the Markdown of the page. It's here because
 * pages and category indexes both have breadcrumbs.
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
