import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

interface Props {
  /** Name of the code: its title or language, or the labels of its tabs. */
  name: string;
  children: ReactNode;
}

/**
 * Renders code that is collapsed at first. The HTML contains it, so find-in-page and print work. A link to the heading
 * of its section opens it (`packages/static-pages/src/shell/disclosure.ts`).
 */
export default function Fold({name, children}: Props): ReactNode {
  return (
    <details className={styles.fold} data-fold="">
      <summary data-markdown-ignore="">{translate({id: 'paydocs.code.fold', message: 'Code: {name}'}, {name})}</summary>
      {children}
    </details>
  );
}
