/** Sites for benchmarks contain what is measured. `npm run generate` creates their specifications. */
import fs from 'node:fs';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {createReaderSite, createOwnSite, createDefaultSite, type BenchSite} from '../../../bench/builds/benchSite';
import {landingPagePaths} from '../../../src/config/areas';
import {embedFolder} from '@paydocs/preset/site';

const sites: BenchSite[] = [];
afterAll(() => sites.forEach((site) => site.remove()));

describe.each([
  ['our site', createOwnSite, ''],
  ['our site for readers only', createReaderSite, ''],
  ['the default site', createDefaultSite, 'docs'],
])('%s', (_, createSite, folder) => {
  it('has every hand-written page, also after it is cleaned', () => {
    const site = createSite();
    sites.push(site);
    site.clean();
    for (const page of landingPagePaths) {
      const file = path.join(site.folder, folder, page);
      expect(fs.existsSync(file), page).toBe(true);
      if (folder) expect(fs.readFileSync(file, 'utf8')).not.toContain("from './");
    }
    for (const file of [site.guide, site.operation]) {
      expect(fs.existsSync(path.join(site.folder, file)), file).toBe(true);
    }
  });
});

it('our site for readers leaves out what only programs read', () => {
  const site = createReaderSite();
  sites.push(site);
  const config = fs.readFileSync(path.join(site.folder, 'docusaurus.config.ts'), 'utf8');
  expect(config).toContain('cards: false, markdown: {enabled: false}, ');
  expect(fs.existsSync(path.join(site.folder, 'static/llms.txt'))).toBe(true);
});

it('the default site shows the same parts of the specifications, in code blocks of the theme and without our frame', () => {
  const site = createDefaultSite();
  sites.push(site);
  const {folder} = site;
  expect(fs.readdirSync(path.join(folder, embedFolder))).toEqual(fs.readdirSync(embedFolder));
  expect(fs.readFileSync(path.join(folder, 'src/components/CodeFrame/index.tsx'), 'utf8')).toContain(
    '@theme/CodeBlock',
  );
  expect(fs.readdirSync(path.join(folder, 'src'))).not.toContain('theme');
  expect(fs.readdirSync(path.join(folder, 'src'))).not.toContain('plugins');
});
