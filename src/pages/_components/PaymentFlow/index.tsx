import React from 'react';
import {brand} from '@site/src/brand';
import Section from '../Section';
import Diagram from './Diagram';
import {tall, wide} from './layouts';
import styles from './styles.module.css';

const steps = [
  'Your customer checks out in your shop.',
  `Your shop creates a payment at ${brand.name}.`,
  'Your customer is sent to the payment page and chooses how to pay.',
  `${brand.name} asks the customer’s bank.`,
  'The bank approves or declines.',
  `${brand.name} tells your shop with a webhook, and sends the customer back.`,
];

/** How a payment flows, as a picture and as a list that says the same. */
export default function PaymentFlow(): React.ReactNode {
  const names = ['Customer', 'Your shop', brand.name, 'Bank'];
  return (
    <Section
      id="payment-flow"
      tinted
      title="How a payment flows"
      lead="The webhook is the truth. A customer who closes the browser too early changes nothing."
    >
      <figure className={styles.figure}>
        <Diagram layout={wide} names={names} className={styles.wide} />
        <Diagram layout={tall} names={names} className={styles.tall} />
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
