import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {beforeEach, describe, expect, it, onTestFinished} from 'vitest';
import {recoverFolder, replaceFolder} from '../../src/output/replaceFolder';

let source: string;
let target: string;
let backup: string;
beforeEach(() => {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'swap-'));
  onTestFinished(() => fs.rmSync(home, {recursive: true}));
  [source, target, backup] = ['made', 'target', 'aside'].map((name) => path.join(home, name)) as [
    string,
    string,
    string,
  ];
});

function write(folder: string, text: string): void {
  fs.mkdirSync(folder);
  fs.writeFileSync(path.join(folder, 'page'), text);
}
const readContent = (folder: string): string | undefined =>
  fs.existsSync(folder) ? fs.readFileSync(path.join(folder, 'page'), 'utf8') : undefined;
const getState = (): (string | undefined)[] => [source, target, backup].map(readContent);

describe('replaceFolder', () => {
  it('replaces the old folder with the new one', () => {
    write(source, 'new');
    write(target, 'old');
    write(backup, 'older, from a run that was killed');
    replaceFolder(source, target, backup);
    expect(getState()).toEqual([undefined, 'new', undefined]);
  });

  it('works without an old folder', () => {
    write(source, 'new');
    replaceFolder(source, target, backup);
    expect(getState()).toEqual([undefined, 'new', undefined]);
  });
});

describe('recoverFolder', () => {
  it('restores the old folder if a run was killed before the new one was in place', () => {
    write(source, 'new');
    write(backup, 'old');
    recoverFolder(target, backup);
    expect(getState()).toEqual(['new', 'old', undefined]);
  });

  it('removes the old folder if the new one is in place', () => {
    write(target, 'new');
    write(backup, 'old');
    recoverFolder(target, backup);
    expect(getState()).toEqual([undefined, 'new', undefined]);
  });
});
