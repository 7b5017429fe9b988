import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {isOutdated} from '@paydocs/core/isOutdated';
import {getErrorReason} from '../../src/client/errorReason';
import {RetryError} from '../../src/types';

const scripts = [
  '/docs/assets/js/runtime~main.11111111.js',
  '/docs/assets/js/main.22222222.js',
  '/docs/assets/js/a.js',
];
const page = (main: string, runtime = '11111111'): string =>
  `<script>load(["/docs/assets/js/runtime~main.${runtime}.js","/docs/assets/js/main.${main}.js"])</script>`;

const overdue = new DOMException("didn't respond", 'TimeoutError');
const fetched = vi.fn();
const host = (text: string): void => void fetched.mockResolvedValue({text: () => Promise.resolve(text)});

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('window', {location: {href: 'https://site.example/docs/'}});
  // As a browser has them, whatever the page writes.
  vi.stubGlobal('document', {scripts: scripts.map((src) => ({src: `https://site.example${src}`}))});
});
afterEach(() => void vi.unstubAllGlobals());

it.each([
  ['the same page', page('22222222'), false],
  ['a page with another main script', page('33333333'), true],
  ['a page with another runtime, which names the parts', page('22222222', '44444444'), true],
  ['a page that is not of the site', '<h1>Bad gateway</h1>', false],
])('%s: %s', async (_name, html, expected) => {
  host(html);
  expect(await isOutdated()).toBe(expected);
});

it('a host that does not respond: nobody knows', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await isOutdated()).toBe(undefined);
  expect(await getErrorReason(new Error('failed'))).toBe('network');
  expect(await getErrorReason(overdue)).toBe('hanging');
  expect(await getErrorReason(new RetryError('', {reason: 'unreachable'}))).toBe('network');
});

it.each([
  ['outdated', new RetryError(), '33333333'],
  ['network', new RetryError(), '22222222'],
  ['hanging', overdue, '22222222'],
  ['hanging', new RetryError('', {cause: overdue}), '22222222'],
  ['outdated', overdue, '33333333'],
  ['refused', new RetryError('', {reason: 'refused'}), '22222222'],
  ['styles', new RetryError('', {reason: 'styles'}), '22222222'],
  ['index', new RetryError('', {reason: 'index'}), '22222222'],
  ['unreachable', new RetryError('', {cause: overdue, reason: 'unreachable'}), '22222222'],
  ['noIndex', new RetryError('', {reason: 'noIndex'}), '22222222'],
  ['unreachable', new RetryError('', {reason: 'unreachable'}), '22222222'],
  ['outdated', new RetryError('', {reason: 'refused'}), '33333333'],
])('the reason is %j', async (reason, error, main) => {
  host(page(main));
  expect(await getErrorReason(error)).toBe(reason);
});
