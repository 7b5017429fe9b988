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

const LINES_SHOWN = 40;

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
 * @throws Error with the end of its output when one fails
 */
export function measure(name: string, commands: readonly Command[], cwd: string, env: NodeJS.ProcessEnv): Usage {
  const usageFile = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'usage-')), 'usage.jsonl');
  const variables = {
    ...env,
    BENCH_USAGE_FILE: usageFile,
    NODE_OPTIONS: `--require ${path.resolve('bench/builds/usage.cjs')}`,
  };
  const start = performance.now();
  for (const [program, ...args] of commands) {
    const result = spawnSync(program, args, {cwd, env: variables, encoding: 'utf8', maxBuffer: 1 << 28});
    if (result.status !== 0) {
      throw new Error(
        `${name} failed: "${[program, ...args].join(' ')}" in ${cwd}. Nothing was written. It said:\n\n${end(result)}`,
      );
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

/** What says why a command failed: generators print a line for each page before. */
function end({stdout, stderr, error}: {stdout: string; stderr: string; error?: Error}): string {
  const lines = `${stdout}\n${stderr}`.trim().split('\n');
  return [...(lines.length > LINES_SHOWN ? ['…'] : []), ...lines.slice(-LINES_SHOWN), error?.message ?? ''].join('\n');
}
