import React, {type ComponentType} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {MDXProvider} from '@mdx-js/react';
import {CodeFrame, Tabs, TabItem} from '@paydocs/theme';
import Heading from '@theme/Heading';
import Section from '../Section';
import PaymentResponse from './response.mdx';
import Event from './event.mdx';
import Request from './request.mdx';
import styles from './styles.module.css';

interface Step {
  title: string;
  text: React.ReactNode;
  Code: ComponentType;
}

/** Components in the MDX of samples. On docs pages, the theme provides them, but this is a React page. */
const components = {CodeFrame, Tabs, TabItem};

const steps: Step[] = [
  {
    title: translate({id: 'paydocs.home.create', message: 'Create the payment on your server'}),
    text: (
      <Translate
        id="paydocs.home.create.text"
        values={{
          amount: <code>1500</code>,
          guide: (
            <Link to="/getting-started/">
              <Translate id="paydocs.home.create.guide">Get started</Translate>
            </Link>
          ),
        }}
      >
        {
          'Send the amount in the currency’s minor unit: {amount} is 15.00 €. Your test key is in the dashboard: {guide} shows where to find it.'
        }
      </Translate>
    ),
    Code: Request,
  },
  {
    title: translate({id: 'paydocs.home.redirect', message: 'Send your customer to the payment page'}),
    text: (
      <Translate
        id="paydocs.home.redirect.text"
        values={{status: <code>PENDING</code>, url: <code>nextAction.redirect.url</code>}}
      >
        {'The payment is {status}. Redirect the customer to {url}, where they choose how to pay.'}
      </Translate>
    ),
    Code: PaymentResponse,
  },
  {
    title: translate({id: 'paydocs.home.deliver', message: 'Ship the order when the webhook arrives'}),
    text: (
      <Translate
        id="paydocs.home.deliver.text"
        values={{
          url: <code>callbackUrl</code>,
          guide: (
            <Link to="/guides/verify-signature/">
              <Translate id="paydocs.home.deliver.guide">Verify the signature</Translate>
            </Link>
          ),
        }}
      >
        {'We send the result of the payment to your {url}. {guide}, and then ship the order.'}
      </Translate>
    ),
    Code: Event,
  },
];

/** Renders the steps to a first payment: request, redirect, and webhook. */
export default function FirstPayment(): React.ReactNode {
  return (
    <Section
      id="first-payment"
      title={translate({id: 'paydocs.home.first', message: 'Your first payment in three steps'})}
      lead={translate({
        id: 'paydocs.home.first.lead',
        message:
          'All you need is one request, one redirect, and one webhook. Test mode is ready as soon as you have an account.',
      })}
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
