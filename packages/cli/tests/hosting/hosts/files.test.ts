/** Tests of the files of all hosts. */
import {expect, it} from 'vitest';
import {checkLimits, generateHostFiles, HOSTING_FILE} from '../../../src/hosting/hosts';
import {quote} from '../../../src/hosting/hosts/nginx/syntax';
import {hosting, POLICY} from '../site';

const files = generateHostFiles(hosting);

it('generates JSON, or a note that the file is generated', () => {
  const [json, others] = [
    Object.keys(files).filter((file) => file.endsWith('.json')),
    Object.keys(files).filter((file) => !file.endsWith('.json')),
  ];
  for (const file of json) expect(() => JSON.parse(files[file] ?? ''), file).not.toThrow();
  for (const file of others)
    expect(files[file], file).toMatch(/^(?:#|\/\/) Every build of the site overwrites this file/);
});

it('includes the policy', () => {
  const without = ['netlify/_redirects', 'cloudflare-pages/_redirects', 'nginx/docs-server.conf'];
  const rest = Object.keys(files).filter(
    (file) => !without.includes(file) && !/viewer-request|error-responses/.test(file),
  );
  for (const file of rest) expect(files[file], file).toContain(POLICY);
});

it('includes all rules unchanged', () => expect(JSON.parse(files[HOSTING_FILE] ?? '')).toEqual(hosting));

it('reports what exceeds the limits of a host', () => {
  expect(checkLimits(files)).toEqual([]);
  const [first, ...others] = hosting.headers;
  const redirects = Array.from({length: 2100}, (_, index) => ({from: `/docs/old/${index}/`, to: '/docs/'}));
  const headers = [{name: first?.name ?? '', value: 'x'.repeat(5000)}, ...others];
  const warnings = checkLimits(generateHostFiles({...hosting, headers, redirects}));
  expect(warnings.map((line) => line.replace(/ has .*? (?=[a-z])/, ': '))).toEqual([
    'cloudflare-pages/_headers: characters in a line, but its host allows at most 2000.',
    'cloudflare-pages/_redirects: redirects, but its host allows at most 2000.',
    'cloudfront/viewer-request.js: bytes, but its host allows at most 10240.',
    'vercel/vercel.json: redirects, but its host allows at most 2048.',
  ]);
});

it('splits a policy of any length into strings that nginx can read', () => {
  const [first, ...others] = hosting.headers;
  const value = Array.from({length: 200}, (_, index) => `'sha256-${index}'`.padEnd(50, 'a')).join(' ');
  const generated = generateHostFiles({...hosting, headers: [{name: first?.name ?? '', value}, ...others]});
  const [maps = '', server = ''] = [generated['nginx/docs-maps.conf'], generated['nginx/docs-server.conf']];
  const variables = /add_header Content-Security-Policy "(.*)" always;/.exec(server)?.[1]?.match(/\w+/g) ?? [];
  expect(variables.length).toBeGreaterThan(2);
  const pieces = variables.map((name) => new RegExp(`\\$${name} \\{[^}]*\\$\\)" "(.*)";`).exec(maps)?.[1] ?? '');
  expect(pieces.join('')).toBe(value);
  expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThan(4096);
});

it('rejects variables of nginx, and a second line', () => {
  expect(quote('a "b" \\')).toBe('"a \\"b\\" \\\\"');
  for (const text of ['$host', 'a\nb']) expect(() => quote(text)).toThrow('nginx');
});

it('lists each redirect, folder, and type for Caddy', () => {
  const caddy = files['caddy/docs.caddy'] ?? '';
  const lines = caddy.split('\n').map((line) => line.trim());
  for (const line of [
    '@docs path /docs /docs/*',
    '"/docs/old" "/docs/guide/" "#part"',
    '"/docs/old/" "/docs/guide/" "#part"',
    'header /docs/assets/* Cache-Control "public, max-age=31536000, immutable"',
    '`~\\.woff2$` "font/woff2" ""',
    '`~^/docs/es/` "/docs/es/404.html"',
    'default "/docs/404.html"',
    'rewrite @docs_not_found {docs_not_found_page}',
    'precompressed br gzip',
  ]) {
    expect(lines).toContain(line);
  }
});
