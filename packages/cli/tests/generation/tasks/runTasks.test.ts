import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {InputError} from '@paydocs/core';
import {runTasks, type TaskDone, type TaskResult} from '../../../src/generation/tasks/runTasks';
import {Progress} from '../../../src/generation/progress';
import type {GenerationTask} from '../../../src/generation/tasks/task';

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
  group: 'pages',
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

async function run(tasks: GenerationTask[], progress = new Progress()): Promise<TaskResult[]> {
  const done: TaskDone[] = [];
  await runTasks(tasks, {progress, force: false, onDone: (task) => done.push(task)});
  return done.flatMap(({result}) => result ?? []);
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

  it('runs a task after another one even if that one failed', async () => {
    const order: string[] = [];
    const rest: GenerationTask = {...createTask('rest', [], async () => void order.push('rest')), after: ['contract']};
    const progress = new Progress();
    const results = run([rest], progress);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(order).toEqual([]);
    progress.markDone('contract', false);
    expect((await results).map(({name}) => name)).toEqual(['rest']);
  });

  it('waits for a task that runs elsewhere', async () => {
    const progress = new Progress();
    const results = run([createTask('rest', ['openapi'])], progress);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(fs.existsSync('pages/rest')).toBe(false);
    progress.markDone('openapi', true);
    expect(await results).toMatchObject([{name: 'rest'}]);
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

  it('reports for each task whether others may read its output', async () => {
    const reported: [string, boolean][] = [];
    const onDone = ({task: name, isSuccessful}: TaskDone): void => void reported.push([name, isSuccessful]);
    const tasks = [createBrokenTask('openapi'), createTask('rest', ['openapi']), createTask('site')];
    await runTasks(tasks, {progress: new Progress(), force: false, onDone});
    await runTasks([createTask('site')], {progress: new Progress(), force: false, onDone});
    expect(reported).toEqual([
      ['openapi', false],
      ['rest', false],
      ['site', true],
      ['site', true],
    ]);
  });

  it('rejects on a defect in the code', async () => {
    const defect = createTask('openapi', [], async () => {
      throw new TypeError('x is not a function');
    });
    await expect(run([defect])).rejects.toThrow(TypeError);
  });
});
