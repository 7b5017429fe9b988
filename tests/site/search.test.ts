/** The index of the built site: what it weighs, what it holds, and whether it finds the right pages. */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {brand} from '../../src/brand';
import {baseUrl} from '../../src/config/brand';
import {recordsFile} from '@paydocs/preset/generatedFiles';
import {toHit} from '@paydocs/search/engine/hit';
import type {SearchRecord} from '@paydocs/search/record';
import {builtEngine, fittedQueries, heldOutQueries, pagesShown, rate, readQueries, readShards} from '../search/golden';
import {allRoutes} from '../inventory';

/** Brotli, in bytes. */
const FIRST_RESULT = 30_000;
const WHOLE = 250_000;

const engine = builtEngine();
const pagesFor = (query: string): string[] => pagesShown(engine, query);

describe('labelled queries', () => {
  const fitted = fittedQueries();
  const heldOut = Object.values(heldOutQueries()).flat();
  const queries = [...fitted, ...heldOut];
  const known = new Set(engine.pages.map(({path: address}) => address));

  it('are many, and their right pages are there', () => {
    expect(queries.length).toBeGreaterThanOrEqual(500);
    expect(new Set(queries.map(({query}) => query)).size).toBe(queries.length);
    const all = queries.flatMap(({pages}) => pages);
    expect(all.filter((page) => !known.has(page))).toEqual([]);
    expect(heldOut.length).toBeGreaterThan(queries.length / 3);
  });

  it('find the right pages', () => {
    const {first, firstThree, reciprocalRank, misses} = rate(fitted, pagesFor);
    const told = misses.join('\n');
    expect(first, told).toBeGreaterThanOrEqual(0.88);
    expect(firstThree, told).toBeGreaterThanOrEqual(0.95);
    expect(reciprocalRank, told).toBeGreaterThanOrEqual(0.92);
  });

  // Without the queries that are missed: whoever reads them tunes to them.
  it('find them as well where nothing was fitted to them', () => {
    const {first, firstThree, reciprocalRank} = rate(heldOut, pagesFor);
    const figures = [first, firstThree, reciprocalRank].map((figure) => figure.toFixed(3));
    console.log(`Set aside: success@1 ${figures[0]}, success@3 ${figures[1]}, MRR ${figures[2]}`);
    expect(first).toBeGreaterThanOrEqual(0.82);
    expect(firstThree).toBeGreaterThanOrEqual(0.92);
  });

  it.each([
    ['4111 1111 1111 1111', '/testing/#test-cards'],
    ['ES6521000418480000000502', '/payment-methods/sepa-request-to-pay/#test-it'],
    ['crypto.timingSafeEqual', '/guides/verify-signature/'],
    ['idempotency_in_progress', '#'],
  ])('%s, which stands in a table or in code, is found in its place', (query, place) => {
    const [first] = engine.search(query).found;
    expect(`${first?.page.path}#${first?.place?.anchor ?? ''}`).toContain(place);
  });
});

describe('the index', () => {
  const weights = readShards().map(({name, content}) => ({name, size: brotliCompressSync(content).length}));
  const sum = (list: {size: number}[]): number => list.reduce((total, {size}) => total + size, 0);

  it('weighs little before the first result, and in all', () => {
    expect(sum(weights.filter(({name}) => name.startsWith('names-')))).toBeLessThanOrEqual(FIRST_RESULT);
    expect(sum(weights)).toBeLessThanOrEqual(WHOLE);
  });

  it('is part of the built site', () => {
    for (const {name, content} of readShards()) {
      expect(fs.readFileSync(path.join('build/assets/search', name), 'utf8')).toBe(content);
    }
  });
});

const records = JSON.parse(
  fs.readFileSync(recordsFile({currentLocale: 'en', defaultLocale: 'en'}), 'utf8'),
) as SearchRecord[];

describe('the records', () => {
  it('have an id of their own each, and the shape that DocSearch expects', () => {
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

  it('are there for every page', () => {
    const pages = new Set(records.map(({url_without_anchor}) => new URL(url_without_anchor).pathname));
    const missing = allRoutes(brand.slug).filter((route) => route !== `${baseUrl}search/` && !pages.has(route));
    expect(missing).toEqual([]);
  });

  it('lead to places that are there', () => {
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
    expect([...pages.values()].reduce((count, anchors) => count + anchors.size, 0)).toBeGreaterThan(5000);
  });
});

describe('hits', () => {
  it('are the same whoever answers: those of the embedded index have what the records have', () => {
    const siteUrl = new URL(records[0]?.url ?? '').origin;
    const byId = new Map(records.map((record) => [record.objectID, record]));
    const hits = readQueries('queries').flatMap(({query}) =>
      engine.search(query).found.map((found) => toHit(found, siteUrl)),
    );
    expect(hits.length).toBeGreaterThan(1000);
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

  it('names the credentials that are missing', () => {
    const {status, stderr} = upload();
    expect(status).not.toBe(0);
    for (const name of ['APP_ID', 'API_KEY', 'INDEX_NAME', 'ADMIN_KEY'])
      expect(stderr).toContain(`DOCS_SEARCH_${name}`);
  });
});
