/**
 * Wrap of @docusaurus/theme-classic (f92ee0be). Reasons: adds structured data for search engines
 * (https://schema.org/TechArticle, https://developers.google.com/search/docs/appearance/structured-data/article), and a
 * document title that can differ from the page's title.
 */
import React from 'react';
import Head from '@docusaurus/Head';
import {useActivePlugin, useDoc} from '@docusaurus/plugin-content-docs/client';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useGlobalData from '@docusaurus/useGlobalData';
import {PageMetadata} from '@docusaurus/theme-common';
import Hydrate from '@theme/Hydrate';
import DocItemMetadata from '@docusaurus/theme-classic/lib/theme/DocItem/Metadata';
import {getCardPath} from '../../../cards/urls';
import {StructuredData} from '@paydocs/theme';
import {useDocumentTitle} from '@paydocs/static-pages/client';
import type {Organization, TechArticle, WithContext} from 'schema-dts';
import type {LookGlobalData} from '../../../look/data';

interface Dates {
  dates: Readonly<Record<string, string>>;
}

export default function DocItemMetadataAsArticle(): React.ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {title, description, permalink, lastUpdatedAt} = useDoc().metadata;
  const {'markdown-pages': markdownPages, 'social-cards': cards, look} = useGlobalData();
  const {hydrate} = useDoc().frontMatter as {hydrate?: boolean};
  const documentTitle = useDocumentTitle(title);
  const picture = useFrontMatterImageUrl();
  const {dates} = (markdownPages?.default ?? {dates: {}}) as Dates;
  const area = useActivePlugin()?.pluginId ?? '';
  const changed = lastUpdatedAt ? new Date(lastUpdatedAt).toISOString().slice(0, 10) : dates[area];
  const page = permalink.replace(/\/?$/, '/');
  const image = picture ?? (cards && `${siteConfig.url}${getCardPath(page, siteConfig.baseUrl)}`);
  const provider: Organization = {'@type': 'Organization', name: (look?.default as LookGlobalData).provider};
  const article: WithContext<TechArticle> = {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: title,
    description,
    url: `${siteConfig.url}${page}`,
    ...(image && {image}),
    inLanguage: i18n.currentLocale,
    ...(changed && {dateModified: changed}),
    author: provider,
    publisher: provider,
  };
  return (
    <>
      <DocItemMetadata />
      {hydrate && <Hydrate />}
      <PageMetadata title={documentTitle} />
      <Head>{image && <meta property="og:image:alt" content={title} />}</Head>
      <StructuredData data={article} />
    </>
  );
}

/** Returns the absolute URL of the image in the page's front matter, or undefined if it has none. */
function useFrontMatterImageUrl(): string | undefined {
  const {withBaseUrl} = useBaseUrlUtils();
  const {assets, frontMatter} = useDoc();
  const image = assets.image ?? frontMatter.image;
  return image && withBaseUrl(image, {absolute: true});
}
