import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {readArguments} from '../../src/try/arguments';
import {keepSite} from '../../src/try/keepSite';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'try-out-'));
  fs.writeFileSync(path.join(folder, 'api.yaml'), '');
});
afterEach(() => fs.rmSync(folder, {recursive: true, force: true}));

const read = (...args: string[]) => readArguments(['--openapi', 'api.yaml', '--brand', 'Rios', ...args], folder);

describe('--out', () => {
  it('is a folder as seen from where the command is given, new or empty', () => {
    fs.mkdirSync(path.join(folder, 'empty'));
    expect(read().out).toBeUndefined();
    expect(read('--out', 'new/site').out).toBe(path.join(folder, 'new/site'));
    expect(read('--out', 'empty').out).toBe(path.join(folder, 'empty'));
  });

  it('is refused when it would cover what is there', () => {
    expect(() => read('--out', '.')).toThrow('--out is ".", but that folder isn\'t empty.');
    expect(() => read('--out', 'api.yaml')).toThrow(
      '--out is "api.yaml", but that\'s a file. Give the path of a folder.',
    );
  });

  it.each(['new/site', 'empty'])('holds the built site: %s', (name) => {
    const [build, out] = [path.join(folder, 'build'), path.join(folder, name)];
    fs.mkdirSync(path.join(build, 'apis'), {recursive: true});
    fs.writeFileSync(path.join(build, 'apis/index.html'), 'page');
    if (name === 'empty') fs.mkdirSync(out);
    keepSite(build, out);
    expect(fs.readFileSync(path.join(out, 'apis/index.html'), 'utf8')).toBe('page');
    expect(fs.readdirSync(path.dirname(out)).filter((entry) => entry.includes('partial'))).toEqual([]);
  });

  it('is not there when the site cannot be copied', () => {
    expect(() => keepSite(path.join(folder, 'nothing'), path.join(folder, 'site'))).toThrow('no such file');
    expect(fs.readdirSync(folder)).toEqual(['api.yaml']);
  });
});
