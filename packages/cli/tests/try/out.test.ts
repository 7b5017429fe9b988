import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {parseArguments} from '../../src/try/arguments';
import {checkOutFolder} from '../../src/try/outFolder';
import {saveSite} from '../../src/try/saveSite';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'try-out-'));
  fs.writeFileSync(path.join(folder, 'api.yaml'), '');
});
afterEach(() => fs.rmSync(folder, {recursive: true, force: true}));

const parse = (...args: string[]) => parseArguments(['--openapi', 'api.yaml', '--brand', 'Rios', ...args], folder);

describe('--out', () => {
  it('is a new or empty folder, relative to the working directory', () => {
    fs.mkdirSync(path.join(folder, 'empty'));
    expect(parse().out).toBeUndefined();
    expect(parse('--out', 'new/site').out).toBe(path.join(folder, 'new/site'));
    expect(parse('--out', 'empty').out).toBe(path.join(folder, 'empty'));
  });

  it('is rejected if it would overwrite files', () => {
    expect(() => parse('--out', '.')).toThrow('--out is ".", but this folder isn\'t empty.');
    expect(() => parse('--out', 'api.yaml')).toThrow(
      '--out is "api.yaml", but this is a file. Pass the path to a folder.',
    );
  });

  it("is rejected before the build if it isn't writable", () => {
    const getSitePath = (name: string): string => path.join(folder, name, 'site');
    expect(checkOutFolder(getSitePath('api.yaml'))).toBe(
      `but ${path.join(folder, 'api.yaml')} is a file. Pass the path to a folder.`,
    );
    for (const out of ['/proc/none/site', '/proc/self'])
      expect(checkOutFolder(out)).toMatch(/^but .* (?:isn't writable \(E\w+\)\. Choose another folder\.|isn't empty)/);
    fs.mkdirSync(path.join(folder, 'closed'), {mode: 0o500});
    // The root user can write there anyway.
    if (process.getuid?.() !== 0)
      expect(checkOutFolder(getSitePath('closed'))).toBe(
        `but ${path.join(folder, 'closed')} isn't writable (EACCES). Choose another folder.`,
      );
    expect(checkOutFolder(getSitePath('new'))).toBeUndefined();
    expect(fs.readdirSync(folder).sort()).toEqual(['api.yaml', 'closed']);
  });

  it.each(['new/site', 'empty'])('contains the built site: %s', (name) => {
    const [build, out] = [path.join(folder, 'build'), path.join(folder, name)];
    fs.mkdirSync(path.join(build, 'apis'), {recursive: true});
    fs.writeFileSync(path.join(build, 'apis/index.html'), 'page');
    if (name === 'empty') fs.mkdirSync(out);
    const folderItself = name === 'empty' && fs.statSync(out).ino;
    saveSite(build, out);
    if (name === 'empty') expect(fs.statSync(out).ino).toBe(folderItself);
    expect(fs.readFileSync(path.join(out, 'apis/index.html'), 'utf8')).toBe('page');
    const entries = [path.dirname(out), out].flatMap((each) => fs.readdirSync(each));
    expect(entries.filter((entry) => entry.includes('partial'))).toEqual([]);
  });

  it("doesn't exist if the site can't be copied", () => {
    expect(() => saveSite(path.join(folder, 'nothing'), path.join(folder, 'site'))).toThrow('no such file');
    expect(fs.readdirSync(folder)).toEqual(['api.yaml']);
  });
});
