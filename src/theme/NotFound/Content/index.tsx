/**
 * Replacement of @docusaurus/theme-classic (1339cadd). Reasons: suggests pages with similar URLs and links to other
 * pages, while the original only asks readers to contact the owner of the link; and always sets the title and excludes
 * the page from search engines.
 */
import React from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useLayoutDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import {Suggestions} from '@paydocs/search/client';

export default function NotFoundContent({className}: Props): React.ReactNode {
  const {link} = useLayoutDocsSidebar('docs');
  return (
    <>
      <PageMetadata title={translate({id: 'paydocs.notFound', message: 'Page not found'})}>
        <meta name="robots" content="noindex" />
      </PageMetadata>
      <main className={clsx('container margin-vert--xl', className)}>
        <div className="row">
          <div className="col col--6 col--offset-3 markdown">
            <Heading as="h1">
              <Translate id="paydocs.notFound">Page not found</Translate>
            </Heading>
            <p>
              <Translate id="paydocs.notFound.text">
                We couldn’t find the page that you’re looking for. It may have moved, or the link may be wrong.
              </Translate>
            </p>
            <p>
              <Translate
                id="paydocs.notFound.ways"
                values={{
                  search: (
                    <Link to="/search/">
                      <Translate id="paydocs.search.placeholder">Search the documentation</Translate>
                    </Link>
                  ),
                  guides: (
                    <Link to={link?.path ?? '/'}>
                      <Translate id="paydocs.notFound.guides">browse the guides</Translate>
                    </Link>
                  ),
                  home: (
                    <Link to="/">
                      <Translate id="paydocs.notFound.home">home page</Translate>
                    </Link>
                  ),
                }}
              >
                {'{search}, {guides}, or go to the {home}.'}
              </Translate>
            </p>
            <Suggestions />
          </div>
        </div>
      </main>
    </>
  );
}
