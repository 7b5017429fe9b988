import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {writePolicyIntoPages} from '../../../src/hosting/policy/policyInPages';

function createFolder(files: Record<string, string>): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'policy-'));
  onTestFinished(() => fs.rmSync(folder, {recursive: true}));
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    fs.writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

const POLICY = "default-src 'none'; script-src 'self' 'sha256-abc='; frame-ancestors 'none'; trusted-types default";

it('writes the policy before everything that it applies to, without what applies only in headers', () => {
  const folder = createFolder({
    '404.html': '<!doctype html><html><head><meta charset=UTF-8><style>p{}</style></head>',
    'guide/index.html': '<head><meta charset="utf-8"><script>a()</script></head>',
    'openapi.json': '{}',
  });
  writePolicyIntoPages(folder, POLICY);
  const tag =
    "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; script-src 'self' 'sha256-abc='; trusted-types default\">";
  const read = (file: string): string => fs.readFileSync(path.join(folder, file), 'utf8');
  expect(read('404.html')).toBe(`<!doctype html><html><head><meta charset=UTF-8>${tag}<style>p{}</style></head>`);
  expect(read('guide/index.html')).toBe(`<head><meta charset="utf-8">${tag}<script>a()</script></head>`);
  expect(read('openapi.json')).toBe('{}');
});

it('reports a page without a place for the policy', () => {
  expect(() => writePolicyIntoPages(createFolder({'a.html': '<p>x</p>'}), POLICY)).toThrow(
    'a.html has no <meta charset>',
  );
});
