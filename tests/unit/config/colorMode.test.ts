import {expect, it} from 'vitest';
import {colorMode} from '../../../src/config/colorMode';

it('the color mode is light by default, has a switch, and does not follow the system', () => {
  expect(colorMode).toEqual({defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false});
});
