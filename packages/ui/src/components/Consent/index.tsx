import React, {useEffect, useState} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {readChoice, saveChoice, type Choice} from './choice';
import styles from './styles.module.css';
import {denyAnalytics, grantAnalytics} from './tagManager';

declare global {
  interface Navigator {
    /** Whether the reader wants no data about them shared or sold: https://w3c.github.io/gpc/. */
    readonly globalPrivacyControl?: boolean;
  }
}

interface Props {
  /** The container, such as `GTM-ABC123`. */
  tagManagerId: string;
}

/**
 * Asks the reader once whether analytics may run, keeps the answer, and lets it be changed. A browser that sends the
 * signal of Global Privacy Control has answered: nothing is measured, whatever was said before, and nobody is asked.
 * Rendered in the browser alone.
 */
export default function Consent({tagManagerId}: Props): React.ReactNode {
  return navigator.globalPrivacyControl === true ? null : <Question tagManagerId={tagManagerId} />;
}

function Question({tagManagerId}: Props): React.ReactNode {
  const [choice, setChoice] = useState<Choice>(readChoice);
  const [isAsking, setIsAsking] = useState(choice === undefined);

  useEffect(() => {
    if (choice === 'granted') {
      grantAnalytics(tagManagerId);
    } else {
      denyAnalytics();
    }
  }, [choice, tagManagerId]);

  const choose = (next: 'granted' | 'denied'): void => {
    saveChoice(next);
    setChoice(next);
    setIsAsking(false);
  };

  if (!isAsking) {
    return (
      <div className={styles.settings}>
        <button type="button" className="clean-btn" onClick={() => setIsAsking(true)}>
          <Translate id="paydocs.consent.choices">Privacy choices</Translate>
        </button>
      </div>
    );
  }
  return (
    <section
      className={styles.banner}
      aria-label={translate({id: 'paydocs.consent.choices', message: 'Privacy choices'})}
    >
      <p>
        <Translate id="paydocs.consent.question">
          May we measure how you use this documentation, to improve it? We measure nothing until you agree.
        </Translate>
      </p>
      <div className={styles.buttons}>
        <button type="button" className="button button--secondary" onClick={() => choose('denied')}>
          <Translate id="paydocs.consent.decline">Decline</Translate>
        </button>
        <button type="button" className="button button--secondary" onClick={() => choose('granted')}>
          <Translate id="paydocs.consent.agree">Agree</Translate>
        </button>
      </div>
    </section>
  );
}
