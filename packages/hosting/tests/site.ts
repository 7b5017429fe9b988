/** A site below a base address, with redirects. */
import {hostingOf} from '../src/rules/hosting';

export const POLICY = "default-src 'self'; script-src 'self' 'sha256-abc+/='";

export const hosting = hostingOf({
  url: 'https://docs.example',
  baseUrl: '/docs/',
  languages: [{baseUrl: '/docs/'}, {baseUrl: '/docs/es/'}],
  policy: POLICY,
  redirects: [
    {from: '/docs/old/', to: '/docs/guide/#part'},
    {from: '/docs/spec.yaml', to: '/docs/openapi.yaml'},
  ],
  dottedPages: ['/docs/v1.0/'],
  hasMarkdown: true,
});

/** What each host answers that has a file for it: an address, and where it leads. */
export const MOVED: readonly [from: string, to: string][] = [
  ['/docs/old/', '/docs/guide/#part'],
  ['/docs/old', '/docs/guide/#part'],
  ['/docs/spec.yaml', '/docs/openapi.yaml'],
];

/** Addresses that lead nowhere else. */
export const STAYING = ['/docs/', '/docs/guide/', '/docs/old/er/', '/docs/openapi.yaml', '/old/', '/docs/a/old/'];

/** How long an address is kept; nothing where hosts have a rule of their own for it. */
export const CACHED: readonly [address: string, cacheControl: string | undefined][] = [
  ['/docs/assets/js/main.0a1b2c3d.js', 'public, max-age=31536000, immutable'],
  ['/docs/fonts/font.woff2', 'public, max-age=86400'],
  ['/docs/img/logo.svg', 'public, max-age=86400'],
  ['/docs/es/assets/js/main.0a1b2c3d.js', 'public, max-age=31536000, immutable'],
  ['/docs/guide/', undefined],
  ['/docs/guide/assets/', undefined],
];
