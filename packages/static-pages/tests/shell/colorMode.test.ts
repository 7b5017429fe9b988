import {expect, it, vi} from 'vitest';

vi.mock('@generated/site-storage', () => ({default: {type: 'localStorage', namespace: ''}}));
const {getNextColorMode} = await import('../../src/shell/colorMode');

/** What a number of presses leads to. */
function presses(count: number, first: string | undefined, modes: string): (string | undefined)[] {
  const choices = [first];
  while (choices.length <= count) choices.push(getNextColorMode(modes.split(' '), choices.at(-1)));
  return choices;
}

it('swaps light and dark', () => {
  expect(presses(3, 'light', 'light dark')).toEqual(['light', 'dark', 'light', 'dark']);
});

it('goes from system to light, to dark and to system, where the system counts', () => {
  expect(presses(4, 'system', 'system light dark')).toEqual(['system', 'light', 'dark', 'system', 'light']);
});

it('begins anew after a mode that the switch does not have', () => {
  expect(presses(1, undefined, 'light dark')).toEqual([undefined, 'light']);
});
