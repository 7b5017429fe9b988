import Square2StackIcon from '@heroicons/react/24/outline/Square2StackIcon';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Text to copy. Without it, the button copies the visible code in the closest `[data-copy-scope]`. */
  text?: string;
  /** Tooltip and label for screen readers, such as `Copy the code`. */
  label: string;
  className?: string;
}

/**
 * Renders a copy button without state. One listener handles all copy buttons of the page
 * (`packages/static-pages/src/shell/copy.ts`), so it also works in static HTML.
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
