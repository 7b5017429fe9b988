import ArrowTurnDownLeftIcon from '@heroicons/react/24/outline/ArrowTurnDownLeftIcon';
import type {ReactNode} from 'react';
import buttonStyles from '../CopyButton/styles.module.css';

/**
 * Switches the wrapping of long lines in the nearest `[data-copy-scope]`. The button holds the
 * state, and `src/css/highlight.css` follows it (see `src/behaviour/wrap.ts`).
 */
export default function WrapButton({pressed = false}: {pressed?: boolean}): ReactNode {
  return (
    <button
      type="button"
      className={buttonStyles.button}
      data-wrap=""
      aria-pressed={pressed}
      aria-label="Wrap long lines"
      title="Wrap long lines"
    >
      <ArrowTurnDownLeftIcon width={18} height={18} />
    </button>
  );
}
