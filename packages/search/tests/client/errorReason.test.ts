import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {isPageOutdated} from '@paydocs/core/client';
import {getErrorReason} from '../../src/client/errorReason';
import {RetryError} from '../../src/types';

const scripts = [
  '/docs/assets/js/runtime~main.11111111.js',
  '/docs/assets/js/main.22222222.js',
  '/docs/assets/js/a.js',
];
const createPage = (main: string, runtime = '11111111'): string =>
  `<script>load(["/docs/assets/js/runtime~main.${runtime}.js","/docs/assets/js/main.${main}.js"])</script>`;

const overdue = new DOMException("didn't respond", 'TimeoutError');
const fetchMock = vi.fn();
const mockPage = (text: string): void => void fetchMock.mockResolvedValue({text: () => Promise.resolve(text)});

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  vi.stubGlobal('window', {location: {href: 'https://site.example/docs/'}});
  // Browsers return absolute URLs, whatever the page contains.
  vi.stubGlobal('document', {scripts: scripts.map((src) => ({src: `https://site.example${src}`}))});
});
afterEach(() => void vi.unstubAllGlobals());

it.each([
  ['the same page', createPage('22222222'), false],
  ['a page with another main script', createPage('33333333'), true],
  ['a page with another runtime, which names the parts', createPage('22222222', '44444444'), true],
  ['a page that is not of the site', '<h1>Bad gateway</h1>', false],
])('checks whether %s is outdated: %s', async (_name, html, expected) => {
  mockPage(html);
  expect(await isPageOutdated()).toBe(expected);
});

it("can't tell if the host doesn't respond", async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await isPageOutdated()).toBe(undefined);
  expect(await getErrorReason(new Error('failed'))).toBe('network');
  expect(await getErrorReason(overdue)).toBe('hanging');
  expect(await getErrorReason(new RetryError('', {reason: 'unreachable'}))).toBe('network');
  // The host has responded to the request for the index.
  expect(await getErrorReason(new RetryError('', {reason: 'index'}))).toBe('index');
});

it.each([
  ['outdated', new RetryError(), '33333333'],
  ['network', new RetryError(), '22222222'],
  ['hanging', overdue, '22222222'],
  ['hanging', new RetryError('', {cause: overdue}), '22222222'],
  ['outdated', overdue, '33333333'],
  ['refused', new RetryError('', {reason: 'refused'}), '22222222'],
  ['index', new RetryError('', {reason: 'index'}), '22222222'],
  ['unreachable', new RetryError('', {cause: overdue, reason: 'unreachable'}), '22222222'],
  ['noIndex', new RetryError('', {reason: 'noIndex'}), '22222222'],
  ['unreachable', new RetryError('', {reason: 'unreachable'}), '22222222'],
  ['outdated', new RetryError('', {reason: 'refused'}), '33333333'],
])('returns the reason %j', async (reason, error, main) => {
  mockPage(createPage(main));
  expect(await getErrorReason(error)).toBe(reason);
});
