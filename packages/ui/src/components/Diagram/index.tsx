import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * A diagram that was drawn when the page was made (`packages/guides/src/diagrams`). What is wider than the page
 * scrolls, and so can be reached by keyboard.
 */
export default function Diagram({svg, title}: {svg: string; title?: string}): ReactNode {
  return (
    <figure className={styles.diagram}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
      <div tabIndex={0} className={styles.drawing} dangerouslySetInnerHTML={{__html: svg}} />
      {title !== undefined && <figcaption>{title}</figcaption>}
    </figure>
  );
}
