/** `_headers` and `_redirects`, read by Netlify's own modules. The files of Cloudflare Pages have the same syntax. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseAllHeaders, type MinimalHeader} from '@netlify/headers-parser';
import {parseAllRedirects} from '@netlify/redirect-parser';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {cloudflarePages, netlify} from '../../../src/hosting/hosts/headersFiles';
import {observatory} from '../observatory';
import {CACHE_CONTROL, hosting, REDIRECTED, POLICY, NOT_REDIRECTED} from '../site';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hosts-'));
afterAll(() => fs.rmSync(folder, {recursive: true}));

function write(name: string, content: string): string {
  const file = path.join(folder, name);
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, content);
  return file;
}

describe.each([
  ['netlify', netlify, true],
  ['cloudflare-pages', cloudflarePages, false],
] as const)('%s', (name, host, isForced) => {
  let headerRules: MinimalHeader[];
  let redirects: {from: string; to: string; status: number; force: boolean}[];
  beforeAll(async () => {
    const files = host.generate(hosting);
    const headers = await parseAllHeaders({
      headersFiles: [write(`${name}/_headers`, files[`${name}/_headers`] ?? '')],
      configHeaders: [],
      minimal: true,
    });
    const result = await parseAllRedirects({
      redirectsFiles: [write(`${name}/_redirects`, files[`${name}/_redirects`] ?? '')],
      configRedirects: [],
      minimal: true,
    });
    expect([...headers.errors, ...result.errors]).toEqual([]);
    headerRules = headers.headers;
    redirects = result.redirects as typeof redirects;
  });

  /** Returns the values of a header for a path; each rule that matches adds its own. */
  const getHeader = (urlPath: string, header: string): string[] =>
    headerRules
      .filter(({for: rule}) => (rule.endsWith('*') ? urlPath.startsWith(rule.slice(0, -1)) : rule === urlPath))
      .flatMap(({values}) => values[header] ?? []);

  it.each(CACHE_CONTROL)('caches %s: %s', (urlPath, cacheControl) => {
    expect(getHeader(urlPath, 'Cache-Control')).toEqual(cacheControl === undefined ? [] : [cacheControl]);
    expect(getHeader(urlPath, 'Content-Security-Policy')).toEqual([POLICY]);
    expect(getHeader(urlPath, 'X-Content-Type-Options')).toEqual(['nosniff']);
  });

  it('has headers with a grade of A+', () => {
    const names = headerRules.flatMap(({values}) => Object.keys(values));
    const scanned = Object.fromEntries(
      names.map((header) => [header.toLowerCase(), getHeader('/docs/guide/', header).join(', ')]),
    );
    expect(observatory(scanned)).toMatchObject({grade: 'A+', lost: []});
  });

  it('has no headers for URLs outside the site', () => {
    expect(headerRules.filter(({for: rule}) => !rule.startsWith('/docs/'))).toEqual([]);
  });

  it.each(REDIRECTED)('redirects %s to %s', (from, to) => {
    expect(redirects.filter((each) => each.from === from)).toMatchObject([{to, status: 301, force: isForced}]);
  });

  it.each(NOT_REDIRECTED)("doesn't redirect %s", (urlPath) => {
    expect(redirects.map(({from}) => from)).not.toContain(urlPath);
  });
});
