import React from 'react';
import Head from '@docusaurus/Head';

/** Makes the page that renders this component hydrate with Docusaurus's client. All other pages are static HTML. */
export default function Hydrate(): React.ReactNode {
  return (
    <Head>
      {/* eslint-disable-next-line jsx-a11y/html-has-lang -- the theme gives it one: this adds an attribute */}
      <html data-hydrate="true" />
    </Head>
  );
}
