import React from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/**
 * Says that the code of this page is not there, and loads the page anew. It is part of every page, and hidden
 * without a style sheet, which may be missing too. `packages/lean/src/page-loading/firstLoad.ts` shows and
 * places it, and listens to the button: nothing else works then. Whether the code failed or is only slow,
 * nobody knows: the text is true of both.
 */
export default function MissingCode(): React.ReactNode {
  return (
    <div className={styles.note} role="alert" hidden>
      <p>
        <Translate id="paydocs.missingCode.text">
          The code of this page didn’t load: you can read the page, but search and menus don’t work.
        </Translate>
      </p>
      <button type="button" className="button button--primary" data-reload="">
        <Translate id="paydocs.reload">Reload</Translate>
      </button>
    </div>
  );
}
