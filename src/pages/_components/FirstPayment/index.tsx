import React, {type ComponentType} from 'react';
import Link from '@docusaurus/Link';
import {MDXProvider} from '@mdx-js/react';
import CodeFrame from '@site/src/components/CodeFrame';
import Tabs, {TabItem} from '@site/src/components/Tabs';
import Heading from '@theme/Heading';
import Section from '../Section';
import Answer from './answer.mdx';
import Event from './event.mdx';
import Request from './request.mdx';
import styles from './styles.module.css';

interface Step {
  title: string;
  text: React.ReactNode;
  Code: ComponentType;
}

/** The components that samples use: pages hand them out, and this is part of one. */
const components = {CodeFrame, Tabs, TabItem};

const steps: Step[] = [
  {
    title: 'Create the payment on your server',
    text: (
      <>
        Send the amount in the currency’s smallest unit: <code>1500</code> is 15.00 €. Your test key is in the
        dashboard; <Link to="/getting-started/">Getting started</Link> shows where.
      </>
    ),
    Code: Request,
  },
  {
    title: 'Send your customer to the payment page',
    text: (
      <>
        The payment is <code>PENDING</code>. Redirect the customer to <code>nextAction.redirect.url</code>, where they
        choose how to pay.
      </>
    ),
    Code: Answer,
  },
  {
    title: 'Deliver when the webhook arrives',
    text: (
      <>
        We tell your <code>callbackUrl</code> how it ended.{' '}
        <Link to="/guides/verify-signature/">Verify the signature</Link>, then ship the order.
      </>
    ),
    Code: Event,
  },
];

/** From nothing to a paid order: request, redirect, webhook. */
export default function FirstPayment(): React.ReactNode {
  return (
    <Section
      id="first-payment"
      title="A first payment in three steps"
      lead="One request, one redirect, one webhook. Test mode is ready as soon as you have an account."
    >
      <MDXProvider components={components}>
        <ol className={styles.steps}>
          {steps.map(({title, text, Code}) => (
            <li key={title} className={styles.step}>
              <div className={styles.text}>
                <Heading as="h3" className={styles.title}>
                  {title}
                </Heading>
                <p>{text}</p>
              </div>
              <div className={styles.code}>
                <Code />
              </div>
            </li>
          ))}
        </ol>
      </MDXProvider>
    </Section>
  );
}
