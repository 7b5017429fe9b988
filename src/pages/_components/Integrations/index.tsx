import React from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import Section from '../Section';
import Drawing from './Drawing';
import {integrationGroups} from './integrationOptions';
import styles from './styles.module.css';

/** Renders links to the guides of all integration options, grouped by need. */
export default function Integrations(): React.ReactNode {
  return (
    <Section
      id="integrations"
      title={translate({id: 'paydocs.home.ways', message: 'Choose how your customers pay'})}
      lead={translate({
        id: 'paydocs.home.ways.lead',
        message:
          'Every option creates the same payment, with the same statuses and webhooks. Start with one, and add others when you need them.',
      })}
    >
      <div className={styles.needs}>
        {integrationGroups.map(({title, ways}) => (
          <div key={title} className={styles.need}>
            <Heading as="h3" className={styles.needTitle}>
              {title}
            </Heading>
            <ul className={styles.ways}>
              {ways.map((way) => (
                <li key={way.to}>
                  <Link className={styles.way} to={way.to}>
                    <span className={styles.picture}>
                      <Drawing name={way.drawing} />
                    </span>
                    <span className={styles.words}>
                      <span className={styles.wayTitle}>{way.title}</span>
                      <span className={styles.wayNeed}>{way.need}</span>
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
