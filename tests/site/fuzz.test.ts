/**
 * Wrong sources of every kind end in pages or in a message that names a file: never in another error, a
 * hang or half a folder. FUZZ_SEED is the first seed, FUZZ_COUNT the number of mutations of each kind.
 *
 * @module-tag mutations
 */
import {spawn} from 'node:child_process';
import readline from 'node:readline';
import {describe, expect, it} from 'vitest';
import type {Diagnostic} from '@paydocs/core/inputError';

/** What `tests/fuzz/run.ts` says after a mutation. */
interface Outcome {
  seed: number;
  outcome: 'made' | 'told' | 'broken';
  problems?: Diagnostic[];
  error?: string;
  /** Whether there are all pages or, after a mistake, the last good ones. */
  isWhole: boolean;
  /** What is left in the staging folder. */
  left: string[];
}

const SEED = Number(process.env.FUZZ_SEED ?? 1);
const COUNT = Number(process.env.FUZZ_COUNT ?? 85);
/** For a mutation that takes a tenth of a second on a quiet machine. */
const LIMIT = 60_000;

/** Runs the mutations; one that takes longer than the limit, or that ends the process, is the last. */
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
  const end = (): void => void process.kill(-child.pid!, 'SIGKILL');
  let timer = setTimeout(end, LIMIT);
  readline.createInterface({input: child.stdout}).on('line', (line) => {
    clearTimeout(timer);
    timer = setTimeout(end, LIMIT);
    const said = JSON.parse(line) as Outcome | {seed: number; file: string};
    if ('outcome' in said) outcomes.push(said);
    else started = said;
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
  it.each(['openapi', 'graphql', 'pages', 'sidebars'])('of the kind %s are made into pages or told', async (kind) => {
    const {outcomes, started} = await run(kind);
    const again = (seed: number | undefined): string => `npx tsx tests/fuzz/run.ts ${kind} ${seed} 1`;
    expect(outcomes.length, `the process ended or hung at ${started?.file}: ${again(started?.seed)}`).toBe(COUNT);
    const broken = outcomes.filter(({outcome, problems, isWhole, left}) => {
      const isTold = outcome === 'told' && problems!.length > 0 && problems!.every(isClear);
      return !(outcome === 'made' || isTold) || !isWhole || left.length > 0;
    });
    expect(broken.map((outcome) => ({repeat: again(outcome.seed), ...outcome}))).toEqual([]);
    // Else the mutations would prove little.
    expect(outcomes.filter(({outcome}) => outcome === 'told').length).toBeGreaterThan(COUNT / 10);
    expect(outcomes.filter(({outcome}) => outcome === 'made').length).toBeGreaterThan(0);
  });
});
