import {describe, expect, it} from 'vitest';
import {
  getCacheControl,
  selectEncoding,
  isHiddenPath,
  findRedirectTarget,
  decodePath,
  getContentType,
  isMarkdownPreferred,
  getNotFoundPagePath,
} from '../../../src/hosting/rules/responses';
import {createHostingRules} from '../../../src/hosting/rules/hosting';
import {ACCEPT_HEADERS, CACHE_CONTROL, hosting, REDIRECTED, POLICY, NOT_REDIRECTED} from '../site';

describe('decodePath', () => {
  it.each([
    ['/guide/', '/guide/'],
    ['/gu%C3%ADa/', '/guía/'],
    ['/a..b/', '/a..b/'],
    ['/...', '/...'],
  ])('decodes %s to %s', (urlPath, path) => expect(decodePath(urlPath)).toBe(path));

  it.each(['/%', '/%ff', '/%00', 'guide', '*', '/../a', '/a/..', '/%2E%2e/a', '/a%5c..%5Cb', '/a%2f..%2Fb'])(
    'rejects %s',
    (urlPath) => expect(decodePath(urlPath)).toBeUndefined(),
  );
});

it.each([
  ['br', 'br'],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;q=1.0', 'gzip'],
  ['br;q=0, gzip;q=0.001', 'gzip'],
  ['br ; q=0.000 ,gzip', 'gzip'],
  ['br;q=0.05', 'br'],
  ['brotli, x-gzip', undefined],
  ['identity', undefined],
  [undefined, undefined],
])('selects the encoding for %s: %s', (accepted, encoding) =>
  expect(selectEncoding(accepted)?.encoding).toBe(encoding),
);

it.each(ACCEPT_HEADERS)('checks whether %s wants Markdown: %s', (accepted, wants) =>
  expect(isMarkdownPreferred(accepted)).toBe(wants),
);

it.each([
  ['/a//b', true],
  ['/a/index.html.br', true],
  ['/a.js.gz', true],
  ['/.git/config', true],
  ['/.well-known/security.txt', false],
  ['/a.b/c/', false],
  ['/abr', false],
])('checks whether %s is hidden: %s', (path, expected) => expect(isHiddenPath(path)).toBe(expected));

describe('findRedirectTarget', () => {
  it.each(REDIRECTED)('redirects %s to %s', (from, to) => expect(findRedirectTarget(hosting, from)).toBe(to));
  it.each(NOT_REDIRECTED)("doesn't redirect %s", (urlPath) =>
    expect(findRedirectTarget(hosting, urlPath)).toBeUndefined(),
  );
});

describe('caching', () => {
  it.each(CACHE_CONTROL)('is set for %s: %s', (urlPath, cacheControl = 'public, max-age=60, must-revalidate') => {
    expect(getCacheControl(hosting, 200, urlPath)).toBe(cacheControl);
    expect(getCacheControl(hosting, 206, urlPath)).toBe(cacheControl);
    expect(getCacheControl(hosting, 304, urlPath)).toBe(cacheControl);
    expect(getCacheControl(hosting, 301, urlPath)).toBe('public, max-age=60, must-revalidate');
    expect(getCacheControl(hosting, 404, urlPath)).toBe('no-cache');
  });
});

it.each([
  ['a/index.html', 'text/html; charset=utf-8', true],
  ['a.woff2', 'font/woff2', false],
  ['a.constructor', 'application/octet-stream', false],
  ['LICENSE', 'application/octet-stream', false],
])('returns the type of %s: %s, text: %s', (file, type, isText) =>
  expect(getContentType(file)).toEqual({type, isText}),
);

it('requires encrypted connections for sites that have them', () => {
  const getHeaderNames = (url: string): string[] =>
    createHostingRules({
      url,
      baseUrl: '/',
      languages: [],
      policy: '',
      redirects: [],
      dottedPages: [],
      hasMarkdown: false,
    }).headers.map(({name}) => name);
  expect(getHeaderNames('https://docs.example')).toContain('Strict-Transport-Security');
  expect(getHeaderNames('http://docs.example')).not.toContain('Strict-Transport-Security');
});

it('sends these headers with every response', () => {
  expect(Object.fromEntries(hosting.headers.map(({name, value}) => [name, value]))).toEqual({
    'Content-Security-Policy': POLICY,
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': expect.stringMatching(/^(?:[a-z-]+=\(\)(?:, |$)){10}$/) as string,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
});

it.each([
  ['/docs/nope/', '/docs/404.html'],
  ['/docs/es/nope/', '/docs/es/404.html'],
  ['/docs/especial/', '/docs/404.html'],
])('returns the not-found page of %s: %s', (urlPath, page) => expect(getNotFoundPagePath(hosting, urlPath)).toBe(page));
