import React, {useEffect, useState} from 'react';
import {readChoice, saveChoice, type Choice} from './choice';
import styles from './styles.module.css';
import {denyAnalytics, grantAnalytics} from './tagManager';

/**
 * Asks the reader once whether analytics may run, keeps the answer, and lets it be changed.
 * Rendered in the browser alone.
 */
export default function Consent({tagManagerId}: {tagManagerId: string}): React.ReactNode {
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
          Privacy choices
        </button>
      </div>
    );
  }
  return (
    <section className={styles.banner} aria-label="Privacy choices">
      <p>May we count how this documentation is used, to improve it? Nothing is measured until you agree.</p>
      <div className={styles.buttons}>
        <button type="button" className="button button--secondary" onClick={() => choose('denied')}>
          Decline
        </button>
        <button type="button" className="button button--secondary" onClick={() => choose('granted')}>
          Agree
        </button>
      </div>
    </section>
  );
}
