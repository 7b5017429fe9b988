import {afterEach, expect, it, vi} from 'vitest';
import {replaceUrl} from '../src/islands/replaceUrl';

afterEach(() => void vi.unstubAllGlobals());

it('keeps the current URL if the browser rejects another one', () => {
  const replaceState = vi.fn(() => {
    throw new DOMException('Attempt to use history.replaceState() more than 100 times per 30 seconds', 'SecurityError');
  });
  vi.stubGlobal('window', {history: {state: null, replaceState}});
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(() => replaceUrl('#request=W10')).not.toThrow();
  expect(replaceState).toHaveBeenCalledWith(null, '', '#request=W10');
});
