import React from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/**
 * Says that the code of this page is not there, or its style sheet. It is part of every page, and hidden without a style sheet, which may
 * be missing too. A script in the page itself shows it when the shell doesn't come (`packages/static-pages/src/first-paint`), the shell when
 * styles don't. Whether the code failed or is only slow, nobody knows: the text is true of both.
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
