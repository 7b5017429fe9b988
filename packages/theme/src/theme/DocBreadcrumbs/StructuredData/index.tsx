/**
 * Replacement of @docusaurus/theme-classic (7b282577). Reasons: the original writes names into the script as
 * they are, so that `</script>` in a title ends it; and its URLs lack the final slash of canonical links.
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
