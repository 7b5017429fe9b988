import React from 'react';
import styles from './styles.module.css';

/**
 * Says that the code of this page is not there, and loads the page anew. It is part of every page and
 * shown by `src/plugins/page-loading/firstLoad.ts`, which also listens to the button: nothing else works
 * then. Whether the code failed or is only slow, nobody knows: the text is true of both.
 */
export default function MissingCode(): React.ReactNode {
  return (
    <div className={styles.note} role="alert">
      <p>The code of this page has not loaded: you can read the page, but search and menus don’t work.</p>
      <button type="button" className="button button--primary" data-reload="">
        Reload
      </button>
    </div>
  );
}
