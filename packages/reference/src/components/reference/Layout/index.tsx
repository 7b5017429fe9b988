import {Children, isValidElement, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  children: ReactNode;
}

/** Two columns where the article is wide enough, else one: what comes first, {@link Aside}, {@link Main}. */
export function Columns({children}: Props): ReactNode {
  return (
    <div className={styles.container}>
      <div className={styles.columns}>{children}</div>
    </div>
  );
}

/** The column that stays in view: code samples and examples. In one column it stands above {@link Main}. */
export function Aside({children}: Props): ReactNode {
  // Each block has a heading. The first may not wait for the browser to know whether another one follows.
  const isShared = Children.toArray(children).filter((child) => isValidElement(child)).length > 2;
  return (
    <div className={styles.aside} data-shared={isShared || undefined}>
      {children}
    </div>
  );
}

/** The column that scrolls. */
export function Main({children}: Props): ReactNode {
  return <div className={styles.main}>{children}</div>;
}
