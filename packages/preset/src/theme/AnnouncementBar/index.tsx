/**
 * Ejected copy of @docusaurus/theme-classic (3b497461). Reasons: the original sets its colors in a `style` attribute,
 * which a strict security policy blocks; and it has state, while here `shell/announcement.ts` closes the bar.
 */
import React from 'react';
import clsx from 'clsx';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import CloseButton from '@theme/AnnouncementBar/CloseButton';
import Content from '@theme/AnnouncementBar/Content';
import {ErrorBoundary} from '@paydocs/static-pages/shell';
import styles from './styles.module.css';

/** Attributes of the close button. The theme's component passes them to its element. */
const closeButtonAttributes = {'data-announcement-close': ''} as object;

export default function AnnouncementBar(): React.ReactNode {
  const {announcementBar} = useThemeConfig();
  if (!announcementBar) return null;
  return (
    <div
      className={clsx(ThemeClassNames.announcementBar.container, styles.bar)}
      role="banner"
      data-announcement={announcementBar.id}
    >
      {/* As with the copyright, a browser may block its HTML. */}
      <ErrorBoundary fallback={() => null}>
        <Content className={styles.content} />
      </ErrorBoundary>
      {announcementBar.isCloseable && <CloseButton className={styles.close} {...closeButtonAttributes} />}
    </div>
  );
}
