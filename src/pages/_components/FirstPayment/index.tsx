import React from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Section from '../Section';
import {answer, event, request} from './samples';
import styles from './styles.module.css';

interface Step {
  title: string;
  text: React.ReactNode;
  caption: string;
  code: React.ReactNode;
}

const steps: Step[] = [
  {
    title: 'Create the payment on your server',
    text: (
      <>
        Send the amount in the currency’s smallest unit: <code>1500</code> is 15.00 €. Your test key is in the
        dashboard; <Link to="/getting-started/">Getting started</Link> shows where.
      </>
    ),
    caption: 'Request',
    code: request,
  },
  {
    title: 'Send your customer to the payment page',
    text: (
      <>
        The payment is <code>PENDING</code>. Redirect the customer to <code>nextAction.redirect.url</code>, where they
        choose how to pay.
      </>
    ),
    caption: 'Answer',
    code: answer,
  },
  {
    title: 'Deliver when the webhook arrives',
    text: (
      <>
        We tell your <code>callbackUrl</code> how it ended.{' '}
        <Link to="/guides/verify-signature/">Verify the signature</Link>, then ship the order.
      </>
    ),
    caption: 'Event',
    code: event,
  },
];

/** From nothing to a paid order: request, redirect, webhook. */
export default function FirstPayment(): React.ReactNode {
  return (
    <Section
      id="first-payment"
      tinted
      title="A first payment in three steps"
      lead="One request, one redirect, one webhook. Test mode is ready as soon as you have an account."
    >
      <ol className={styles.steps}>
        {steps.map(({title, text, caption, code}) => (
          <li key={title} className={styles.step}>
            <div className={styles.text}>
              <Heading as="h3" className={styles.title}>
                {title}
              </Heading>
              <p>{text}</p>
            </div>
            <figure className={styles.sample}>
              <figcaption>{caption}</figcaption>
              <pre>
                <code>{code}</code>
              </pre>
            </figure>
          </li>
        ))}
      </ol>
    </Section>
  );
}
