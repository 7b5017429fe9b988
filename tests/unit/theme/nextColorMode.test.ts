import {describe, expect, it} from 'vitest';
import {colorMode} from '../../../src/config/colorMode';
import {nextColorMode, type ColorModeChoice} from '../../../src/theme/ColorModeToggle/nextColorMode';

/** What a number of presses leads to. */
function presses(count: number, first: ColorModeChoice, respectsSystem: boolean): ColorModeChoice[] {
  const choices = [first];
  while (choices.length <= count) choices.push(nextColorMode(choices.at(-1) ?? null, respectsSystem));
  return choices;
}

describe('the color mode', () => {
  it('is light at first, has a switch, and does not follow the system', () => {
    expect(colorMode).toEqual({defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false});
  });

  it('is swapped between light and dark', () => {
    expect(presses(3, 'light', false)).toEqual(['light', 'dark', 'light', 'dark']);
  });

  it('goes from system to light, to dark and to system, where the system counts', () => {
    expect(presses(4, null, true)).toEqual([null, 'light', 'dark', null, 'light']);
  });
});
