/** Replacement of @docusaurus/theme-classic (16f0665d). Reason: all icons come from one family. */
import React from 'react';
import {translate} from '@docusaurus/Translate';
import ArrowUpRightIcon from '@heroicons/react/24/outline/ArrowUpRightIcon';
import type {Props} from '@theme/Icon/ExternalLink';
import styles from './styles.module.css';

export default function IconExternalLink({width = 12, height = 12}: Props): React.ReactNode {
  return (
    <ArrowUpRightIcon
      width={width}
      height={height}
      className={styles.icon}
      strokeWidth={2}
      aria-hidden={undefined}
      role="img"
      aria-label={translate({
        id: 'theme.IconExternalLink.ariaLabel',
        message: '(opens in new tab)',
        description: 'The ARIA label for the external link icon',
      })}
    />
  );
}
