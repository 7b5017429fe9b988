/** `vercel.json`, read by Vercel's own module. */
import {getTransformedRoutes, isHandler} from '@vercel/routing-utils';
import {expect, it} from 'vitest';
import {vercel} from '../../../src/hosting/hosts/vercel';
import {observatory} from '../observatory';
import {CACHE_CONTROL, hosting, REDIRECTED, POLICY, NOT_REDIRECTED} from '../site';

const MAX_REDIRECTS = 3;

const config = JSON.parse(vercel.generate(hosting)['vercel/vercel.json'] ?? '') as object;
const {routes, error} = getTransformedRoutes(config);
const findRoutes = (urlPath: string) =>
  (routes ?? []).flatMap((route) => (!isHandler(route) && new RegExp(route.src).test(urlPath) ? [route] : []));

/** Returns the headers of the response to a path, by name. */
const getHeaders = (urlPath: string): Record<string, string> =>
  Object.assign({}, ...findRoutes(urlPath).map(({status, headers}) => (status === undefined ? headers : {})));

/** Follows redirects. Returns the last URL. */
function followRedirects(urlPath: string): string {
  let url = new URL(urlPath, 'https://docs.example');
  for (let count = 0; count < MAX_REDIRECTS; count += 1) {
    const {pathname, hash} = url;
    const route = findRoutes(pathname).find(({status}) => status !== undefined);
    if (!route?.headers?.Location) return `${pathname}${hash}`;
    url = new URL(pathname.replace(new RegExp(route.src), route.headers.Location), url);
  }
  throw new Error(`${urlPath} has more than ${MAX_REDIRECTS} redirects`);
}

it('is valid', () => expect(error).toBeNull());

it.each(CACHE_CONTROL)('caches %s: %s', (urlPath, cacheControl) => {
  const headers = getHeaders(urlPath);
  expect(headers['Cache-Control']).toBe(cacheControl);
  expect(headers['Content-Security-Policy']).toBe(POLICY);
});

it('has headers with a grade of A+', () => {
  const headers = Object.entries(getHeaders('/docs/guide/'));
  const scanned = Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value]));
  expect(observatory(scanned)).toMatchObject({grade: 'A+', lost: []});
});

it('adds the trailing slash of pages', () => expect(followRedirects('/docs/guide')).toBe('/docs/guide/'));

it.each(REDIRECTED)('redirects %s to %s', (from, to) => expect(followRedirects(from)).toBe(to));

it.each(NOT_REDIRECTED)("doesn't redirect %s", (urlPath) => expect(followRedirects(urlPath)).toBe(urlPath));
