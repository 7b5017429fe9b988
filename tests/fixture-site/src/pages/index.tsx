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
            <h2>
              <Link to="/getting-started/">Getting started</Link>
            </h2>
            make your first payment.
          </li>
          <li>
            <h2>
              <Link to="/apis/rest/">REST API</Link>
            </h2>
            every operation, type and webhook.
          </li>
          <li>
            <h2>
              <Link to="/apis/graphql/">GraphQL API</Link>
            </h2>
            queries, mutations and live subscriptions.
          </li>
        </ul>
      </main>
    </Layout>
  );
}
