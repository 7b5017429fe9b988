import {expect, it, vi} from 'vitest';

vi.mock('@generated/site-storage', () => ({default: {type: 'localStorage', namespace: ''}}));
const {getNextColorMode} = await import('../../src/shell/colorMode');

/** Returns the color modes before and after each press of the switch. */
function pressSwitch(count: number, first: string | undefined, modes: string): (string | undefined)[] {
  const choices = [first];
  while (choices.length <= count) choices.push(getNextColorMode(modes.split(' '), choices.at(-1)));
  return choices;
}

it('toggles light and dark', () => {
  expect(pressSwitch(3, 'light', 'light dark')).toEqual(['light', 'dark', 'light', 'dark']);
});

it('cycles through system, light, and dark, if the system counts', () => {
  expect(pressSwitch(4, 'system', 'system light dark')).toEqual(['system', 'light', 'dark', 'system', 'light']);
});

it("starts over after a mode that the switch doesn't have", () => {
  expect(pressSwitch(1, undefined, 'light dark')).toEqual([undefined, 'light']);
});
