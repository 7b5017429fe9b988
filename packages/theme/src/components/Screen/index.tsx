import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * Renders a mock-up of a screen, whose HTML was created at build time (`packages/content/src/screens`). Assistive
 * technology uses its text alternative.
 */
export default function Screen({html, alt}: {html: string; alt: string}): ReactNode {
  return (
    <div
      className={styles.screen}
      role="img"
      aria-label={alt}
      data-markdown-ignore=""
      dangerouslySetInnerHTML={{__html: html}}
    />
  );
}
