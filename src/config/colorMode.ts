import type {ThemeConfig} from '@docusaurus/preset-classic';

/**
 * Color modes of the site: light by default, with a switch. If `respectPrefersColorScheme` is true, the default is the
 * system's mode, and the switch cycles through system, light, and dark.
 */
export const colorMode = {
  defaultMode: 'light',
  disableSwitch: false,
  respectPrefersColorScheme: false,
} satisfies ThemeConfig['colorMode'];
