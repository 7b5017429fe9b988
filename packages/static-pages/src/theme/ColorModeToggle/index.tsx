/**
 * Ejected copy of @docusaurus/theme-classic (0c879fd0). Reasons: uses a different order of modes; and its HTML is
 * correct before scripts run, because style sheets select the icon and the label.
 * `packages/static-pages/src/shell/colorMode.ts` handles clicks.
 */
import React from 'react';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {Props} from '@theme/ColorModeToggle';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import IconSystemColorMode from '@theme/Icon/SystemColorMode';
import styles from './styles.module.css';

export default function ColorModeToggle({
  className,
  buttonClassName,
  respectPrefersColorScheme,
}: Props): React.ReactNode {
  const modes = [
    {name: 'light', Icon: IconLightMode, label: translate({id: 'paydocs.colors.light', message: 'light mode'})},
    {name: 'dark', Icon: IconDarkMode, label: translate({id: 'paydocs.colors.dark', message: 'dark mode'})},
    {
      name: 'system',
      Icon: IconSystemColorMode,
      label: translate({id: 'paydocs.colors.system', message: 'system mode'}),
    },
  ] as const;
  return (
    <div className={clsx(styles.toggle, className)}>
      <button
        className={clsx('clean-btn', styles.button, buttonClassName)}
        type="button"
        data-color-modes={respectPrefersColorScheme ? 'system light dark' : 'light dark'}
      >
        {modes.map(({name, Icon, label}) => (
          <span key={name} className={clsx(styles.mode, styles[name])} title={label}>
            <Icon aria-hidden />
            <span className={styles.label}>
              {translate(
                {id: 'paydocs.colors.switch', message: 'Switch between dark and light mode (currently {mode})'},
                {mode: label},
              )}
            </span>
          </span>
        ))}
      </button>
    </div>
  );
}
