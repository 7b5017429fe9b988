/**
 * Replacement of @docusaurus/theme-search-algolia (84130988). Reasons: the original supports only the hosted service,
 * sends it three requests for each key press, and needs React. This component is a form, which
 * `packages/search/src/islands/page` makes interactive.
 */
import React from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import {FallbackLinks} from '../../client/FallbackLinks';
import {AreaFilter} from '../../islands/page/AreaFilter';
import {useSearchSettings} from '../useSearchSettings';

/** Renders the search page, `/search/?q=…&area=…`. An island replaces its static form when a reader searches. */
export default function SearchPage(): React.ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Layout>
      <PageMetadata
        title={translate({id: 'paydocs.search', message: 'Search'})}
        description={translate(
          {id: 'paydocs.search.description', message: 'Search the guides and references of {site}.'},
          {site: siteConfig.title},
        )}
      />
      <SearchPageContent />
    </Layout>
  );
}

/**
 * Renders the content of the page. It must be inside the layout, which provides the docs version that the reader uses.
 */
function SearchPageContent(): React.ReactNode {
  const {styles, isHosted, lists} = useSearchSettings();
  return (
    <main className="container search-page" data-search-mode={isHosted ? 'hosted' : 'embedded'}>
      {/* Not in the head: there, a style sheet that hangs would block the script that handles it. */}
      <link rel="stylesheet" href={styles.page} />
      <h1>
        <Translate id="paydocs.search">Search</Translate>
      </h1>
      <noscript>
        <p>
          <Translate id="paydocs.search.off">Search needs JavaScript, which is turned off in this browser.</Translate>
        </p>
        <FallbackLinks lists={lists} />
      </noscript>
      <div data-search-page="">
        <form role="search">
          <input
            type="search"
            name="q"
            className="search-page__field"
            aria-label={translate({id: 'paydocs.search.placeholder', message: 'Search the documentation'})}
            placeholder={translate({id: 'paydocs.search.examples', message: 'Payment, refund, lastRefundReason…'})}
            autoComplete="off"
          />
          <AreaFilter />
        </form>
      </div>
    </main>
  );
}
