import React from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Section from '../Section';
import styles from './styles.module.css';

const habits = [
  {
    title: 'Repeat without charging twice',
    text: 'Send an idempotency key, and a request that got lost can be sent again.',
    to: '/apis/rest/#idempotency',
    link: 'Idempotency',
  },
  {
    title: 'Trust only what is signed',
    text: 'Each webhook carries a signature that a few lines of code can check.',
    to: '/guides/verify-signature/',
    link: 'Verify signatures',
  },
  {
    title: 'Know each error and its cure',
    text: 'Errors have a stable code. For each one we say why it happens and what to do.',
    to: '/apis/rest/#errors',
    link: 'Errors',
  },
];

/** Test and live mode, and the habits that keep money safe. */
export default function Care(): React.ReactNode {
  return (
    <Section
      id="care"
      title="Test first, then go live"
      lead="Both modes share one address and work alike. The key decides, and their data never mix."
    >
      <dl className={styles.modes}>
        <div className={styles.mode}>
          <dt>
            Test mode <code>key_test_…</code>
          </dt>
          <dd>
            No money moves. Pay with the test card, and reach every status.{' '}
            <Link to="/testing/">Test mode and its card</Link>
          </dd>
        </div>
        <div className={`${styles.mode} ${styles.live}`}>
          <dt>
            Live mode <code>key_live_…</code>
          </dt>
          <dd>
            Money moves, and <code>livemode</code> is <code>true</code> in each answer. To go live, change the key and
            nothing else.
          </dd>
        </div>
      </dl>
      <ul className={styles.habits}>
        {habits.map(({title, text, to, link}) => (
          <li key={title}>
            <Heading as="h3" className={styles.title}>
              {title}
            </Heading>
            <p>
              {text} <Link to={to}>{link}</Link>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
