/** `_headers` and `_redirects`, read as Netlify and Cloudflare Pages read them. */
import {describe, expect, it} from 'vitest';
import {cloudflarePages, netlify} from '../../../src/hosting/hosts/headersFiles';
import {observatory} from '../observatory';
import {CACHE_CONTROL, hosting, REDIRECTED, POLICY, NOT_REDIRECTED} from '../site';

const files = {...netlify.generate(hosting), ...cloudflarePages.generate(hosting)};
const getLines = (file: string): string[] =>
  (files[file] ?? '').split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));

/** Returns the headers of a path by name; each rule that matches adds its own. */
function getHeaders(file: string, urlPath: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  let isMatch = false;
  for (const line of getLines(file)) {
    const [, name = '', value = ''] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
    if (name === '') isMatch = line.endsWith('*') ? urlPath.startsWith(line.slice(0, -1)) : urlPath === line;
    else if (isMatch) found.set(name, [...(found.get(name) ?? []), value]);
  }
  return found;
}

describe.each([
  ['netlify', '301!'],
  ['cloudflare-pages', '301'],
])('%s', (host, status) => {
  it.each(CACHE_CONTROL)('caches %s: %s', (urlPath, cacheControl) => {
    const headers = getHeaders(`${host}/_headers`, urlPath);
    expect(headers.get('Cache-Control')).toEqual(cacheControl && [cacheControl]);
    expect(headers.get('Content-Security-Policy')).toEqual([POLICY]);
    expect(headers.get('X-Content-Type-Options')).toEqual(['nosniff']);
  });

  it('has headers with a grade of A+', () => {
    const headers = [...getHeaders(`${host}/_headers`, '/docs/guide/')];
    const scanned = Object.fromEntries(headers.map(([name, values]) => [name.toLowerCase(), values.join(', ')]));
    expect(observatory(scanned)).toMatchObject({grade: 'A+', lost: []});
  });

  it('has no headers for URLs outside the site', () => {
    expect(getHeaders(`${host}/_headers`, '/other/').size).toBe(0);
  });

  const rules = getLines(`${host}/_redirects`).map((line) => line.split(' '));
  it.each(REDIRECTED)('redirects %s to %s', (from, to) => {
    expect(rules.filter(([source]) => source === from)).toEqual([[from, to, status]]);
  });
  it.each(NOT_REDIRECTED)("doesn't redirect %s", (urlPath) => {
    expect(rules.map(([source]) => source)).not.toContain(urlPath);
  });
});
