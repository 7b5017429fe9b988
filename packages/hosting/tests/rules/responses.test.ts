import {describe, expect, it} from 'vitest';
import {
  getCacheControl,
  selectEncoding,
  isHiddenPath,
  findRedirectTarget,
  decodePath,
  getContentType,
  wantsMarkdown,
  getNotFoundPage,
} from '../../src/rules/responses';
import {createHosting} from '../../src/rules/hosting';
import {ACCEPTED, CACHED, hosting, MOVED, POLICY, STAYING} from '../site';

describe('the path of an address', () => {
  it.each([
    ['/guide/', '/guide/'],
    ['/gu%C3%ADa/', '/guía/'],
    ['/a..b/', '/a..b/'],
    ['/...', '/...'],
  ])('of %s is %s', (address, path) => expect(decodePath(address)).toBe(path));

  it.each(['/%', '/%ff', '/%00', 'guide', '*', '/../a', '/a/..', '/%2E%2e/a', '/a%5c..%5Cb', '/a%2f..%2Fb'])(
    'is none in %s',
    (address) => expect(decodePath(address)).toBeUndefined(),
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
])('who accepts %s gets %s', (accepted, encoding) => expect(selectEncoding(accepted)?.encoding).toBe(encoding));

it.each(ACCEPTED)('who accepts %s wants Markdown: %s', (accepted, wants) =>
  expect(wantsMarkdown(accepted)).toBe(wants),
);

it.each([
  ['/a//b', true],
  ['/a/index.html.br', true],
  ['/a.js.gz', true],
  ['/.git/config', true],
  ['/.well-known/security.txt', false],
  ['/a.b/c/', false],
  ['/abr', false],
])('%s is hidden: %s', (path, expected) => expect(isHiddenPath(path)).toBe(expected));

describe('an address that has no page any more', () => {
  it.each(MOVED)('%s leads to %s', (from, to) => expect(findRedirectTarget(hosting, from)).toBe(to));
  it.each(STAYING)('is not %s', (address) => expect(findRedirectTarget(hosting, address)).toBeUndefined());
});

describe('caching', () => {
  it.each(CACHED)('of %s is %s', (address, cacheControl = 'public, max-age=60, must-revalidate') => {
    expect(getCacheControl(hosting, 200, address)).toBe(cacheControl);
    expect(getCacheControl(hosting, 206, address)).toBe(cacheControl);
    expect(getCacheControl(hosting, 304, address)).toBe(cacheControl);
    expect(getCacheControl(hosting, 301, address)).toBe('public, max-age=60, must-revalidate');
    expect(getCacheControl(hosting, 404, address)).toBe('no-cache');
  });
});

it.each([
  ['a/index.html', 'text/html; charset=utf-8', true],
  ['a.woff2', 'font/woff2', false],
  ['a.constructor', 'application/octet-stream', false],
  ['LICENSE', 'application/octet-stream', false],
])('%s is %s, and a text: %s', (file, type, isText) => expect(getContentType(file)).toEqual({type, isText}));

it('asks for encrypted connections of sites that have them', () => {
  const names = (url: string): string[] =>
    createHosting({
      url,
      baseUrl: '/',
      languages: [],
      policy: '',
      redirects: [],
      dottedPages: [],
      hasMarkdown: false,
    }).headers.map(({name}) => name);
  expect(names('https://docs.example')).toContain('Strict-Transport-Security');
  expect(names('http://docs.example')).not.toContain('Strict-Transport-Security');
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
])('the not-found page of %s is %s', (address, page) => expect(getNotFoundPage(hosting, address)).toBe(page));
