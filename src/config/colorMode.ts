import type {ThemeConfig} from '@docusaurus/preset-classic';

/**
 * Light by default, with a switch. With `respectPrefersColorScheme`, the site follows the system's preference, and the
 * switch cycles from system to light, to dark, and back to system.
 */
export const colorMode = {
  defaultMode: 'light',
  disableSwitch: false,
  respectPrefersColorScheme: false,
} satisfies ThemeConfig['colorMode'];
