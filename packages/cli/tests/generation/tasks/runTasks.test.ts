import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {InputError} from '@paydocs/core';
import {runTasks, type TaskResult} from '../../../src/generation/tasks/runTasks';
import {createTasks} from '../../../src/generation/tasks';
import type {GenerationTask} from '../../../src/generation/tasks/task';
import {site} from '../../site';

const origin = process.cwd();
let home: string;
beforeEach(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'lane-'));
  process.chdir(home);
});
afterEach(() => {
  process.chdir(origin);
  fs.rmSync(home, {recursive: true});
});

const createTask = (name: string, needs: string[] = [], run?: GenerationTask['run']): GenerationTask => ({
  name,
  needs,
  inputs: [],
  target: `pages/${name}`,
  owns: () => true,
  run: run ?? (async (staging) => fs.writeFileSync(path.join(staging, 'page.mdx'), name)),
});
const createBrokenTask = (name: string): GenerationTask =>
  createTask(name, [], async () => {
    throw new InputError([{file: `${name}.yaml`, message: 'no paths.'}]);
  });

async function run(tasks: GenerationTask[]): Promise<TaskResult[]> {
  const results: TaskResult[] = [];
  await runTasks(tasks, {force: false, onDone: (result) => results.push(result)});
  return results;
}

describe('runTasks', () => {
  it('returns what each task published, and then has nothing to do', async () => {
    const tasks = [createTask('openapi'), createTask('rest', ['openapi'])];
    const results = await run(tasks);
    expect(results.map(({name, changes}) => [name, changes?.added])).toEqual([
      ['openapi', ['page.mdx']],
      ['rest', ['page.mdx']],
    ]);
    expect(await run(tasks)).toEqual([]);
  });

  it('skips tasks that need a task with invalid input, and runs the others', async () => {
    const results = await run([
      createBrokenTask('openapi'),
      createTask('rest', ['openapi']),
      createTask('sidebars', ['rest']),
      createTask('site'),
    ]);
    expect(results).toMatchObject([
      {name: 'openapi', diagnostics: [{file: 'openapi.yaml', message: 'no paths.'}]},
      {name: 'site', changes: {added: ['page.mdx']}},
    ]);
    expect(fs.existsSync('pages/rest')).toBe(false);
    expect(fs.existsSync('pages/sidebars')).toBe(false);
  });

  it('rejects on a defect in the code', async () => {
    const defect = createTask('openapi', [], async () => {
      throw new TypeError('x is not a function');
    });
    await expect(run([defect])).rejects.toThrow(TypeError);
  });
});

it('creates tasks in an order in which each one follows the tasks that it needs', () => {
  const tasks = createTasks(site);
  const names = tasks.map(({name}) => name);
  for (const [index, {name, needs = []}] of tasks.entries()) {
    for (const needed of needs) expect(names.slice(0, index), `${name} needs ${needed}`).toContain(needed);
  }
});
