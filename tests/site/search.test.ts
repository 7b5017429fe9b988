/** The search index of the built site: its size, its content, and whether it finds the right pages. */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {getSearchRecordsFile} from '@paydocs/preset/site';
import {toHit} from '../../packages/search/src/engine/hit';
import type {SearchRecord} from '@paydocs/search';
import {builtEngine, pagesShown, readShards} from '../search/golden';
import {readSitemapPaths} from './sitemap';

/** Maximum sizes in bytes, compressed with Brotli. */
const MAX_FIRST_RESULT_BYTES = 30_000;
const MAX_INDEX_BYTES = 250_000;
/** Number of hits that are visible without scrolling. */
const VISIBLE_HITS = 8;

const engine = builtEngine();
const findPages = (query: string): string[] => pagesShown(engine, query);

describe('the index', () => {
  const sizes = readShards().map(({name, content}) => ({name, size: brotliCompressSync(content).length}));
  const addSizes = (list: {size: number}[]): number => list.reduce((total, {size}) => total + size, 0);

  it('is small before the first result, and in total', () => {
    expect(addSizes(sizes.filter(({name}) => name.startsWith('names-')))).toBeLessThanOrEqual(MAX_FIRST_RESULT_BYTES);
    expect(addSizes(sizes)).toBeLessThanOrEqual(MAX_INDEX_BYTES);
  });

  it('is part of the built site', () => {
    for (const {name, content} of readShards()) {
      expect(fs.readFileSync(path.join('build/assets/search', name), 'utf8')).toBe(content);
    }
  });
});

it("the modal's style sheet has no rules for the root, which would style the whole page anew", () => {
  const folder = 'build/assets/search';
  const file = fs.readdirSync(folder).find((name) => /^modal\b.*\.css$/.test(name));
  const selectors = fs.readFileSync(path.join(folder, file!), 'utf8').match(/[^{}]+(?=\{)/g)!;
  expect(selectors.length).toBeGreaterThan(50);
  expect(selectors.filter((selector) => /:root|^\s*html|,\s*html/.test(selector))).toEqual([]);
});

const records = JSON.parse(
  fs.readFileSync(getSearchRecordsFile({currentLocale: 'en', defaultLocale: 'en'}), 'utf8'),
) as SearchRecord[];

describe('titles', () => {
  it('find their pages', () => {
    const titled = records
      .filter(({type}) => type === 'lvl1')
      .map(({hierarchy, url_without_anchor}) => ({
        title: hierarchy.lvl1 ?? '',
        page: new URL(url_without_anchor).pathname,
      }));
    expect(titled.length).toBeGreaterThanOrEqual(readSitemapPaths().length);
    // Both APIs may have a type with the same name, and guides may have the same subject.
    const lost = titled.filter(({title, page}) => !findPages(title).slice(0, VISIBLE_HITS).includes(page));
    expect(lost).toEqual([]);
  });
});

describe('the records', () => {
  it('have unique IDs, and the shape that DocSearch expects', () => {
    expect(new Set(records.map(({objectID}) => objectID)).size).toBe(records.length);
    for (const record of records) {
      expect(record.language).toBe('en');
      expect(record.docusaurus_tag).toMatch(/^(?:default|docs-(?:default|rest|graphql)-current)$/);
      expect(record.hierarchy.lvl0).toBeTruthy();
      expect(record.hierarchy.lvl1).toBeTruthy();
      if (record.type === 'content') expect(record.content).toBeTruthy();
      else expect(record.hierarchy[record.type]).toBeTruthy();
    }
  });

  it('exist for every page', () => {
    const pages = new Set(records.map(({url_without_anchor}) => new URL(url_without_anchor).pathname));
    expect(readSitemapPaths().filter((page) => !pages.has(page))).toEqual([]);
  });

  it('link to existing anchors', () => {
    const pages = new Map<string, Set<string>>();
    for (const {url_without_anchor, anchor} of records) {
      if (anchor === null) continue;
      const anchors = pages.get(url_without_anchor) ?? new Set();
      pages.set(url_without_anchor, anchors.add(anchor));
    }
    const missing = [...pages].flatMap(([url, anchors]) => {
      const html = fs.readFileSync(path.join('build', new URL(url).pathname, 'index.html'), 'utf8');
      const ids = new Set(
        [...html.matchAll(/\sid=(?:"([^"]*)"|([^\s>]+))/g)].map(([, quoted, bare]) => quoted ?? bare),
      );
      return [...anchors].filter((anchor) => !ids.has(anchor)).map((anchor) => `${url}#${anchor}`);
    });
    expect(missing).toEqual([]);
    expect(pages.size).toBeGreaterThan(0);
  });
});

describe('hits', () => {
  it('of the embedded index have the same content as the records', () => {
    const siteUrl = new URL(records[0]?.url ?? '').origin;
    const byId = new Map(records.map((record) => [record.objectID, record]));
    const words = new Set(records.flatMap(({hierarchy}) => hierarchy.lvl1?.split(/\W+/) ?? []));
    const hits = [...words].flatMap((query) => engine.search(query).matches.map((found) => toHit(found, siteUrl)));
    expect(hits.length).toBeGreaterThan(words.size);
    for (const {objectID, url, anchor, hierarchy, breadcrumb, url_without_anchor} of hits) {
      expect(byId.get(objectID), objectID).toMatchObject({url, anchor, hierarchy, breadcrumb, url_without_anchor});
    }
  });
});

describe('npm run search:upload', () => {
  const upload = (...options: string[]): {status: number | null; stdout: string; stderr: string} =>
    spawnSync(process.execPath, ['packages/cli/bin/paydocs.mjs', 'search-upload', ...options], {
      encoding: 'utf8',
      env: {PATH: process.env['PATH']},
    });

  it('prints counts and settings in a dry run, and sends nothing', () => {
    const {status, stdout, stderr} = upload('--dry-run');
    expect(stderr).toBe('');
    expect(status).toBe(0);
    const pages = new Set(records.map(({url_without_anchor}) => url_without_anchor)).size;
    expect(stdout).toContain(`${records.length} records of ${pages} pages`);
    expect(stdout).toContain('"attributesForFaceting"');
    expect(stdout).toContain('"synonyms"');
    expect(stdout).toContain('Nothing was sent.');
  });

  it('reports the missing credentials', () => {
    const {status, stderr} = upload();
    expect(status).not.toBe(0);
    for (const name of ['APP_ID', 'API_KEY', 'INDEX_NAME', 'ADMIN_KEY'])
      expect(stderr).toContain(`DOCS_SEARCH_${name}`);
  });
});
