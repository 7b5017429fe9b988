import {expect, it} from 'vitest';
import {vercel} from '../../../src/hosting/hosts/vercel';
import {observatory} from '../observatory';
import {CACHE_CONTROL, hosting, REDIRECTED, POLICY, NOT_REDIRECTED} from '../site';

interface Rules {
  trailingSlash: boolean;
  headers: {source: string; headers: {key: string; value: string}[]}[];
  redirects: {source: string; destination: string; statusCode: number}[];
}
const rules = JSON.parse(vercel.generate(hosting)['vercel/vercel.json'] ?? '') as Rules;
/** Checks whether a source matches a path. These sources mean the same to Vercel and as a regular expression. */
const matches = (source: string, urlPath: string): boolean => new RegExp(`^${source}$`).test(urlPath);
/** Adds the slash that `trailingSlash` adds to a path before redirects apply, unless its last segment has a dot. */
const addTrailingSlash = (urlPath: string): string => (/\/[^/.]+$/.test(urlPath) ? `${urlPath}/` : urlPath);
const findRedirects = (urlPath: string) =>
  rules.redirects.filter(({source}) => matches(source, addTrailingSlash(urlPath)));

const getHeaders = (urlPath: string) =>
  rules.headers.filter(({source}) => matches(source, urlPath)).flatMap((rule) => rule.headers);

it.each(CACHE_CONTROL)('caches %s: %s', (urlPath, cacheControl) => {
  const headers = getHeaders(urlPath);
  const getValues = (name: string): string[] => headers.filter(({key}) => key === name).map(({value}) => value);
  expect(getValues('Cache-Control')).toEqual(cacheControl === undefined ? [] : [cacheControl]);
  expect(getValues('Content-Security-Policy')).toEqual([POLICY]);
});

it('has headers with a grade of A+', () => {
  const scanned = Object.fromEntries(getHeaders('/docs/guide/').map(({key, value}) => [key.toLowerCase(), value]));
  expect(observatory(scanned)).toMatchObject({grade: 'A+', lost: []});
});

it('adds the trailing slash of pages', () => expect(rules.trailingSlash).toBe(true));

it.each(REDIRECTED)('redirects %s to %s', (from, to) => {
  expect(findRedirects(from)).toMatchObject([{destination: to, statusCode: 301}]);
});

it.each(NOT_REDIRECTED)("doesn't redirect %s", (urlPath) => expect(findRedirects(urlPath)).toEqual([]));
