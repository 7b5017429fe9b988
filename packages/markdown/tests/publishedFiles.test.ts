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

function writeFile(name: string, content: string): string {
  const file = path.join(folder, name);
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, content);
  return file;
}

it('finds the published file with the same name and content as the source', () => {
  const hash = '0123456789abcdef';
  writeFile(`build/assets/images/a@2x-${hash}0.png`, 'other');
  writeFile(`build/assets/images/a@2x-${hash}1.png`, 'picture');
  writeFile(`build/assets/files/my form-${hash}.tar.gz`, 'file');
  const find = createPublishedFileFinder(path.join(folder, 'build'));
  expect(find(writeFile('docs/a@2x.png', 'picture'))).toBe(`assets/images/a@2x-${hash}1.png`);
  expect(find(writeFile('docs/my form.tar.gz', 'file'))).toBe(`assets/files/my form-${hash}.tar.gz`);
  expect(find(path.join(folder, 'docs/missing.png'))).toBeUndefined();
  expect(find(path.join(folder, 'docs'))).toBeUndefined();
});

it('publishes a file that the bundler inlined, once', () => {
  const find = createPublishedFileFinder(path.join(folder, 'build'));
  const small = writeFile('docs/small.png', 'picture');
  const found = find(small)!;
  expect(found).toMatch(/^assets\/images\/small-[\da-f]{32}\.png$/);
  expect(fs.readFileSync(path.join(folder, 'build', found), 'utf8')).toBe('picture');
  expect(find(writeFile('docs/copy/small.png', 'picture'))).toBe(found);
  expect(find(writeFile('docs/other/small.png', 'other'))).not.toBe(found);
  expect(find(writeFile('docs/notes.txt', 'text'))).toMatch(/^assets\/files\/notes-[\da-f]{32}\.txt$/);
});
