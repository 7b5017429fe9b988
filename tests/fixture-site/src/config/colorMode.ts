import type {ThemeConfig} from '@docusaurus/preset-classic';

/**
 * Light at first, with a switch. The system's preference counts only with `respectPrefersColorScheme`:
 * then the switch leads from system to light, to dark, and back to system.
 */
export const colorMode = {
  defaultMode: 'light',
  disableSwitch: false,
  respectPrefersColorScheme: false,
} satisfies ThemeConfig['colorMode'];
