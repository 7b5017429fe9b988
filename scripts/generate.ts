/**
 * `npm run generate`: makes the references from openapi/ and graphql/. What did not change is not
 * made again; `--force` makes everything. `--summary FILE` adds what changed to a Markdown file.
 */
import {fork} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {InputError} from '../src/lib/inputError';
import {chainsOf, isChainUpToDate, runChain, type TaskResult} from '../src/plugins/reference/shared/chain';
import type {Changes} from '../src/plugins/reference/shared/publish';

/** What a process beside this one is to make. */
export interface ChainOrder {
  names: string[];
  force: boolean;
}

const force = process.argv.includes('--force');
const summaryOption = process.argv.indexOf('--summary');
const summaryFile = summaryOption === -1 ? undefined : process.argv[summaryOption + 1];

async function main(): Promise<void> {
  // Loads the brand and the environment, and throws what is wrong with them.
  const {tasks} = await import('../src/plugins/reference/tasks');
  const chains = chainsOf(tasks).filter((chain) => force || !isChainUpToDate(chain));
  // Those of more than one task take seconds: the first runs here, each other one in a process of its own.
  const [, ...others] = chains.filter((chain) => chain.length > 1);
  const results = await Promise.all(
    chains.map(async (chain) => {
      const names = chain.map(({name}) => name);
      const chainResults = await (others.includes(chain) ? runBeside({names, force}) : runChain(chain, force));
      chainResults.forEach(report);
      return chainResults;
    }),
  );
  const problems = results.flat().flatMap((result) => result.problems ?? []);
  if (problems.length > 0) {
    throw new InputError(problems);
  }
  const summary = results.flat().flatMap(({target, changes}) => (changes ? listChanges(target, changes) : []));
  console.log(summary.length > 0 ? 'References are up to date.' : 'References were up to date.');
  if (summaryFile) {
    const lines = summary.length > 0 ? summary : ['No generated file changed.'];
    fs.appendFileSync(summaryFile, `## Generated references\n\n${lines.join('\n')}\n`);
  }
}

function runBeside(order: ChainOrder): Promise<TaskResult[]> {
  return new Promise((resolve, reject) => {
    const child = fork(path.join(__dirname, 'generateChain.ts'));
    child.once('message', (results) => resolve(results as TaskResult[]));
    child.once('exit', (code, signal) => reject(new Error(`${order.names.join(', ')}: ended with ${signal ?? code}.`)));
    child.send(order);
  });
}

function report({name, seconds, changes}: TaskResult): void {
  if (changes) {
    console.log(`${name}: ${describe(changes)} (${seconds.toFixed(1)} s)`);
  }
}

function describe({added, changed, removed}: Changes): string {
  const parts = [
    [added.length, 'new'],
    [changed.length, 'changed'],
    [removed.length, 'removed'],
  ].filter(([count]) => count !== 0);
  return parts.length > 0 ? `${parts.map(([count, word]) => `${count} ${word}`).join(', ')}` : 'no file changed';
}

function listChanges(target: string, {added, changed, removed}: Changes): string[] {
  return [
    ...added.map((file) => `- new: \`${target}/${file}\``),
    ...changed.map((file) => `- changed: \`${target}/${file}\``),
    ...removed.map((file) => `- removed: \`${target}/${file}\``),
  ];
}

main().catch((error: unknown) => {
  if (error instanceof Error && error.name === 'TransformError') {
    // A syntax error in a file that is loaded here, such as the brand file: a title, then a line for each.
    const lines = error.message.split('\n').slice(1);
    console.error(lines.join('\n').replaceAll(`${process.cwd()}/`, '').replaceAll('ERROR: ', ''));
  } else if (error instanceof InputError) {
    console.error(
      `${error.message}\n\nNothing was generated from these files; the last good pages are still in place.`,
    );
  } else {
    console.error(error);
  }
  process.exitCode = 1;
});
