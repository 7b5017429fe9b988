/** The browser's bundle knows nothing of the reference pages, and what they need of it is there. */
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
import {allRoutes} from '../inventory/read';
import {brand} from '../../src/brand';

const AREAS = ['/apis/rest/', '/apis/graphql/'];
const ADVICE =
  'The last build did not put the reduced files into the client. See packages/lean/src/lean-shell/index.ts: Docusaurus may read them by other names now.';
const read = (file: string): string => fs.readFileSync(`.docusaurus/${file}`, 'utf8');
const json = <T>(file: string): T => JSON.parse(read(file)) as T;

describe('the generated files', () => {
  const routes = reduceRoutes(read('routes.js'), AREAS);
  const names = reduceChunkNames(json<Record<string, ChunkNames>>('routesChunkNames.json'), routes);

  it('are reduced to what is independent of the references', () => {
    const inAreas = Object.keys(names).filter((key) => AREAS.some((area) => key.startsWith(area)));
    expect(inAreas).toHaveLength(2);
    expect(reduceRegistry(read('registry.js'), names)).not.toMatch(/@site\/apis\/|content-docs\/(?:rest|graphql)\/p\//);
    const data = JSON.stringify(reduceGlobalData(json<GlobalData>('globalData.json'), ['rest', 'graphql'], true));
    expect(data).not.toContain('payments-create');
    expect(data).not.toContain('types/objects');
  });

  it.each(['routes.js', 'registry.js', 'routesChunkNames.json', 'globalData.json'])('%s has a reduced copy', (file) => {
    expect(fs.existsSync(`.docusaurus/lean-shell/${file}`), ADVICE).toBe(true);
  });
});

describe('the scripts', () => {
  const scripts = listFiles('build/assets/js').filter((file) => file.endsWith('.js'));

  it('hold no page of the references', () => {
    const pages = allRoutes(brand.slug).filter((route) => /^\/apis\/\w+\/./.test(route));
    expect(pages.length).toBeGreaterThan(400);
    // Guides link to a few pages.
    for (const file of scripts) {
      const text = fs.readFileSync(file, 'utf8');
      expect(pages.filter((page) => text.includes(page)).length, `${file}: ${ADVICE}`).toBeLessThan(30);
    }
  });
});

describe('the style sheet', () => {
  const css = listFiles('build/assets/css')
    .filter((file) => file.endsWith('.css'))
    .map((file) => fs.readFileSync(file, 'utf8'))
    .join('');

  it('has the styles of what only the server renders', () => {
    const folders = [
      'packages/reference/src/components/reference',
      'packages/reference/src/components/rest',
      'packages/lean/src/lean-shell/theme',
    ];
    const sheets = folders.flatMap((folder) => listFiles(folder)).filter((file) => file.endsWith('.module.css'));
    const missing = sheets.flatMap((file) =>
      [...fs.readFileSync(file, 'utf8').matchAll(/^\.([a-zA-Z]\w*)/gm)]
        .map(([, name]) => name)
        .filter((name) => !new RegExp(`\\.${name}_`).test(css))
        .map((name) => `${file}: .${name}`),
    );
    expect(
      missing,
      'Import the sheet in packages/reference/src/components/reference/styles/index.ts, packages/reference/src/components/rest/styles.ts or packages/lean/src/lean-shell/client/styles.ts.',
    ).toEqual([]);
  });
});

describe('without scripts', () => {
  it('every reference page is found by following links', () => {
    const link = /href="?(\/[^"#>\s]*)/g;
    const found = new Set(['/']);
    for (const page of found) {
      const file = `build${page}index.html`;
      if (!fs.existsSync(file)) continue;
      for (const [, href = ''] of fs.readFileSync(file, 'utf8').matchAll(link)) {
        if (href.endsWith('/')) found.add(href);
      }
    }
    const routes = allRoutes(brand.slug).filter((route) => AREAS.some((area) => route.startsWith(area)));
    expect(routes.filter((route) => !found.has(route))).toEqual([]);
  });
});
