import type {ReactNode} from 'react';
import CopyButton from '@paydocs/ui/components/CopyButton';
import WrapButton from '@paydocs/ui/components/WrapButton';
import {Colours} from '../Code';
import styles from '../styles/code.module.css';

interface Props {
  /** Name of the group that changes together on all pages, if it does. */
  group?: string;
  /** Whether it is a part of the page by itself, and not inside of one. */
  isPart?: boolean;
  /** What stands above the bar: a second choice. */
  above?: ReactNode;
  /** What stands in the bar: tabs, a choice, or the name of the only block. */
  choice: ReactNode;
  /** A further button. */
  action?: ReactNode;
  /** What the copy button does. */
  copies: string;
  /** The inside of a `code` element for each block, in their order. */
  codes: string[];
  /** The blocks: {@link CodePanel}. */
  children: ReactNode;
}

/** Blocks of code of which one is shown, with the choice and the buttons above them. */
export function Picker({group = '', isPart = false, above, choice, action, copies, codes, children}: Props): ReactNode {
  return (
    <div data-rest={isPart ? '' : undefined} data-picker={group} data-copy-scope="" className={styles.picker}>
      {above}
      <div className={styles.bar}>
        {choice}
        {action}
        <WrapButton pressed />
        <CopyButton label={copies} />
      </div>
      {children}
      <Colours codes={codes} />
    </div>
  );
}
