import React from 'react';
import styles from './styles.module.css';

/**
 * Says that the code of this page could not be loaded, and loads the page anew. It is part of every
 * page and shown by `src/plugins/page-loading/firstLoad.ts`, which also listens to the button: nothing
 * else works then.
 */
export default function MissingCode(): React.ReactNode {
  return (
    <div className={styles.note} role="alert">
      <p>The code of this page could not be loaded: you can read it, but search and menus don’t work.</p>
      <button type="button" className="button button--primary" data-reload="">
        Retry
      </button>
    </div>
  );
}
