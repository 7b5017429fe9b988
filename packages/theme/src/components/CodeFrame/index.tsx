import clsx from 'clsx';
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {CodeFrameData} from '@paydocs/core/client';
import CopyButton from '../CopyButton';
import WrapButton from '../WrapButton';
import styles from './styles.module.css';

/**
 * Renders a code block with its title or language and with buttons. The code was highlighted at build time
 * (`packages/content/src/code-frames`).
 */
export default function CodeFrame({html, title, language, wrap, numbered, diff}: CodeFrameData): ReactNode {
  return (
    <figure
      className={clsx('theme-code-block', styles.frame, numbered && styles.numbered, diff && styles.diff)}
      data-copy-scope=""
    >
      {title !== undefined && <figcaption className={styles.title}>{title}</figcaption>}
      {title === undefined && language !== undefined && (
        <span className={styles.language} data-markdown-ignore="">
          {language}
        </span>
      )}
      <span className={styles.actions}>
        <WrapButton pressed={wrap} />
        <CopyButton
          label={
            title === undefined
              ? translate({id: 'paydocs.code.copy', message: 'Copy the code'})
              : translate({id: 'paydocs.code.copyOf', message: 'Copy the code of {title}'}, {title})
          }
        />
      </span>
      <pre translate="no" tabIndex={0} className={styles.block} data-language={language?.toLowerCase()}>
        <code dangerouslySetInnerHTML={{__html: html}} />
      </pre>
    </figure>
  );
}
