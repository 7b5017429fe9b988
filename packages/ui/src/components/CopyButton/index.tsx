import Square2StackIcon from '@heroicons/react/24/outline/Square2StackIcon';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** The text to copy. Without it, copies the code that is visible in the nearest `[data-copy-scope]`. */
  text?: string;
  /** What is copied, for screen readers: `Copy the code`. */
  label: string;
  className?: string;
}

/**
 * A button that copies a text. It holds no state: one listener for the whole page does the work
 * (see `packages/static-pages/src/shell/copy.ts`), so it costs nothing and also works in HTML that was not hydrated.
 */
export default function CopyButton({text, label, className}: Props): ReactNode {
  return (
    <button
      type="button"
      className={clsx(styles.button, className)}
      data-copy={text ?? ''}
      aria-label={label}
      title={label}
    >
      <Square2StackIcon width={18} height={18} />
    </button>
  );
}
