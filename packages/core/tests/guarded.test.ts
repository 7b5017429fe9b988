import {expect, it, vi} from 'vitest';
import {catchErrors} from '../src/browser/catchErrors';

it('returns the result, or nothing after an error, which is logged in the console', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(catchErrors((name: string) => name.length)('abc')).toBe(3);
  expect(log).not.toHaveBeenCalled();
  const error = new TypeError('CSS.escape is not a function');
  expect(
    catchErrors(() => {
      throw error;
    })(),
  ).toBeUndefined();
  expect(log).toHaveBeenCalledWith(error);
});
