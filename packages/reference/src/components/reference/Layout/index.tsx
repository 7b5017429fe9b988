import {Children, isValidElement, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  children: ReactNode;
}

/** Renders two columns, or one if the article is narrow: an introduction, {@link Aside}, and {@link Main}. */
export function Columns({children}: Props): ReactNode {
  return (
    <div className={styles.container}>
      <div className={styles.columns}>{children}</div>
    </div>
  );
}

/** Renders the sticky column with code samples and examples. In a one-column layout it's above {@link Main}. */
export function Aside({children}: Props): ReactNode {
  // Each block has a heading, so more than two children mean several blocks. The first block must get its layout before
  // the browser has parsed the next one.
  const isShared = Children.toArray(children).filter((child) => isValidElement(child)).length > 2;
  return (
    <div className={styles.aside} data-shared={isShared || undefined}>
      {children}
    </div>
  );
}

/** Renders the main column, which is beside {@link Aside}, or below it in a one-column layout. */
export function Main({children}: Props): ReactNode {
  return <div className={styles.main}>{children}</div>;
}
