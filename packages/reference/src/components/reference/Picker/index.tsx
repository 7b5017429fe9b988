import type {ReactNode} from 'react';
import {CopyButton, WrapButton} from '@paydocs/theme';
import styles from '../styles/code.module.css';

interface Props {
  /** Name of the group of pickers that change together on all pages; empty for none. */
  group?: string;
  /** `true` if the block isn't nested in another element of the page. */
  isTopLevel?: boolean;
  /** Content above the bar, such as a select element for the example. */
  header?: ReactNode;
  /** Content of the bar: tabs, a select, or the name of the only block. */
  choice: ReactNode;
  /** Additional button in the bar. */
  action?: ReactNode;
  copyLabel: string;
  /** The blocks: `CodePanel` elements. */
  children: ReactNode;
}

/** Renders a bar with a choice and buttons, and blocks of code, only one of which is visible. */
export function CodePicker({
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
