import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** HTML that the generator made: safe to insert. */
  html: string | undefined;
  /** For HTML that stands in a line of text. */
  inline?: boolean;
}

/** Shows HTML of the page's data. A single paragraph becomes the element itself, which keeps pages small. */
export function Html({html, inline = false}: Props): ReactNode {
  if (!html) return null;
  if (inline) return <span dangerouslySetInnerHTML={{__html: html}} />;
  const inside = /^<p>((?:(?!<\/?p>)[\s\S])*)<\/p>$/.exec(html)?.[1];
  if (inside !== undefined) return <p className={styles.html} dangerouslySetInnerHTML={{__html: inside}} />;
  return <div className={styles.html} dangerouslySetInnerHTML={{__html: html}} />;
}
