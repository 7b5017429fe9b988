import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Frame} from '@site/src/lib/codeFrame';
import CopyButton from '../CopyButton';
import WrapButton from '../WrapButton';
import styles from './styles.module.css';

/**
 * A block of code that was highlighted when the page was made (`src/rehype/code-frames`), with its
 * title or language, and buttons. Without scripts it is the same without the buttons.
 */
export default function CodeFrame({html, title, language, wrap, numbered, diff}: Frame): ReactNode {
  return (
    <figure className={clsx(styles.frame, numbered && styles.numbered, diff && styles.diff)} data-copy-scope="">
      {title !== undefined && <figcaption className={styles.title}>{title}</figcaption>}
      {title === undefined && language !== undefined && <span className={styles.language}>{language}</span>}
      <span className={styles.actions}>
        <WrapButton pressed={wrap} />
        <CopyButton label={title === undefined ? 'Copy the code' : `Copy the code of ${title}`} />
      </span>
      <pre tabIndex={0} className={styles.block}>
        <code dangerouslySetInnerHTML={{__html: html}} />
      </pre>
    </figure>
  );
}
