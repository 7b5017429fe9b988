/** Rules of the scanner: tests each rule that deducts points. */
import {describe, expect, it} from 'vitest';
import {hosting} from './site';
import {observatory, type ScannedHeaders} from './observatory';

const OWN: ScannedHeaders = Object.fromEntries(hosting.headers.map(({name, value}) => [name.toLowerCase(), value]));

it("gives a site's headers the highest score", () => {
  expect(observatory(OWN)).toEqual({grade: 'A+', score: 140, lost: []});
});

it('deducts points for missing headers', () => {
  expect(observatory({})).toEqual({
    grade: 'D',
    score: 30,
    lost: [
      'content-security-policy: not implemented (-25)',
      'strict-transport-security: not implemented (-20)',
      'x-content-type-options: not implemented or invalid (-5)',
      'x-frame-options: not implemented or invalid (-20)',
    ],
  });
});

describe('deducts points for', () => {
  const policy = (text: string): ScannedHeaders => ({'content-security-policy': `${text}; frame-ancestors 'none'`});
  it.each<[ScannedHeaders, string]>([
    [policy("script-src 'unsafe-inline'; object-src 'none'"), 'content-security-policy: unsafe inline (-20)'],
    [policy("script-src 'self'"), 'content-security-policy: unsafe inline (-20)'],
    [policy("default-src 'none'; script-src https:"), 'content-security-policy: unsafe inline (-20)'],
    [policy("default-src 'none'; script-src 'strict-dynamic'"), 'content-security-policy: invalid (-25)'],
    [policy("default-src 'none'; connect-src http://a.example"), 'content-security-policy: insecure scheme (-20)'],
    [policy("default-src 'none'; script-src 'self' 'unsafe-eval'"), 'content-security-policy: unsafe eval (-10)'],
    [policy("default-src 'none'; img-src http://a.example"), 'content-security-policy: insecure pictures (-10)'],
    [{'content-security-policy': "default-src 'none'"}, 'x-frame-options: not implemented or invalid (-20)'],
    [{'strict-transport-security': 'max-age=60'}, 'strict-transport-security: less than six months (-10)'],
    [{'strict-transport-security': 'includeSubDomains'}, 'strict-transport-security: invalid (-20)'],
    [{'referrer-policy': 'unsafe-url'}, 'referrer-policy: unsafe (-5)'],
    [{'referrer-policy': 'same-origin, same-origin'}, 'referrer-policy: invalid (-5)'],
    [{'x-content-type-options': 'nosniff, nosniff'}, 'x-content-type-options: not implemented or invalid (-5)'],
    [{'cross-origin-opener-policy': 'nobody'}, 'cross-origin-opener-policy: invalid (-5)'],
    [
      {'access-control-allow-credentials': 'true'},
      'cross-origin-resource-sharing: for everybody, with credentials (-50)',
    ],
    [{'set-cookie': ['session=1; Secure; SameSite=Lax']}, 'cookies: session without HttpOnly (-30)'],
    [{'set-cookie': ['a=1; HttpOnly']}, 'cookies: without Secure, with HSTS (-5)'],
  ])('%j', (headers, lost) => expect(observatory({...OWN, ...headers}).lost).toEqual([lost]));

  it('third-party scripts', () => {
    const script = (attributes: string): string => `<script async ${attributes}></script>`;
    expect(observatory(OWN, script('src="/assets/js/a.js"')).lost).toEqual([]);
    expect(observatory(OWN, script('src="https://a.example/a.js" integrity="sha256-a"')).score).toBe(145);
    expect(observatory(OWN, script('src="https://a.example/a.js"')).lost).toEqual([
      'subresource-integrity: scripts of others without (-5)',
    ]);
  });
});
