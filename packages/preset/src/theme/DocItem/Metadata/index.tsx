/**
 * Wrap of @docusaurus/theme-classic (f92ee0be). Reason: search engines and other programs are told what the page is, and
 * when it was changed (https://schema.org/TechArticle).
 */
import React from 'react';
import Head from '@docusaurus/Head';
import {useActivePlugin, useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useGlobalData from '@docusaurus/useGlobalData';
import DocItemMetadata from '@docusaurus/theme-classic/lib/theme/DocItem/Metadata';
import {scriptJson} from '@paydocs/core/scriptJson';

interface Dates {
  dates: Readonly<Record<string, string>>;
}

export default function DocItemMetadataAsArticle(): React.ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {title, description, permalink, lastUpdatedAt} = useDoc().metadata;
  const {dates} = (useGlobalData()['markdown-pages']?.default ?? {dates: {}}) as Dates;
  const area = useActivePlugin()?.pluginId ?? '';
  const changed = lastUpdatedAt ? new Date(lastUpdatedAt).toISOString().slice(0, 10) : dates[area];
  const article = {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: title,
    description,
    url: `${siteConfig.url}${permalink.replace(/\/?$/, '/')}`,
    inLanguage: i18n.currentLocale,
    dateModified: changed,
  };
  return (
    <>
      <DocItemMetadata />
      <Head>
        <script type="application/ld+json">{scriptJson(article)}</script>
      </Head>
    </>
  );
}
