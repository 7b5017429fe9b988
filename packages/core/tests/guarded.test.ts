import {expect, it, vi} from 'vitest';
import {guarded} from '../src/browser/guarded';

it('gives what is made, and nothing where that throws, which is told in the console', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(guarded((name: string) => name.length)('abc')).toBe(3);
  expect(log).not.toHaveBeenCalled();
  const error = new TypeError('CSS.escape is not a function');
  expect(
    guarded(() => {
      throw error;
    })(),
  ).toBeUndefined();
  expect(log).toHaveBeenCalledWith(error);
});
