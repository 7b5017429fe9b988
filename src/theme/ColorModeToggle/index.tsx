/**
 * Ejected copy of @docusaurus/theme-classic (0c879fd0). Reason: the order of the modes is promised to
 * readers, so it stands in a function of its own with a test, and can't change with an upgrade.
 */
import React from 'react';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useThemeConfig} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props} from '@theme/ColorModeToggle';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import IconSystemColorMode from '@theme/Icon/SystemColorMode';
import {nextColorMode} from './nextColorMode';
import styles from './styles.module.css';

export default function ColorModeToggle(props: Props): React.ReactNode {
  const {className, buttonClassName, respectPrefersColorScheme, value, onChange} = props;
  const isBrowser = useIsBrowser();
  const {defaultMode} = useThemeConfig().colorMode;
  // Before scripts run, nobody knows the choice: the page has the default, see `data-theme-choice`.
  const shown = value ?? (respectPrefersColorScheme ? 'system' : defaultMode);
  const mode = {
    system: translate({id: 'paydocs.colors.system', message: 'system mode'}),
    light: translate({id: 'paydocs.colors.light', message: 'light mode'}),
    dark: translate({id: 'paydocs.colors.dark', message: 'dark mode'}),
  }[shown];
  return (
    <div className={clsx(styles.toggle, className)}>
      <button
        className={clsx('clean-btn', styles.button, buttonClassName)}
        type="button"
        onClick={() => onChange(nextColorMode(value, respectPrefersColorScheme))}
        disabled={!isBrowser}
        title={mode}
        aria-label={translate(
          {id: 'paydocs.colors.switch', message: 'Switch between dark and light mode (currently {mode})'},
          {mode},
        )}
      >
        {/* All are in the HTML: the choice is known to the browser alone, before any script of ours. */}
        <IconLightMode aria-hidden className={clsx(styles.icon, styles.light)} />
        <IconDarkMode aria-hidden className={clsx(styles.icon, styles.dark)} />
        <IconSystemColorMode aria-hidden className={clsx(styles.icon, styles.system)} />
      </button>
    </div>
  );
}
