/**
 * Wrap of @docusaurus/theme-classic (e9969052). Reasons: the original gives the not-found page, wherever it is
 * shown, a canonical link and links to its other languages, as if it were a page at that address; and pages name
 * their Markdown, and the first one the search to search engines.
 */
import React from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useGlobalData from '@docusaurus/useGlobalData';
import SiteMetadata from '@docusaurus/theme-classic/lib/theme/SiteMetadata';
import {scriptJson} from '@paydocs/core/scriptJson';
import {isPage} from '@paydocs/lean/lean-shell/client/knownPages';
import {markdownAddress} from '@paydocs/markdown/addresses';

export default function SiteMetadataOfPages(): React.ReactNode {
  const {pathname} = useLocation();
  const {url, baseUrl} = useDocusaurusContext().siteConfig;
  const hasMarkdown = 'markdown-pages' in useGlobalData();
  if (!isPage(pathname)) return null;
  const markdown = `${url}${markdownAddress(pathname.replace(/\/?$/, '/'), baseUrl)}`;
  return (
    <>
      <SiteMetadata />
      {pathname === baseUrl && <WebSite />}
      {hasMarkdown && (
        <Head>
          <link rel="alternate" type="text/markdown" href={markdown} />
        </Head>
      )}
    </>
  );
}

/** What the site is, and where it is searched (https://schema.org/WebSite). */
function WebSite(): React.ReactNode {
  const {url, baseUrl, title, tagline} = useDocusaurusContext().siteConfig;
  const site = {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: title,
    description: tagline,
    url: `${url}${baseUrl}`,
    potentialAction: {
      '@type': 'SearchAction',
      target: {'@type': 'EntryPoint', urlTemplate: `${url}${baseUrl}search/?q={search_term_string}`},
      'query-input': 'required name=search_term_string',
    },
  };
  return (
    <Head>
      <script type="application/ld+json">{scriptJson(site)}</script>
    </Head>
  );
}
