/** `_headers` and `_redirects`, read as Netlify and Cloudflare Pages read them. */
import {describe, expect, it} from 'vitest';
import {generateHeadersFiles} from '../../src/hosts/headersFiles';
import {observatory} from '../observatory';
import {CACHED, hosting, MOVED, POLICY, STAYING} from '../site';

const files = generateHeadersFiles(hosting);
const linesOf = (file: string): string[] =>
  (files[file] ?? '').split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));

/** The headers of an address, name by name; each rule that fits adds its own. */
function headersOf(file: string, address: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  let fits = false;
  for (const line of linesOf(file)) {
    const [, name = '', value = ''] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
    if (name === '') fits = line.endsWith('*') ? address.startsWith(line.slice(0, -1)) : address === line;
    else if (fits) found.set(name, [...(found.get(name) ?? []), value]);
  }
  return found;
}

describe.each([
  ['netlify', '301!'],
  ['cloudflare-pages', '301'],
])('%s', (host, status) => {
  it.each(CACHED)('keeps %s: %s', (address, cacheControl) => {
    const headers = headersOf(`${host}/_headers`, address);
    expect(headers.get('Cache-Control')).toEqual(cacheControl && [cacheControl]);
    expect(headers.get('Content-Security-Policy')).toEqual([POLICY]);
    expect(headers.get('X-Content-Type-Options')).toEqual(['nosniff']);
  });

  it('has headers that a scanner gives an A+', () => {
    const headers = [...headersOf(`${host}/_headers`, '/docs/guide/')];
    const scanned = Object.fromEntries(headers.map(([name, values]) => [name.toLowerCase(), values.join(', ')]));
    expect(observatory(scanned)).toMatchObject({grade: 'A+', lost: []});
  });

  it('says nothing of addresses outside of the site', () => {
    expect(headersOf(`${host}/_headers`, '/other/').size).toBe(0);
  });

  const rules = linesOf(`${host}/_redirects`).map((line) => line.split(' '));
  it.each(MOVED)('leads from %s to %s', (from, to) => {
    expect(rules.filter(([source]) => source === from)).toEqual([[from, to, status]]);
  });
  it.each(STAYING)('leads nowhere from %s', (address) => {
    expect(rules.map(([source]) => source)).not.toContain(address);
  });
});
