/** Runs the generation's tasks in this process and a worker process, if both have work to do. */
import {fork} from 'node:child_process';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {runTasks, type TaskDone} from './tasks/runTasks';
import {Progress} from './progress';
import {isUpToDate, type GenerationTask} from './tasks/task';
import type {Site} from '../site/types';

/** Node.js arguments that load TypeScript. */
const LOADER_ARGUMENTS = ['--import', pathToFileURL(require.resolve('tsx')).href];

/** Input of the worker process. */
export interface WorkerInput {
  /** Absolute path of the module that exports `createTasks`. */
  module: string;
  site: Site;
  names: string[];
  force: boolean;
}

/** Message of the worker process: a task is done, or an unexpected error has stopped the worker. */
export type WorkerMessage = TaskDone | {failure: string};

export interface RunOptions {
  /** Site to generate. */
  site: Site;
  /** Also run tasks whose output is up to date. */
  force: boolean;
  /** Called after each task, in whichever process it ran. */
  onDone(done: TaskDone): void;
  /** Node.js arguments of the worker process, which must let it load TypeScript. */
  nodeArguments?: readonly string[];
}

/**
 * Runs all tasks. Settles when both processes have finished, even if one of them fails.
 *
 * @param module - absolute path of a module that exports `createTasks`, which returns a site's tasks in an order in
 *   which each task follows the tasks that it needs
 * @param options - which tasks to run, and callbacks
 * @throws any error of a task that isn't an `InputError`
 */
export async function runWithWorker(module: string, options: RunOptions): Promise<void> {
  const {site, force, onDone, nodeArguments = LOADER_ARGUMENTS} = options;
  const tasks = await loadTasks(module, site);
  const outdatedTasks = tasks.filter((task) => force || !isUpToDate(task));
  const isSplit = new Set(outdatedTasks.map(({group}) => group)).size > 1;
  const workerTasks = isSplit ? tasks.filter(({group}) => group === 'checks') : [];
  const ownTasks = tasks.filter((task) => !workerTasks.includes(task));
  const progress = new Progress();
  if (workerTasks.length === 0) return runTasks(ownTasks, {progress, force, onDone});

  const input: WorkerInput = {module, site, names: workerTasks.map(({name}) => name), force};
  const worker = startWorker(input, nodeArguments, (done) => {
    progress.markDone(done.task, done.isSuccessful);
    onDone(done);
  });
  const reportDone = (done: TaskDone): void => {
    worker.notify(done);
    onDone(done);
  };
  const runs = [
    // The worker would wait forever for the tasks that this process didn't get to.
    runTasks(ownTasks, {progress, force, onDone: reportDone}).catch(rethrowAfter(worker.stop)),
    // Skips the tasks that need the worker's, so that this process finishes.
    worker.exited.catch(rethrowAfter(() => input.names.forEach((name) => progress.markDone(name, false)))),
  ];
  const rejected = (await Promise.allSettled(runs)).find((run) => run.status === 'rejected');
  if (rejected) throw rejected.reason;
}

/**
 * @param module - absolute path of a module that exports `createTasks`
 * @param site - site to generate
 * @returns the site's tasks
 */
export async function loadTasks(module: string, site: Site): Promise<readonly GenerationTask[]> {
  const {createTasks} = (await import(pathToFileURL(module).href)) as {
    createTasks(site: Site): readonly GenerationTask[];
  };
  return createTasks(site);
}

/** @returns an error handler that runs `cleanUp` and rethrows the error */
function rethrowAfter(cleanUp: () => void): (error: unknown) => never {
  return (error) => {
    cleanUp();
    throw error;
  };
}

interface WorkerProcess {
  /** Resolves when the process has run all of its tasks. */
  exited: Promise<void>;
  notify(done: TaskDone): void;
  stop(): void;
}

function startWorker(
  input: WorkerInput,
  nodeArguments: readonly string[],
  onDone: (done: TaskDone) => void,
): WorkerProcess {
  const child = fork(path.join(__dirname, 'workerProcess.ts'), {execArgv: [...nodeArguments]});
  const exited = new Promise<void>((resolve, reject) => {
    let failure = '';
    child.on('message', (report: WorkerMessage) => {
      if ('failure' in report) failure = report.failure;
      else onDone(report);
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      if (code === 0) return resolve();
      const error = new Error(`The process that runs ${input.names.join(', ')} exited with ${signal ?? code}.`);
      if (failure) error.stack = failure;
      reject(error);
    });
  });
  // A worker that has exited needs no message, so a message that can't be sent isn't an error.
  const send = (message: object): void => void child.send(message, () => undefined);
  send(input);
  return {
    exited,
    notify({task, isSuccessful}) {
      if (child.connected) send({task, isSuccessful} satisfies TaskDone);
    },
    stop: () => void child.kill(),
  };
}
