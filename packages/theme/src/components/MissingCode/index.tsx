import React from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/**
 * Renders notices that the code, the style sheet, or the end of the page is missing. Each page contains them, hidden by
 * an attribute, because the style sheet may be missing. An inline script displays the first notice if the shell doesn't
 * load (`packages/static-pages/src/first-paint`), and the shell displays the others. The text must also fit slow code.
 */
export default function MissingCode(): React.ReactNode {
  return (
    <>
      <Notice kind="code">
        <Translate id="paydocs.missingCode.text">
          The code of this page didn’t load. You can read the page, but search and menus don’t work.
        </Translate>
      </Notice>
      <Notice kind="styles">
        <Translate id="paydocs.missingCode.styles">The style sheet of this page didn’t load.</Translate>
      </Notice>
      <Notice kind="end">
        <Translate id="paydocs.missingCode.end">The end of this page didn’t load.</Translate>
      </Notice>
    </>
  );
}

function Notice({kind, children}: {kind: string; children: React.ReactNode}): React.ReactNode {
  return (
    <div className={styles.note} role="alert" data-missing={kind} hidden>
      <p>{children}</p>
      {/* eslint-disable-next-line jsx-a11y/anchor-is-valid -- of the page itself: without its code, a link is what reloads it */}
      <a className="button button--primary" href="">
        <Translate id="paydocs.reload">Reload</Translate>
      </a>
    </div>
  );
}
