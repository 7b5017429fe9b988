import type {ReactNode} from 'react';
import styles from '../styles/code.module.css';

interface Props {
  /** Highlighted code: the inner HTML of a `code` element. */
  code: string;
  /** Whether the panel is the initially visible one. */
  isVisible: boolean;
  /** Title of the code. Print and browsers without scripts show it above the block. */
  title: string;
  /** Id of the example, if there are several to choose from. */
  example?: string;
  /** Id of the block, if links refer to it. */
  id?: string;
  hidden?: boolean;
}

/**
 * Renders a block of code in a picker. Only the initially visible block is highlighted. The others are plain text until
 * the reader selects them; then a script highlights them from the picker's {@link HighlightTemplate}. This way, the page
 * has a tenth of the elements, and is still complete without scripts.
 */
export function CodePanel({code, isVisible, title, example, id, hidden = false}: Props): ReactNode {
  return (
    <pre
      id={id}
      className={styles.code}
      data-panel=""
      data-title={title}
      data-example={example}
      hidden={hidden}
      tabIndex={0}
      dangerouslySetInnerHTML={{__html: isVisible ? code : code.replace(/<[^>]+>/g, '')}}
    />
  );
}

/** Renders the highlighted HTML of a picker's blocks, in order, into a `template`, which isn't part of the page's content. */
export function HighlightTemplate({codes}: {codes: string[]}): ReactNode {
  return <template dangerouslySetInnerHTML={{__html: codes.map((code) => `<pre>${code}</pre>`).join('')}} />;
}
