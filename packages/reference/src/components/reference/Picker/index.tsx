import type {ReactNode} from 'react';
import {CopyButton, WrapButton} from '@paydocs/theme';
import styles from '../styles/code.module.css';

interface Props {
  /** Name of the group of pickers that change together on all pages, if it belongs to one. */
  group?: string;
  /** Whether it's a top-level part of the page, not inside another part. */
  isTopLevel?: boolean;
  /** Content above the bar: a second choice. */
  header?: ReactNode;
  /** Content of the bar: tabs, a select, or the name of the only block. */
  choice: ReactNode;
  /** An additional button. */
  action?: ReactNode;
  /** Label of the copy button. */
  copyLabel: string;
  /** The blocks: `CodePanel` elements. */
  children: ReactNode;
}

/** Renders blocks of code of which one is visible, with the choice and the buttons above them. */
export function Picker({
  group = '',
  isTopLevel = false,
  header,
  choice,
  action,
  copyLabel,
  children,
}: Props): ReactNode {
  return (
    <div data-rest={isTopLevel ? '' : undefined} data-picker={group} data-copy-scope="" className={styles.picker}>
      {header}
      <div className={styles.bar}>
        {choice}
        {action}
        <WrapButton pressed />
        <CopyButton label={copyLabel} />
      </div>
      {children}
    </div>
  );
}
