import {expect, it} from 'vitest';
import {generateVercelFiles} from '../../src/hosts/vercel';
import {observatory} from '../observatory';
import {CACHED, hosting, MOVED, POLICY, STAYING} from '../site';

interface Rules {
  trailingSlash: boolean;
  headers: {source: string; headers: {key: string; value: string}[]}[];
  redirects: {source: string; destination: string; statusCode: number}[];
}
const rules = JSON.parse(generateVercelFiles(hosting)['vercel/vercel.json'] ?? '') as Rules;
/** What stands in these sources means the same to Vercel and in a pattern. */
const fits = (source: string, address: string): boolean => new RegExp(`^${source}$`).test(address);
/** `trailingSlash`: a path gets its slash before redirects are looked at, unless its last part has a dot. */
const normal = (address: string): string => (/\/[^/.]+$/.test(address) ? `${address}/` : address);
const movedTo = (address: string) => rules.redirects.filter(({source}) => fits(source, normal(address)));

const headersOf = (address: string) =>
  rules.headers.filter(({source}) => fits(source, address)).flatMap((rule) => rule.headers);

it.each(CACHED)('keeps %s: %s', (address, cacheControl) => {
  const headers = headersOf(address);
  const valuesOf = (name: string): string[] => headers.filter(({key}) => key === name).map(({value}) => value);
  expect(valuesOf('Cache-Control')).toEqual(cacheControl === undefined ? [] : [cacheControl]);
  expect(valuesOf('Content-Security-Policy')).toEqual([POLICY]);
});

it('has headers that a scanner gives an A+', () => {
  const scanned = Object.fromEntries(headersOf('/docs/guide/').map(({key, value}) => [key.toLowerCase(), value]));
  expect(observatory(scanned)).toMatchObject({grade: 'A+', lost: []});
});

it('gives pages their slash', () => expect(rules.trailingSlash).toBe(true));

it.each(MOVED)('leads from %s to %s', (from, to) => {
  expect(movedTo(from)).toMatchObject([{destination: to, statusCode: 301}]);
});

it.each(STAYING)('leads nowhere from %s', (address) => expect(movedTo(address)).toEqual([]));
