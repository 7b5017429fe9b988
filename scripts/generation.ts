/** The generation: every task of `src/plugins/reference/tasks.ts`, one run at a time. */
import {fork} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {generatedFolder, problemsFile} from '../src/config/areas';
import {InputError} from '../src/lib/inputError';
import type {Changes} from '../src/plugins/reference/shared/publish';
import {runLane, type TaskResult} from '../src/plugins/reference/shared/lane';
import {Progress} from '../src/plugins/reference/shared/progress';
import {isUpToDate} from '../src/plugins/reference/shared/task';
import {withLock} from './lock';
import {asInputError} from './report';

/** What a process beside this one is to make. */
export interface LaneOrder {
  names: string[];
  force: boolean;
}

/** A task is done; `isGood` says whether others may read what it made. */
export interface TaskDone {
  task: string;
  isGood: boolean;
}

/** What a process beside this one says: that one of its tasks is done, and in the end what all came to. */
export type LaneReport = {done: TaskDone; results?: undefined} | {results: TaskResult[]; done?: undefined};

/** What a task made. */
export type MadeResult = TaskResult & {changes: Changes};

export interface GenerationOptions {
  /** Make also what did not change. */
  force?: boolean;
  /** Called after each task that had something to do. */
  onResult(result: MadeResult): void;
}

/**
 * Makes what is out of date, and leaves what is made from a wrong file as it was.
 *
 * @param options - how much to make, and whom to tell
 * @throws InputError that lists the mistakes of all tasks
 */
export async function generate(options: GenerationOptions): Promise<void> {
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

/** @returns how many blocks of the guides are checked against the specifications, and how many are exempt, in one line */
export function contractSummary(): string {
  return fs.readFileSync(path.join(generatedFolder, 'contract', 'summary.txt'), 'utf8').trim();
}

async function runTasks({force = false, onResult}: GenerationOptions): Promise<void> {
  // What a run that was killed left behind.
  fs.rmSync(path.join(generatedFolder, 'staging'), {recursive: true, force: true});
  // Loads the brand and the environment, and throws what is wrong with them.
  const {tasks} = await import('../src/plugins/reference/tasks');
  const stale = tasks.filter((task) => force || !isUpToDate(task));
  const isSplit = new Set(stale.map(({lane}) => lane)).size > 1;
  const beside = isSplit ? tasks.filter(({lane}) => lane === 'checks') : [];
  const here = tasks.filter((task) => !beside.includes(task));
  const tell = (made: readonly TaskResult[]): readonly TaskResult[] => {
    made.forEach((result) => {
      if (result.changes) onResult({...result, changes: result.changes});
    });
    return made;
  };
  const progress = new Progress();
  const other = beside.length > 0 ? startBeside({names: beside.map(({name}) => name), force}, progress) : undefined;
  const results = await Promise.all(
    [runLane(here, {progress, force, onDone: other?.tell}), other?.results ?? []].map(async (made) => tell(await made)),
  );
  const problems = results.flat().flatMap((result) => result.problems ?? []);
  if (problems.length > 0) {
    throw new InputError(problems);
  }
}

/**
 * Starts a process that makes a part of the tasks.
 *
 * @param order - which
 * @param progress - is told of them
 * @returns what they come to, and how to tell the process of tasks that are done here
 */
function startBeside(
  order: LaneOrder,
  progress: Progress,
): {results: Promise<TaskResult[]>; tell(task: string, isGood: boolean): void} {
  const child = fork(path.join(__dirname, 'generateLane.ts'));
  const results = new Promise<TaskResult[]>((resolve, reject) => {
    child.on('message', (report: LaneReport) => {
      if (report.done) progress.tell(report.done.task, report.done.isGood);
      else resolve(report.results);
    });
    child.once('exit', (code, signal) => reject(new Error(`${order.names.join(', ')}: ended with ${signal ?? code}.`)));
  });
  child.send(order);
  return {
    results,
    tell(task, isGood) {
      if (child.connected) child.send({task, isGood} satisfies TaskDone);
    },
  };
}

/** The preview shows this in the browser. */
function tellPreview(message: string): void {
  if (!fs.existsSync(problemsFile) || fs.readFileSync(problemsFile, 'utf8') !== message) {
    fs.mkdirSync(path.dirname(problemsFile), {recursive: true});
    fs.writeFileSync(`${problemsFile}.new`, message);
    fs.renameSync(`${problemsFile}.new`, problemsFile);
  }
}
