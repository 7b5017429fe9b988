import type {ReactNode} from 'react';
import styles from '../styles/code.module.css';

interface Props {
  /** Highlighted code: the inner HTML of a `code` element. */
  code: string;
  /** Language of the code, which programs read in the Markdown of the page. */
  language?: string | undefined;
  /** Title of the code, visible above the block in print and in browsers without JavaScript. */
  title: string;
  /** ID of the example, if there are several to choose from. */
  example?: string;
  /** ID of the block, if links refer to it. */
  id?: string;
  hidden?: boolean;
}

/** Renders a block of code in a picker. */
export function CodePanel({code, language, title, example, id, hidden = false}: Props): ReactNode {
  return (
    <pre
      translate="no"
      id={id}
      className={styles.code}
      data-panel=""
      data-language={language}
      data-title={title}
      data-example={example}
      hidden={hidden}
      tabIndex={0}
      dangerouslySetInnerHTML={{__html: code}}
    />
  );
}
