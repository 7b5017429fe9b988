import ArrowTurnDownLeftIcon from '@heroicons/react/24/outline/ArrowTurnDownLeftIcon';
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import buttonStyles from '../CopyButton/styles.module.css';

/**
 * Renders a button that toggles the wrapping of long lines in the closest `[data-copy-scope]`. Its `aria-pressed` has
 * the state, which `packages/static-pages/src/shell/wrap.ts` changes and `packages/theme/src/css/highlight.css` reads.
 */
export default function WrapButton({pressed = false}: {pressed?: boolean}): ReactNode {
  const label = translate({id: 'paydocs.code.wrap', message: 'Wrap long lines'});
  return (
    <button
      type="button"
      className={buttonStyles.button}
      data-wrap=""
      aria-pressed={pressed}
      aria-label={label}
      title={label}
    >
      <ArrowTurnDownLeftIcon width={18} height={18} />
    </button>
  );
}
