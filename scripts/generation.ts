/** The generation: every task of `src/plugins/reference/tasks.ts`, one run at a time. */
import fs from 'node:fs';
import path from 'node:path';
import {generatedFolder, problemsFile} from '../src/config/areas';
import {InputError} from '../src/lib/inputError';
import type {Changes} from '../src/plugins/reference/shared/publish';
import {runTask} from '../src/plugins/reference/shared/task';
import {withLock} from './lock';
import {asInputError} from './report';

export interface TaskResult {
  name: string;
  /** Folder of the files. */
  target: string;
  changes: Changes;
  seconds: number;
}

/**
 * Makes what is out of date, and leaves what is made from a wrong file as it was.
 *
 * @param options - `force`: make everything; `onResult`: called after each task that had something to do
 * @throws InputError that lists the mistakes of all tasks
 */
export async function generate(options: {force?: boolean; onResult(result: TaskResult): void}): Promise<void> {
  await withLock(
    path.join(generatedFolder, 'generate.lock'),
    async () => {
      try {
        await runTasks(options);
        tellPreview('');
      } catch (error) {
        const mistakes = asInputError(error);
        tellPreview(mistakes?.message ?? 'The generation failed. The terminal says why.');
        throw mistakes ?? error;
      }
    },
    {onWait: () => console.log('Waiting for another generation to end …')},
  );
}

async function runTasks({force, onResult}: {force?: boolean; onResult(result: TaskResult): void}): Promise<void> {
  // What a run that was killed left behind.
  fs.rmSync(path.join(generatedFolder, 'staging'), {recursive: true, force: true});
  // Loads the brand and the environment, and throws what is wrong with them.
  const {tasks} = await import('../src/plugins/reference/tasks');
  const failed = new Map<string, InputError>();
  const left = new Set<string>();
  for (const task of tasks) {
    if (task.after && (failed.has(task.after) || left.has(task.after))) {
      left.add(task.name);
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
      onResult({name: task.name, target: task.target, changes, seconds: (performance.now() - start) / 1000});
    }
  }
  if (failed.size > 0) {
    throw new InputError([...failed.values()].flatMap((error) => error.problems));
  }
}

/** The preview shows this in the browser. */
function tellPreview(message: string): void {
  if (!fs.existsSync(problemsFile) || fs.readFileSync(problemsFile, 'utf8') !== message) {
    fs.mkdirSync(path.dirname(problemsFile), {recursive: true});
    fs.writeFileSync(`${problemsFile}.new`, message);
    fs.renameSync(`${problemsFile}.new`, problemsFile);
  }
}
