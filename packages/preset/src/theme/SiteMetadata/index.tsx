/**
 * Wrap of @docusaurus/theme-classic (e9969052). Reasons: the original adds a canonical link and links to other
 * languages to the not-found page, as if it were a page at that URL. This one also adds links to the page's Markdown
 * and card, and to the home page, the search URL for search engines.
 */
import React from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useGlobalData from '@docusaurus/useGlobalData';
import SiteMetadata from '@docusaurus/theme-classic/lib/theme/SiteMetadata';
import {CARD_SIZE, getCardPath, type CardsGlobalData} from '../../cards/urls';
import {isPagePath} from '@paydocs/static-pages/client';
import {StructuredData} from '@paydocs/theme';
import {getMarkdownPath} from '@paydocs/agents/client';
import type {SearchAction, WebSite, WithContext} from 'schema-dts';
import type {LookGlobalData} from '../../look/data';

export default function SiteMetadataOfPages(): React.ReactNode {
  const {pathname} = useLocation();
  const {url, baseUrl} = useDocusaurusContext().siteConfig;
  const {'markdown-pages': markdownPages, 'social-cards': cards} = useGlobalData();
  if (!isPagePath(pathname)) return null;
  const page = pathname.replace(/\/?$/, '/');
  const {pagesWithImage} = (cards?.default ?? {pagesWithImage: [page]}) as CardsGlobalData;
  return (
    <>
      <SiteMetadata />
      {pathname === baseUrl && <SiteStructuredData />}
      {markdownPages && (
        <Head>
          <link rel="alternate" type="text/markdown" href={`${url}${getMarkdownPath(page, baseUrl)}`} />
        </Head>
      )}
      {!pagesWithImage.includes(page) && <OpenGraphImage url={`${url}${getCardPath(page, baseUrl)}`} />}
    </>
  );
}

/** Renders the Open Graph metadata (https://ogp.me/#structured) of a page's card. */
function OpenGraphImage({url}: {url: string}): React.ReactNode {
  const {title} = useDocusaurusContext().siteConfig;
  return (
    <Head>
      <meta property="og:image" content={url} />
      <meta property="og:image:width" content={String(CARD_SIZE.width)} />
      <meta property="og:image:height" content={String(CARD_SIZE.height)} />
      <meta property="og:image:alt" content={title} />
    </Head>
  );
}

/** Renders the site's name and search URL as structured data (https://schema.org/WebSite). */
function SiteStructuredData(): React.ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {url, baseUrl, title, tagline} = siteConfig;
  const {provider} = useGlobalData().look?.default as LookGlobalData;
  const site: WithContext<WebSite> = {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: title,
    description: tagline,
    url: `${url}${baseUrl}`,
    inLanguage: i18n.currentLocale,
    publisher: {'@type': 'Organization', name: provider},
    potentialAction: {
      '@type': 'SearchAction',
      target: {'@type': 'EntryPoint', urlTemplate: `${url}${baseUrl}search/?q={search_term_string}`},
      'query-input': 'required name=search_term_string',
    } as SearchAction,
  };
  return <StructuredData data={site} />;
}
