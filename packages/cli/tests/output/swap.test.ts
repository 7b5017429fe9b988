import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {beforeEach, describe, expect, it, onTestFinished} from 'vitest';
import {finishSwap, swap} from '../../src/output/swap';

let made: string;
let target: string;
let aside: string;
beforeEach(() => {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'swap-'));
  onTestFinished(() => fs.rmSync(home, {recursive: true}));
  [made, target, aside] = ['made', 'target', 'aside'].map((name) => path.join(home, name)) as [string, string, string];
});

function write(folder: string, text: string): void {
  fs.mkdirSync(folder);
  fs.writeFileSync(path.join(folder, 'page'), text);
}
const content = (folder: string): string | undefined =>
  fs.existsSync(folder) ? fs.readFileSync(path.join(folder, 'page'), 'utf8') : undefined;
const state = (): (string | undefined)[] => [made, target, aside].map(content);

describe('swap', () => {
  it('puts the new folder in the place of the old one, which goes', () => {
    write(made, 'new');
    write(target, 'old');
    write(aside, 'older, from a run that was killed');
    swap(made, target, aside);
    expect(state()).toEqual([undefined, 'new', undefined]);
  });

  it('needs no old folder', () => {
    write(made, 'new');
    swap(made, target, aside);
    expect(state()).toEqual([undefined, 'new', undefined]);
  });
});

describe('finishSwap', () => {
  it('puts the old folder back when a run was killed before the new one was in place', () => {
    write(made, 'new');
    write(aside, 'old');
    finishSwap(target, aside);
    expect(state()).toEqual(['new', 'old', undefined]);
  });

  it('removes the old folder when the new one is in place', () => {
    write(target, 'new');
    write(aside, 'old');
    finishSwap(target, aside);
    expect(state()).toEqual([undefined, 'new', undefined]);
  });
});
