import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {isOutdated} from '../../../../src/search/client/deployment';

const scripts = [
  '/docs/assets/js/runtime~main.11111111.js',
  '/docs/assets/js/main.22222222.js',
  '/docs/assets/js/a.js',
];
const page = (main: string, runtime = '11111111'): string =>
  `<script>load(["/docs/assets/js/runtime~main.${runtime}.js","/docs/assets/js/main.${main}.js"])</script>`;

const fetched = vi.fn();
const host = (text: string): void => void fetched.mockResolvedValue({text: () => Promise.resolve(text)});

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('window', {location: {href: 'https://site.example/docs/'}});
  vi.stubGlobal('document', {scripts: scripts.map((src) => ({getAttribute: () => src}))});
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

it('a host that does not respond: false', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await isOutdated()).toBe(false);
});
