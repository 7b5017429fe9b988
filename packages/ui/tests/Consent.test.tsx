import {renderToStaticMarkup} from 'react-dom/server';
import {afterEach, expect, it, vi} from 'vitest';
import Consent from '../src/components/Consent';

afterEach(() => void vi.unstubAllGlobals());

/** What a reader is shown whose browser has this signal, and who said this on an earlier visit. */
function shown(globalPrivacyControl: boolean | undefined, earlier: string | null): string {
  vi.stubGlobal('navigator', {globalPrivacyControl});
  vi.stubGlobal('window', {localStorage: {getItem: () => earlier}});
  return renderToStaticMarkup(<Consent tagManagerId="GTM-TEST1" />);
}

it.each([undefined, false])('asks where Global Privacy Control is %s', (signal) => {
  expect(shown(signal, null)).toContain('Agree');
  expect(shown(signal, 'granted')).toContain('Privacy choices');
});

it('asks nothing where Global Privacy Control is on, whatever was said before', () => {
  expect(shown(true, null)).toBe('');
  expect(shown(true, 'granted')).toBe('');
});
