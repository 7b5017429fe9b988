/** The browser's bundle knows nothing of the pages of guides and references, and what they need of it is there. */
import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {
  reduceChunkNames,
  reduceGlobalData,
  reduceRegistry,
  reduceRoutes,
  type ChunkNames,
  type GlobalData,
} from '@paydocs/lean/lean-shell/reduce';
import {listFiles} from '@paydocs/core/fingerprint';
import {sitemapPaths} from './sitemap';

const INSTANCES = ['default', 'rest', 'graphql'];
const AREAS = ['/', '/apis/rest/', '/apis/graphql/'];
const ADVICE =
  'The last build did not put the reduced files into the client. See packages/lean/src/lean-shell/index.ts: Docusaurus may read them by other names now.';
const read = (file: string): string => fs.readFileSync(`.docusaurus/${file}`, 'utf8');
const json = <T>(file: string): T => JSON.parse(read(file)) as T;

describe('the generated files', () => {
  const routes = reduceRoutes(read('routes.js'), AREAS);
  const names = reduceChunkNames(json<Record<string, ChunkNames>>('routesChunkNames.json'), routes);

  it('are reduced to what is independent of the pages', () => {
    const paths = Object.keys(names).map((key) => key.replace(/-\w+$/, ''));
    expect(paths.sort()).toEqual(['/', '/', '/apis/graphql/', '/apis/rest/', '/search/']);
    expect(reduceRegistry(read('registry.js'), names)).not.toMatch(/@site\/(?:apis|docs)\/|content-docs\/\w+\/p\//);
    const data = JSON.stringify(reduceGlobalData(json<GlobalData>('globalData.json'), INSTANCES, new Set()));
    const below = sitemapPaths().filter((page) => !AREAS.includes(page));
    expect(below.filter((page) => data.includes(page))).toEqual([]);
  });

  it.each(['routes.js', 'registry.js', 'routesChunkNames.json', 'globalData.json'])('%s has a reduced copy', (file) => {
    expect(fs.existsSync(`.docusaurus/lean-shell/${file}`), ADVICE).toBe(true);
  });
});

describe('the scripts', () => {
  const scripts = listFiles('build/assets/js').filter((file) => file.endsWith('.js'));

  it('know of no pages', () => {
    const pages = sitemapPaths().filter((page) => page !== '/');
    // The home page and the not-found page link to a few.
    for (const file of scripts) {
      const text = fs.readFileSync(file, 'utf8');
      expect(pages.filter((page) => text.includes(page)).length, `${file}: ${ADVICE}`).toBeLessThan(30);
    }
  });
});

describe('without scripts', () => {
  it('every page is found by following links', () => {
    const link = /href="?(\/[^"#>\s]*)/g;
    const found = new Set(['/']);
    for (const page of found) {
      const file = `build${page}index.html`;
      if (!fs.existsSync(file)) continue;
      for (const [, href = ''] of fs.readFileSync(file, 'utf8').matchAll(link)) {
        if (href.endsWith('/')) found.add(href);
      }
    }
    expect(sitemapPaths().filter((page) => !found.has(page))).toEqual([]);
  });
});
