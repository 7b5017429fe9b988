import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

interface Props {
  /** What the code is: its file, or the languages of its tabs. */
  name: string;
  children: ReactNode;
}

/**
 * A program that is closed at first: the page stays short, and the code is in it for the browser's search, for print and for
 * readers without scripts. Links to the heading above open it (`packages/static-pages/src/shell/disclosure.ts`).
 */
export default function Fold({name, children}: Props): ReactNode {
  return (
    <details className={styles.fold} data-fold="">
      <summary data-markdown-ignore="">{translate({id: 'paydocs.code.fold', message: 'Code: {name}'}, {name})}</summary>
      {children}
    </details>
  );
}
