import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {runWithWorker} from '../../src/generation/runWithWorker';
import type {TaskDone} from '../../src/generation/tasks/runTasks';
import {createTasks} from '../../src/generation/tasks';
import {site} from '../site';

const origin = process.cwd();
const fixture = path.join(origin, 'packages/cli/tests/generation/fixture/tasks.ts');
const nodeArguments = ['--import', path.join(origin, 'node_modules/tsx/dist/loader.mjs')];
let home: string;
beforeEach(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'lanes-'));
  process.chdir(home);
});
afterEach(() => {
  vi.unstubAllEnvs();
  process.chdir(origin);
  fs.rmSync(home, {recursive: true});
});

async function run(force = false): Promise<TaskDone[]> {
  const done: TaskDone[] = [];
  await runWithWorker(fixture, {site, force, nodeArguments, onDone: (task) => done.push(task)});
  return done;
}
const readProcessId = (task: string): string => fs.readFileSync(`pages/${task}/page.mdx`, 'utf8');

describe('runWithWorker', () => {
  it('runs the checks in a separate process, and reports all tasks', async () => {
    const done = await run();
    expect(done.map(({task}) => task).sort()).toEqual(['contract', 'openapi', 'rest', 'schema', 'site']);
    expect(done.every(({isSuccessful, result}) => isSuccessful && result?.changes)).toBe(true);
    expect([readProcessId('schema'), readProcessId('rest'), readProcessId('site')]).toEqual(
      Array(3).fill(String(process.pid)),
    );
    expect(readProcessId('contract')).toBe(readProcessId('openapi'));
    expect(readProcessId('openapi')).not.toBe(String(process.pid));
  });

  it('starts no worker if only one group has something to do', async () => {
    await run();
    fs.rmSync('pages/openapi', {recursive: true});
    const done = await run();
    expect(done.filter(({result}) => result).map(({task}) => task)).toEqual(['openapi']);
    expect(readProcessId('openapi')).toBe(String(process.pid));
  });

  it('ends if the worker exits before this process receives its messages', async () => {
    vi.stubEnv('BUSY', 'site');
    expect(await run(true)).toHaveLength(5);
  });

  it('rejects on a defect in this process', async () => {
    vi.stubEnv('DEFECT', 'schema');
    await expect(run()).rejects.toThrow('schema is not a function');
  });

  it('rejects on a defect in the worker, and reports its location', async () => {
    vi.stubEnv('DEFECT', 'openapi');
    const error = await run().catch((thrown: unknown) => thrown as Error);
    expect((error as Error).stack).toMatch(/^TypeError: openapi is not a function\n +at .*fixture\/tasks\.ts/);
    expect(fs.existsSync('pages/rest')).toBe(false);
    expect(fs.existsSync('pages/site')).toBe(true);
  });

  it('rejects if the worker exits', async () => {
    vi.stubEnv('QUITS', 'openapi');
    await expect(run()).rejects.toThrow('The process that runs openapi, contract exited with 7.');
    expect(fs.existsSync('pages/rest')).toBe(false);
  });
});

it('creates tasks in an order in which each one follows the tasks that it needs', () => {
  const tasks = createTasks(site);
  const names = tasks.map(({name}) => name);
  for (const [index, {name, needs = []}] of tasks.entries()) {
    for (const needed of needs) expect(names.slice(0, index), `${name} needs ${needed}`).toContain(needed);
  }
});
