import React from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';

/** The way in: a sentence, and where readers go from here. */
export default function HomePage(): React.ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Layout description={siteConfig.tagline}>
      <main className="container margin-vert--xl">
        <h1>{siteConfig.title}</h1>
        <p>{siteConfig.tagline}</p>
        <ul>
          <li>
            <Link to="/getting-started/">Getting started</Link>
          </li>
          <li>
            <Link to="/apis/rest/">REST API</Link>
          </li>
          <li>
            <Link to="/apis/graphql/">GraphQL API</Link>
          </li>
        </ul>
      </main>
    </Layout>
  );
}
