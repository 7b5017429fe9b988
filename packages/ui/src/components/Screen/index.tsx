import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * A picture of a screen, which was drawn when the page was made (`packages/guides/src/screens`). Programs read its text
 * alternative.
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
