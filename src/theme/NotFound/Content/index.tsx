/**
 * Replacement of @docusaurus/theme-classic 3.10.2. Reasons: it names the pages whose addresses are nearest
 * to the one that was asked for, and other ways on; the original sends readers to whoever made the link. It
 * brings its title and keeps search engines away, wherever it is shown.
 */
import React from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import {Suggestions} from './Suggestions';

export default function NotFoundContent({className}: Props): React.ReactNode {
  return (
    <>
      <PageMetadata title="Page Not Found">
        <meta name="robots" content="noindex" />
      </PageMetadata>
      <main className={clsx('container margin-vert--xl', className)}>
        <div className="row">
          <div className="col col--6 col--offset-3 markdown">
            <Heading as="h1">Page Not Found</Heading>
            <p>We could not find what you were looking for. It may have moved, or the link to it has a mistake.</p>
            <p>
              <Link to="/search/">Search the documentation</Link>, choose a guide in{' '}
              <Link to="/getting-started/">Getting started</Link>, or begin at the <Link to="/">home page</Link>.
            </p>
            <Suggestions />
          </div>
        </div>
      </main>
    </>
  );
}
