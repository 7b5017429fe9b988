import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {createSitePolicy} from '../../../src/hosting/policy/sitePolicy';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'policy-'));
afterAll(() => fs.rmSync(folder, {recursive: true}));

it('reports an attribute on many pages once, with the first page', () => {
  const pages: Record<string, string> = {
    '404.html': '<p style="color: red">Gone</p>',
    'a/index.html': '<p style="color: red">A</p><b onclick="go()">go</b>',
    'b/index.html': '<p style="color: blue">B</p>',
  };
  for (const [page, html] of Object.entries(pages)) {
    fs.mkdirSync(path.join(folder, path.dirname(page)), {recursive: true});
    fs.writeFileSync(path.join(folder, page), html);
  }
  const build = path.basename(folder);
  expect(createSitePolicy(folder).warnings.map(({file, message}) => `${file}: ${message}`)).toEqual([
    `${build}/404.html: the site's security policy forbids the attribute style of p. Use a class or a component. 2 more pages have the same problem.`,
    `${build}/a/index.html: the site's security policy forbids the attribute onclick of b. Use a class or a component.`,
  ]);
});

it('throws on a URL whose host would change the policy', () => {
  fs.writeFileSync(path.join(folder, 'a/index.html'), '<img src="https://evil.example;sandbox/x.png">');
  expect(() => createSitePolicy(folder)).toThrow(
    `${path.basename(folder)}/a/index.html: the site's security policy can't include the URL "https://evil.example;sandbox/x.png", which this page loads.`,
  );
});
