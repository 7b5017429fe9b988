/**
 * Ejected copy of @docusaurus/theme-classic (3b497461). Reason: its colors come from a style sheet. The theme writes them
 * into an attribute, which a strict security policy leaves without effect.
 */
import React from 'react';
import clsx from 'clsx';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import CloseButton from '@theme/AnnouncementBar/CloseButton';
import Content from '@theme/AnnouncementBar/Content';
import styles from './styles.module.css';

export default function AnnouncementBar(): React.ReactNode {
  const {announcementBar} = useThemeConfig();
  const {isActive, close} = useAnnouncementBar();
  if (!isActive) return null;
  return (
    <div className={clsx(ThemeClassNames.announcementBar.container, styles.bar)} role="banner">
      <Content className={styles.content} />
      {announcementBar?.isCloseable && <CloseButton onClick={close} className={styles.close} />}
    </div>
  );
}
