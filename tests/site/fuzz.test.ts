/**
 * Invalid sources of every kind result in pages or in diagnostics that name a file, never in another error, a hang, or an
 * incomplete folder. FUZZ_SEED is the first seed, FUZZ_COUNT the number of mutations of each kind.
 *
 * @module-tag mutations
 */
import {spawn} from 'node:child_process';
import readline from 'node:readline';
import {describe, expect, it} from 'vitest';
import type {Diagnostic} from '@paydocs/core';

/** Line that `tests/fuzz/run.ts` prints after a mutation. */
interface Outcome {
  seed: number;
  outcome: 'made' | 'told' | 'broken';
  diagnostics?: Diagnostic[];
  error?: string;
  /** Whether all pages exist or, after an error, the last good ones. */
  isWhole: boolean;
  /** Files left in the staging folder. */
  left: string[];
}

const SEED = Number(process.env.FUZZ_SEED ?? 1);
const COUNT = Number(process.env.FUZZ_COUNT ?? 85);
/** Timeout for a mutation, which takes a tenth of a second on an idle machine. */
const MUTATION_TIMEOUT_MS = 60_000;

/** Runs the mutations. One that times out or ends the process is the last. */
function run(kind: string): Promise<{outcomes: Outcome[]; started: {seed: number; file: string} | undefined}> {
  const child = spawn(
    process.execPath,
    ['node_modules/tsx/dist/cli.mjs', 'tests/fuzz/run.ts', kind, String(SEED), String(COUNT)],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
      detached: true,
    },
  );
  const outcomes: Outcome[] = [];
  let started: {seed: number; file: string} | undefined;
  const kill = (): void => void process.kill(-child.pid!, 'SIGKILL');
  let timer = setTimeout(kill, MUTATION_TIMEOUT_MS);
  readline.createInterface({input: child.stdout}).on('line', (line) => {
    clearTimeout(timer);
    timer = setTimeout(kill, MUTATION_TIMEOUT_MS);
    const message = JSON.parse(line) as Outcome | {seed: number; file: string};
    if ('outcome' in message) outcomes.push(message);
    else started = message;
  });
  return new Promise((resolve) => {
    child.on('close', () => {
      clearTimeout(timer);
      resolve({outcomes, started});
    });
  });
}

const isClear = ({file, message}: Diagnostic): boolean =>
  file !== '' &&
  message.length > 10 &&
  !/\n|\bat .*:\d+:\d+|node_modules|\/tmp\/|\[object|\bundefined is\b/.test(message);

describe('mutated sources', () => {
  it.each(['openapi', 'graphql', 'pages', 'sidebars'])(
    'of the kind %s generate pages or report errors',
    async (kind) => {
      const {outcomes, started} = await run(kind);
      const getCommand = (seed: number | undefined): string => `npx tsx tests/fuzz/run.ts ${kind} ${seed} 1`;
      expect(outcomes.length, `the process ended or hung at ${started?.file}: ${getCommand(started?.seed)}`).toBe(
        COUNT,
      );
      const broken = outcomes.filter(({outcome, diagnostics, isWhole, left}) => {
        const isReported = outcome === 'told' && diagnostics!.length > 0 && diagnostics!.every(isClear);
        return !(outcome === 'made' || isReported) || !isWhole || left.length > 0;
      });
      expect(broken.map((outcome) => ({repeat: getCommand(outcome.seed), ...outcome}))).toEqual([]);
      // Otherwise the mutations would prove little.
      expect(outcomes.filter(({outcome}) => outcome === 'told').length).toBeGreaterThan(COUNT / 10);
      expect(outcomes.filter(({outcome}) => outcome === 'made').length).toBeGreaterThan(0);
    },
  );
});
