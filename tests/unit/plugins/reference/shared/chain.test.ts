import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {InputError} from '../../../../../src/lib/inputError';
import {chainsOf, isChainUpToDate, runChain} from '../../../../../src/plugins/reference/shared/chain';
import type {GenerationTask} from '../../../../../src/plugins/reference/shared/task';

const origin = process.cwd();
let home: string;
beforeEach(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'chain-'));
  process.chdir(home);
});
afterEach(() => {
  process.chdir(origin);
  fs.rmSync(home, {recursive: true});
});

const task = (name: string, after?: string, run?: GenerationTask['run']): GenerationTask => ({
  name,
  after,
  inputs: [],
  target: `pages/${name}`,
  owns: () => true,
  run: run ?? (async (staging) => fs.writeFileSync(path.join(staging, 'page.mdx'), name)),
});
const names = (chains: GenerationTask[][]): string[][] => chains.map((chain) => chain.map(({name}) => name));

describe('chainsOf', () => {
  it('puts tasks that wait for each other into one chain', () => {
    const tasks = [task('guides'), task('openapi'), task('rest', 'openapi'), task('schema'), task('graphql', 'schema')];
    expect(names(chainsOf(tasks))).toEqual([['guides'], ['openapi', 'rest'], ['schema', 'graphql']]);
  });
});

describe('runChain', () => {
  it('tells what each task published, and then has nothing to do', async () => {
    const chain = [task('openapi'), task('rest', 'openapi')];
    expect(isChainUpToDate(chain)).toBe(false);
    const results = await runChain(chain, false);
    expect(results.map(({name, changes}) => [name, changes?.added])).toEqual([
      ['openapi', ['page.mdx']],
      ['rest', ['page.mdx']],
    ]);
    expect(isChainUpToDate(chain)).toBe(true);
    expect(await runChain(chain, false)).toEqual([]);
  });

  it('stops at mistakes in the input', async () => {
    const problems = [{file: 'openapi/openapi.yaml', message: 'no paths.'}];
    const broken = task('openapi', undefined, async () => {
      throw new InputError(problems);
    });
    const results = await runChain([broken, task('rest', 'openapi')], false);
    expect(results).toMatchObject([{name: 'openapi', problems}]);
    expect(fs.existsSync('pages/rest')).toBe(false);
  });

  it('lets a defect of the code through', async () => {
    const defect = task('openapi', undefined, async () => {
      throw new TypeError('x is not a function');
    });
    await expect(runChain([defect], false)).rejects.toThrow(TypeError);
  });
});
