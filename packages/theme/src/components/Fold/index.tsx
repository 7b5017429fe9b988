import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

interface Props {
  /** Label of the code: its file, or the languages of its tabs. */
  name: string;
  children: ReactNode;
}

/**
 * Renders a program that is collapsed at first. This keeps the page short, but the code is still there for find-in-page,
 * print, and readers without scripts. Links to the heading before it open it
 * (`packages/static-pages/src/shell/disclosure.ts`).
 */
export default function Fold({name, children}: Props): ReactNode {
  return (
    <details className={styles.fold} data-fold="">
      <summary data-markdown-ignore="">{translate({id: 'paydocs.code.fold', message: 'Code: {name}'}, {name})}</summary>
      {children}
    </details>
  );
}
