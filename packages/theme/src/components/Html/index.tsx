import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Trusted HTML from the generation. Without it, the component renders nothing. */
  html: string | undefined;
  /** True if the HTML is part of a line of text. */
  inline?: boolean;
}

/** Renders HTML from the page's data. Omits the wrapper of a single paragraph, to keep pages small. */
export function Html({html, inline = false}: Props): ReactNode {
  if (!html) return null;
  if (inline) return <span dangerouslySetInnerHTML={{__html: html}} />;
  const paragraph = /^<p>((?:(?!<\/?p>)[\s\S])*)<\/p>$/.exec(html)?.[1];
  if (paragraph !== undefined) return <p className={styles.html} dangerouslySetInnerHTML={{__html: paragraph}} />;
  return <div className={styles.html} dangerouslySetInnerHTML={{__html: html}} />;
}
