import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {createPublishedFileFinder} from '../src/publishedFiles';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'published-'));
});
afterEach(() => fs.rmSync(folder, {recursive: true}));

function put(name: string, content: string): string {
  const file = path.join(folder, name);
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, content);
  return file;
}

it('finds the published file with the content of the source, of those with its name', () => {
  const hash = '0123456789abcdef';
  put(`build/assets/images/a@2x-${hash}0.png`, 'other');
  put(`build/assets/images/a@2x-${hash}1.png`, 'picture');
  put(`build/assets/files/my form-${hash}.tar.gz`, 'file');
  const find = createPublishedFileFinder(path.join(folder, 'build'));
  expect(find(put('docs/a@2x.png', 'picture'))).toBe(`assets/images/a@2x-${hash}1.png`);
  expect(find(put('docs/my form.tar.gz', 'file'))).toBe(`assets/files/my form-${hash}.tar.gz`);
  expect(find(path.join(folder, 'docs/missing.png'))).toBeUndefined();
  expect(find(path.join(folder, 'docs'))).toBeUndefined();
});

it('publishes what the bundler made a part of a page, once', () => {
  const find = createPublishedFileFinder(path.join(folder, 'build'));
  const small = put('docs/small.png', 'picture');
  const found = find(small)!;
  expect(found).toMatch(/^assets\/images\/small-[\da-f]{32}\.png$/);
  expect(fs.readFileSync(path.join(folder, 'build', found), 'utf8')).toBe('picture');
  expect(find(put('docs/copy/small.png', 'picture'))).toBe(found);
  expect(find(put('docs/other/small.png', 'other'))).not.toBe(found);
  expect(find(put('docs/notes.txt', 'text'))).toMatch(/^assets\/files\/notes-[\da-f]{32}\.txt$/);
});
