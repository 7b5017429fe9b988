/**
 * Replacement of @docusaurus/theme-classic (d890f187). Reason: has no state, because
 * `packages/static-pages/src/shell/backToTop.ts` shows the button.
 */
import React from 'react';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import styles from './styles.module.css';

export default function BackToTopButton(): React.ReactNode {
  return (
    <button
      type="button"
      aria-label={translate({
        id: 'theme.BackToTopButton.buttonAriaLabel',
        message: 'Scroll back to top',
        description: 'The ARIA label for the back to top button',
      })}
      className={`clean-btn ${ThemeClassNames.common.backToTopButton} ${styles.button}`}
      data-back-to-top=""
    />
  );
}
