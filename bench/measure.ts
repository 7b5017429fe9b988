import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** What a command took. */
export interface Usage {
  /** Wall time in seconds. */
  seconds: number;
  /** Processor time of all its Node processes, in seconds. */
  cpu: number;
  /** Peak resident memory of its largest process, in bytes. */
  memory: number;
}

/** A command with its arguments. */
export type Command = readonly [string, ...string[]];

/**
 * Runs commands one after the other and measures them as one.
 *
 * @param name - for the line on the terminal
 * @param commands - programs that run Node, with their arguments
 * @param cwd - where they run
 * @param env - their environment
 * @returns what they took together
 * @throws Error with their output when one fails
 */
export function measure(name: string, commands: readonly Command[], cwd: string, env: NodeJS.ProcessEnv): Usage {
  const usageFile = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'usage-')), 'usage.jsonl');
  const variables = {...env, BENCH_USAGE_FILE: usageFile, NODE_OPTIONS: `--require ${path.resolve('bench/usage.cjs')}`};
  const start = performance.now();
  for (const [program, ...args] of commands) {
    const result = spawnSync(program, args, {cwd, env: variables, encoding: 'utf8', maxBuffer: 1 << 28});
    if (result.status !== 0) {
      throw new Error(`${name} failed:\n${result.stdout}${result.stderr}`);
    }
  }
  const seconds = (performance.now() - start) / 1000;
  const lines = fs.readFileSync(usageFile, 'utf8').trim().split('\n');
  const usages = lines.map((line) => JSON.parse(line) as Omit<Usage, 'seconds'>);
  fs.rmSync(path.dirname(usageFile), {recursive: true});
  const cpu = usages.reduce((sum, usage) => sum + usage.cpu, 0);
  console.error(`${name}: ${seconds.toFixed(1)} s`);
  return {seconds, cpu, memory: Math.max(...usages.map(({memory}) => memory))};
}
