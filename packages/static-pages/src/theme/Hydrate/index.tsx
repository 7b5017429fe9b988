import React from 'react';
import Head from '@docusaurus/Head';

/** A page that renders this gets Docusaurus' client, which brings its components to life. All others are finished HTML. */
export default function Hydrate(): React.ReactNode {
  return (
    <Head>
      {/* eslint-disable-next-line jsx-a11y/html-has-lang -- the theme gives it one: this adds an attribute */}
      <html data-hydrate="true" />
    </Head>
  );
}
