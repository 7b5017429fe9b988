import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {highlight, highlightLines} from '../../src/highlight/highlight';
import {loadHighlightCache, withHighlightCache} from '../../src/highlight/cache';

let file: string;
beforeEach(() => {
  file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'kept-')), 'cache', 'highlights.json');
});
afterEach(() => fs.rmSync(path.dirname(path.dirname(file)), {recursive: true}));

const run = (version: string, ...codes: string[]): Promise<string[]> =>
  withHighlightCache(file, version, async () => codes.map((code) => highlight(code, 'json')));
const readCache = (): Record<string, string> => JSON.parse(fs.readFileSync(file, 'utf8')).highlights;
const replaceInCache = (from: string, to: string): void =>
  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replaceAll(from, to));

describe('withHighlightCache', () => {
  it('reuses what an earlier run of the same version highlighted', async () => {
    await run('1', '{"a": 1}');
    replaceInCache('hl-number', 'hl-kept');
    expect((await run('1', '{"a": 1}'))[0]).toContain('hl-kept');
    expect((await run('2', '{"a": 1}'))[0]).toContain('hl-number');
  });

  it('caches only what the last run requested', async () => {
    await run('1', '{"a": 1}', '[2]');
    await run('1', '[2]');
    expect(Object.keys(readCache())).toEqual(['json\n[2]']);
  });

  it('ignores a truncated file', async () => {
    const [html] = await run('1', '[2]');
    fs.truncateSync(file, 9);
    expect(await run('1', '[2]')).toEqual([html]);
  });

  it('caches what failing work requested, and stops when it ends', async () => {
    const failing = withHighlightCache(file, '1', async () => {
      highlight('[2]', 'json');
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(Object.keys(readCache())).toEqual(['json\n[2]']);
    highlight('[3]', 'json');
    expect(Object.keys(readCache())).toEqual(['json\n[2]']);
  });
});

describe('loadHighlightCache', () => {
  afterEach(() => loadHighlightCache('absent.json'));

  it('loads what another process cached, as a whole and by lines', async () => {
    await withHighlightCache(file, '1', async () => [highlight('[2]', 'json'), highlightLines('[\n3]', 'json')]);
    replaceInCache('hl-number', 'hl-kept');
    loadHighlightCache(file);
    expect(highlight('[2]', 'json')).toContain('hl-kept');
    expect(highlightLines('[\n3]', 'json')).toEqual(['[', '<span class="hl-kept">3</span>]']);
    expect(highlight('[4]', 'json')).toContain('hl-number');
  });

  it('loads nothing from a missing file', () => {
    loadHighlightCache('absent.json');
    expect(highlight('[2]', 'json')).toContain('hl-number');
  });
});
