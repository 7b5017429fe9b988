import React from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import TestAndLiveModes from './_components/TestAndLiveModes';
import FirstPayment from './_components/FirstPayment';
import Hero from './_components/Hero';
import Integrations from './_components/Integrations';
import PaymentFlow from './_components/PaymentFlow';

/** Renders the home page. */
export default function HomePage(): React.ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Layout description={siteConfig.tagline}>
      <main>
        <Hero tagline={siteConfig.tagline} />
        <Integrations />
        <FirstPayment />
        <PaymentFlow />
        <TestAndLiveModes />
      </main>
    </Layout>
  );
}
