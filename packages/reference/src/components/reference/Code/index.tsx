import type {ReactNode} from 'react';
import styles from '../styles/code.module.css';

interface Props {
  /** Highlighted code: the inside of a `code` element. */
  code: string;
  /** Whether the panel is the one that is shown at first. */
  shown: boolean;
  /** What the code is; paper and browsers without scripts show it above the block. */
  title: string;
  /** Which of several examples it is, where there is a choice. */
  example?: string;
  /** Address of the block, where links lead to it. */
  id?: string;
  hidden?: boolean;
}

/**
 * A block of code in a picker. The block that is shown first is coloured. The others are plain text,
 * coloured from the picker's {@link Colours} when somebody looks at them: the page has a tenth of
 * the elements, and is complete without scripts all the same.
 */
export function CodePanel({code, shown, title, example, id, hidden = false}: Props): ReactNode {
  return (
    <pre
      id={id}
      className={styles.code}
      data-panel=""
      data-title={title}
      data-example={example}
      hidden={hidden}
      tabIndex={0}
      dangerouslySetInnerHTML={{__html: shown ? code : code.replace(/<[^>]+>/g, '')}}
    />
  );
}

/** The coloured HTML of a picker's blocks, in their order: a template is no part of the page. */
export function Colours({codes}: {codes: string[]}): ReactNode {
  return <template dangerouslySetInnerHTML={{__html: codes.map((code) => `<pre>${code}</pre>`).join('')}} />;
}
