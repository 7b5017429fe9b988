import React from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

interface Props {
  /** ID of the tag-manager container, such as `GTM-ABC123`. */
  tagManagerId: string;
}

/** Renders the analytics consent banner and the button that reopens it. `shell/consent.ts` displays them. */
export default function Consent({tagManagerId}: Props): React.ReactNode {
  return (
    <div data-consent={tagManagerId} data-markdown-ignore="">
      <section
        className={styles.banner}
        aria-label={translate({id: 'paydocs.consent.choices', message: 'Privacy choices'})}
        data-consent-question=""
        hidden
      >
        <p>
          <Translate id="paydocs.consent.question">
            May we measure how you use this documentation to improve it? We don’t measure anything until you agree.
          </Translate>
        </p>
        <div className={styles.buttons}>
          <button type="button" className="button button--secondary" data-consent-answer="denied">
            <Translate id="paydocs.consent.decline">Decline</Translate>
          </button>
          <button type="button" className="button button--secondary" data-consent-answer="granted">
            <Translate id="paydocs.consent.agree">Agree</Translate>
          </button>
        </div>
      </section>
      <div className={styles.settings} data-consent-settings="" hidden>
        <button type="button" className="clean-btn">
          <Translate id="paydocs.consent.choices">Privacy choices</Translate>
        </button>
      </div>
    </div>
  );
}
