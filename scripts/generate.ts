/**
 * `npm run generate`: makes the references from openapi/ and graphql/. What did not change is not
 * made again; `--force` makes everything. `--summary FILE` adds what changed to a Markdown file.
 */
import fs from 'node:fs';
import {InputError} from '../src/lib/inputError';
import {runTask} from '../src/plugins/reference/shared/task';
import type {Changes} from '../src/plugins/reference/shared/publish';

const force = process.argv.includes('--force');
const summaryOption = process.argv.indexOf('--summary');
const summaryFile = summaryOption === -1 ? undefined : process.argv[summaryOption + 1];

async function main(): Promise<void> {
  // Loads the brand and the environment, and throws what is wrong with them.
  const {tasks} = await import('../src/plugins/reference/tasks');
  const summary: string[] = [];
  const failed = new Map<string, InputError>();
  for (const task of tasks) {
    if (task.after && failed.has(task.after)) {
      continue;
    }
    const start = performance.now();
    const changes = await runTask(task, force).catch((error: unknown) => {
      if (!(error instanceof InputError)) {
        throw error;
      }
      failed.set(task.name, error);
    });
    if (changes) {
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      console.log(`${task.name}: ${describe(changes)} (${seconds} s)`);
      summary.push(...listChanges(task.target, changes));
    }
  }
  if (failed.size > 0) {
    throw new InputError([...failed.values()].flatMap((error) => error.problems));
  }
  console.log(summary.length > 0 ? 'References are up to date.' : 'References were up to date.');
  if (summaryFile) {
    const lines = summary.length > 0 ? summary : ['No generated file changed.'];
    fs.appendFileSync(summaryFile, `## Generated references\n\n${lines.join('\n')}\n`);
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
