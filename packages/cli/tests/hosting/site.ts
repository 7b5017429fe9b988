/** A site below a base URL, with redirects. */
import {createHostingRules} from '../../src/hosting/rules/hosting';

export const POLICY =
  "default-src 'none'; script-src 'self' 'sha256-abc+/='; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

export const hosting = createHostingRules({
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

/** Paths that every host redirects, with their targets. */
export const REDIRECTED: readonly [from: string, to: string][] = [
  ['/docs/old/', '/docs/guide/#part'],
  ['/docs/old', '/docs/guide/#part'],
  ['/docs/spec.yaml', '/docs/openapi.yaml'],
];

/** Paths that aren't redirected. */
export const NOT_REDIRECTED = [
  '/docs/',
  '/docs/guide/',
  '/docs/old/er/',
  '/docs/openapi.yaml',
  '/old/',
  '/docs/a/old/',
];

/** Paths with their `Cache-Control`; `undefined` if hosts have their own rule. */
export const CACHE_CONTROL: readonly [path: string, cacheControl: string | undefined][] = [
  ['/docs/assets/js/main.0a1b2c3d.js', 'public, max-age=31536000, immutable'],
  ['/docs/fonts/font.woff2', 'public, max-age=86400'],
  ['/docs/img/logo.svg', 'public, max-age=86400'],
  ['/docs/es/assets/js/main.0a1b2c3d.js', 'public, max-age=31536000, immutable'],
  ['/docs/guide/', undefined],
  ['/docs/guide/assets/', undefined],
];

/** `Accept` headers, and whether they prefer Markdown to HTML. */
export const ACCEPT_HEADERS: readonly [accept: string | undefined, wantsMarkdown: boolean][] = [
  ['text/markdown', true],
  ['text/markdown;charset=utf-8', true],
  ['text/html;q=0.9, TEXT/Markdown ; charset="utf-8" ; q=1.0, */*;q=0.8', true],
  ['text/markdown, text/html', true],
  ['text/markdown;q=0.5', true],
  ['text/markdown;q=0.5, text/html;q=0.4', true],
  ['text/markdown;q=0.05,text/html;q=0.04', true],
  ['text/html;q=0, text/markdown;q=0.1', true],
  ['text/html, text/markdown;q=0.5', false],
  ['text/html, text/markdown;q=0.1', false],
  ['text/markdown;quick=1;q=0.3, text/html;q=0.3', true],
  ['text/html;q=1.0,text/markdown;q=0.9', false],
  ['text/html;charset=utf-8;q=0.6, text/markdown;charset=utf-8;q=0.5', false],
  ['text/markdown;q=0', false],
  ['text/markdown;q=0.000, */*', false],
  ['text/markdown;charset=utf-8;q=0.0', false],
  ['text/markdownish, x-text/markdown', false],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
  [undefined, false],
];
