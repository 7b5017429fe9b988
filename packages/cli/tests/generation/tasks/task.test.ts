import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {runTask, type GenerationTask} from '../../../src/generation/tasks/task';

let home: string;
let runs: number;
let output: Record<string, string>;
let task: GenerationTask;

beforeEach(() => {
  home = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'task-')));
  process.chdir(home);
  fs.mkdirSync('source');
  fs.writeFileSync('source/a.yaml', 'a: 1');
  runs = 0;
  output = {'one.mdx': 'one', 'deep/two.mdx': 'two'};
  task = {
    name: 'sample',
    inputs: ['source'],
    target: 'pages',
    owns: (file) => file.endsWith('.mdx'),
    async run(staging) {
      runs += 1;
      for (const [file, text] of Object.entries(output)) {
        fs.mkdirSync(path.dirname(path.join(staging, file)), {recursive: true});
        fs.writeFileSync(path.join(staging, file), text);
      }
    },
  };
});
const origin = process.cwd();
afterEach(() => {
  process.chdir(origin);
  fs.rmSync(home, {recursive: true});
});

const listPages = (): string[] =>
  fs
    .readdirSync('pages', {recursive: true})
    .map(String)
    .filter((file) => file.includes('.'))
    .sort();

describe('runTask', () => {
  it('writes new files and returns their names', async () => {
    expect(await runTask(task)).toEqual({added: ['deep/two.mdx', 'one.mdx'], changed: [], removed: []});
    expect(fs.readFileSync('pages/deep/two.mdx', 'utf8')).toBe('two');
  });

  it('does nothing when no input changed', async () => {
    await runTask(task);
    expect(await runTask(task)).toBeUndefined();
    expect(runs).toBe(1);
  });

  it('rewrites only what changed', async () => {
    await runTask(task);
    const before = fs.statSync('pages/one.mdx').mtimeMs;
    output['deep/two.mdx'] = 'changed';
    fs.writeFileSync('source/a.yaml', 'a: 2');
    expect(await runTask(task)).toEqual({added: [], changed: ['deep/two.mdx'], removed: []});
    expect(fs.statSync('pages/one.mdx').mtimeMs).toBe(before);
  });

  it('removes pages that are no longer generated, and keeps other files', async () => {
    await runTask(task);
    fs.writeFileSync('pages/index.md', 'by hand');
    output = {'one.mdx': 'one'};
    fs.writeFileSync('source/b.yaml', 'b: 1');
    expect(await runTask(task)).toEqual({added: [], changed: [], removed: ['deep/two.mdx']});
    expect(listPages()).toEqual(['index.md', 'one.mdx']);
    expect(fs.existsSync('pages/deep')).toBe(false);
  });

  it('keeps the last good pages when a run fails, and runs again after it', async () => {
    await runTask(task);
    fs.writeFileSync('source/a.yaml', 'broken');
    const failingTask = {
      ...task,
      async run(staging: string) {
        fs.writeFileSync(path.join(staging, 'half.mdx'), 'half');
        throw new Error('broken source');
      },
    };
    await expect(runTask(failingTask)).rejects.toThrow('broken source');
    expect(listPages()).toEqual(['deep/two.mdx', 'one.mdx']);
    expect(fs.readdirSync('.generated/staging')).toEqual([]);
    await runTask(task);
    expect(runs).toBe(2);
  });

  it('generates a deleted file again', async () => {
    await runTask(task);
    fs.rmSync('pages/one.mdx');
    expect((await runTask(task))?.added).toEqual(['one.mdx']);
  });

  it('runs again after a run that was interrupted while publishing', async () => {
    await runTask(task);
    fs.rmSync('.generated/state/sample.json');
    expect(await runTask(task)).toEqual({added: [], changed: [], removed: []});
    expect(runs).toBe(2);
  });
});
