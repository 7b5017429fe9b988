import React from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/**
 * Says that the code of this page is not there, or its style sheet, and loads the page anew. It is part of every page, and hidden
 * without a style sheet, which may be missing too. `packages/lean/src/page-loading/firstLoad.ts` shows and
 * places it, and listens to the button: nothing else works then. Whether the code failed or is only slow,
 * nobody knows: the text is true of both. Where not even that script runs, the style sheet shows it.
 */
export default function MissingCode(): React.ReactNode {
  return (
    <>
      <Notice hidden>
        <Translate id="paydocs.missingCode.text">
          The code of this page didn’t load: you can read the page, but search and menus don’t work.
        </Translate>{' '}
        <span data-cut="" hidden>
          <Translate id="paydocs.missingCode.cut">Part of its text may be missing, too.</Translate>
        </span>
      </Notice>
      <Notice hidden data-look="">
        <Translate id="paydocs.missingCode.styles">The style sheet of this page didn’t load.</Translate>
      </Notice>
    </>
  );
}

/** Says that a page, which works, has been cut off on its way. */
export function MissingEnd(): React.ReactNode {
  return (
    <Notice>
      <Translate id="paydocs.missingCode.end">The end of this page didn’t load.</Translate>
    </Notice>
  );
}

function Notice({
  children,
  ...attributes
}: {
  hidden?: boolean;
  'data-look'?: string;
  children: React.ReactNode;
}): React.ReactNode {
  return (
    <div className={styles.note} role="alert" {...attributes}>
      <p>
        {children}{' '}
        <span data-away="" hidden>
          <Translate id="paydocs.reload.away">The server doesn’t respond. Check your network connection.</Translate>
        </span>
      </p>
      <button type="button" className="button button--primary" data-reload="">
        <Translate id="paydocs.reload">Reload</Translate>
      </button>
    </div>
  );
}
