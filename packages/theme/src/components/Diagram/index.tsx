import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * Renders a diagram whose SVG was created at build time (`packages/content/src/diagrams`). It can receive the focus,
 * because a wide diagram scrolls.
 */
export default function Diagram({svg, title, source}: {svg: string; title?: string; source: string}): ReactNode {
  return (
    <figure className={styles.diagram} data-mermaid={source}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
      <div tabIndex={0} className={styles.drawing} dangerouslySetInnerHTML={{__html: svg}} />
      {title !== undefined && <figcaption>{title}</figcaption>}
    </figure>
  );
}
