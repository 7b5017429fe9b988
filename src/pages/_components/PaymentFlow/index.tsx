import React from 'react';
import {translate} from '@docusaurus/Translate';
import {brand} from '@site/src/brand';
import Section from '../Section';
import Diagram from './Diagram';
import {tallLayout, wideLayout} from './layouts';
import styles from './styles.module.css';

const {name} = brand;

const steps = [
  translate({id: 'paydocs.home.flow.1', message: 'Your customer checks out in your shop.'}),
  translate({id: 'paydocs.home.flow.2', message: 'Your shop creates a payment with {name}.'}, {name}),
  translate({id: 'paydocs.home.flow.3', message: 'Your customer opens the payment page and chooses how to pay.'}),
  translate({id: 'paydocs.home.flow.4', message: '{name} asks the customer’s bank for approval.'}, {name}),
  translate({id: 'paydocs.home.flow.5', message: 'The bank approves or declines the payment.'}),
  translate(
    {id: 'paydocs.home.flow.6', message: '{name} notifies your shop with a webhook and sends the customer back.'},
    {name},
  ),
];

/** Renders the steps of a payment as a diagram and as a list. */
export default function PaymentFlow(): React.ReactNode {
  const names = [
    translate({id: 'paydocs.home.customer', message: 'Customer'}),
    translate({id: 'paydocs.home.shop', message: 'Your shop'}),
    name,
    translate({id: 'paydocs.home.bank', message: 'Bank'}),
  ];
  return (
    <Section
      id="payment-flow"
      tinted
      title={translate({id: 'paydocs.home.flow', message: 'How a payment flows'})}
      lead={translate({
        id: 'paydocs.home.flow.lead',
        message: 'Trust the webhook. It arrives even if a customer closes the browser too early.',
      })}
    >
      <figure className={styles.figure}>
        <Diagram layout={wideLayout} names={names} className={styles.wide} />
        <Diagram layout={tallLayout} names={names} className={styles.tall} />
        <figcaption>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </figcaption>
      </figure>
    </Section>
  );
}
