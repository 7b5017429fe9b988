import React from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import Section from '../Section';
import styles from './styles.module.css';

const practices = [
  {
    title: translate({id: 'paydocs.home.repeat', message: 'Retry without charging twice'}),
    text: translate({
      id: 'paydocs.home.repeat.text',
      message: 'Send an idempotency key, and you can safely retry a request that was lost.',
    }),
    to: '/apis/rest/#idempotency',
    link: translate({id: 'paydocs.home.repeat.link', message: 'Idempotency'}),
  },
  {
    title: translate({id: 'paydocs.home.trust', message: 'Trust only what’s signed'}),
    text: translate({
      id: 'paydocs.home.trust.text',
      message: 'Each webhook has a signature that you can verify with a few lines of code.',
    }),
    to: '/guides/verify-signature/',
    link: translate({id: 'paydocs.home.trust.link', message: 'Verify signatures'}),
  },
  {
    title: translate({id: 'paydocs.home.errors', message: 'Know each error and how to fix it'}),
    text: translate({
      id: 'paydocs.home.errors.text',
      message: 'Errors have stable codes. For each code, we explain the cause and the solution.',
    }),
    to: '/apis/rest/#errors',
    link: translate({id: 'paydocs.home.errors.link', message: 'Errors'}),
  },
];

/** Renders the section about test and live mode and about practices that keep money safe. */
export default function TestAndLiveModes(): React.ReactNode {
  return (
    <Section
      id="care"
      title={translate({id: 'paydocs.home.modes', message: 'Test first, then go live'})}
      lead={translate({
        id: 'paydocs.home.modes.lead',
        message:
          'Both modes share one URL and work the same way. The API key selects the mode, and test and live data never mix.',
      })}
    >
      <dl className={styles.modes}>
        <div className={styles.mode}>
          <dt>
            <Translate id="paydocs.home.test" values={{key: <code>key_test_…</code>}}>
              {'Test mode {key}'}
            </Translate>
          </dt>
          <dd>
            <Translate id="paydocs.home.test.text">
              No money moves. Pay with test cards to reach every status.
            </Translate>{' '}
            <Link to="/testing/">
              <Translate id="paydocs.home.test.link">Test mode and test cards</Translate>
            </Link>
          </dd>
        </div>
        <div className={`${styles.mode} ${styles.live}`}>
          <dt>
            <Translate id="paydocs.home.live" values={{key: <code>key_live_…</code>}}>
              {'Live mode {key}'}
            </Translate>
          </dt>
          <dd>
            <Translate id="paydocs.home.live.text" values={{field: <code>livemode</code>, value: <code>true</code>}}>
              {'Money moves, and {field} is {value} in each response. To go live, change only the key.'}
            </Translate>
          </dd>
        </div>
      </dl>
      <ul className={styles.practices}>
        {practices.map(({title, text, to, link}) => (
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
