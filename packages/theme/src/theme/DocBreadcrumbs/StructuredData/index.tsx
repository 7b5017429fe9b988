/**
 * Replacement of @docusaurus/theme-classic (7b282577). Reasons: the original doesn't escape titles, so `</script>` in
 * one ends the script; and its URLs lack the trailing slash of canonical URLs.
 */
import React from 'react';
import {useBreadcrumbsStructuredData} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';
import StructuredData from '../../../components/StructuredData';

export default function DocBreadcrumbsStructuredData({breadcrumbs}: Props): React.ReactNode {
  const {trailingSlash, baseUrl} = useDocusaurusContext().siteConfig;
  const structuredData = useBreadcrumbsStructuredData({
    breadcrumbs: breadcrumbs.map((item) => ({
      ...item,
      href: item.href && applyTrailingSlash(item.href, {trailingSlash, baseUrl}),
    })) as Props['breadcrumbs'],
  });
  return <StructuredData data={structuredData} />;
}
