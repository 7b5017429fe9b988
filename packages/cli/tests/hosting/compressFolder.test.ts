import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {compressFolder} from '../../src/hosting/compressFolder';

let folder: string;
beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'compress-'))));
afterEach(() => fs.rmSync(folder, {recursive: true}));

const read = (file: string): Buffer => fs.readFileSync(path.join(folder, file));

it('writes both encodings next to each text file that shrinks, with the same bytes each time', async () => {
  const text = 'A text that repeats itself. '.repeat(40);
  fs.mkdirSync(path.join(folder, 'assets/js'), {recursive: true});
  for (const file of ['index.html', 'assets/js/main.js', 'font.woff2']) fs.writeFileSync(path.join(folder, file), text);
  fs.writeFileSync(path.join(folder, 'short.txt'), 'a');
  await compressFolder(folder);
  expect(fs.readdirSync(folder).sort()).toEqual([
    'assets',
    'font.woff2',
    'index.html',
    'index.html.br',
    'index.html.gz',
    'short.txt',
  ]);
  for (const file of ['index.html', 'assets/js/main.js']) {
    expect(brotliDecompressSync(read(`${file}.br`)).toString()).toBe(text);
    expect(gunzipSync(read(`${file}.gz`)).toString()).toBe(text);
  }
  const before = [read('index.html.br'), read('index.html.gz')];
  await compressFolder(folder);
  expect([read('index.html.br'), read('index.html.gz')]).toEqual(before);
});
