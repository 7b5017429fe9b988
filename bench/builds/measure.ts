import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Resources that a command used. */
export interface Usage {
  /** Wall time in seconds. */
  seconds: number;
  /** Processor time of all its Node processes, in seconds. */
  cpu: number;
  /** Peak resident memory of its largest process, in bytes. */
  memory: number;
}

const MAX_LINES = 40;

/** Command with its arguments. */
export type Command = readonly [string, ...string[]];

/**
 * Runs commands one after another, and measures them as one.
 *
 * @param name - name for the line on the terminal
 * @param commands - programs that run Node.js, with their arguments
 * @param cwd - path of the folder in which they run
 * @param env - their environment variables
 * @returns their total usage
 * @throws Error with the end of the output if a command fails
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
        `${name} failed: "${[program, ...args].join(' ')}" in ${cwd}. Nothing was written. It said:\n\n${getLastLines(result)}`,
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

/** Returns the end of the output, which has the reason for a failure; before it, generators print a line for each page. */
function getLastLines({stdout, stderr, error}: {stdout: string; stderr: string; error?: Error}): string {
  const lines = `${stdout}\n${stderr}`.trim().split('\n');
  return [...(lines.length > MAX_LINES ? ['…'] : []), ...lines.slice(-MAX_LINES), error?.message ?? ''].join('\n');
}
