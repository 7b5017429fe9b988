import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {publishedFiles} from '../src/publishedFiles';

it('finds the published file with the content of the source, of those with its name', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'published-'));
  const put = (name: string, content: string): string => {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, content);
    return file;
  };
  const hash = '0123456789abcdef';
  put(`build/assets/images/a@2x-${hash}0.png`, 'other');
  put(`build/assets/images/a@2x-${hash}1.png`, 'picture');
  put(`build/assets/files/my form-${hash}.tar.gz`, 'file');
  const find = publishedFiles(path.join(folder, 'build'));
  expect(find(put('docs/a@2x.png', 'picture'))).toBe(`assets/images/a@2x-${hash}1.png`);
  expect(find(put('docs/my form.tar.gz', 'file'))).toBe(`assets/files/my form-${hash}.tar.gz`);
  expect(find(put('docs/b.png', 'picture'))).toBeUndefined();
  expect(find(path.join(folder, 'docs/missing.png'))).toBeUndefined();
  fs.rmSync(folder, {recursive: true});
});
