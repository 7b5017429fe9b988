/** Runs the tasks of the generation in two processes, when both have something to do. */
import {fork} from 'node:child_process';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {runLane, type TaskDone} from './tasks/lane';
import {Progress} from './progress';
import {isUpToDate, type GenerationTask} from './tasks/task';
import type {Site} from '../site/types';

/** Lets Node load TypeScript. */
const LOADER = ['--import', pathToFileURL(require.resolve('tsx')).href];

/** What the process beside this one is to make. */
export interface LaneOrder {
  /** Path of the module that exports `tasksOf`. */
  module: string;
  site: Site;
  names: string[];
  force: boolean;
}

/** What that process says: a task is done, or a defect has stopped it. */
export type LaneReport = TaskDone | {failure: string};

export interface TwoLanesOptions {
  /** Whose tasks they are. */
  site: Site;
  /** Make also what did not change. */
  force: boolean;
  /** Called for each task, whichever process it ran in. */
  onDone(done: TaskDone): void;
  /** Arguments of Node for the second process: those that let it load TypeScript. */
  nodeArguments?: readonly string[];
}

/**
 * Runs all tasks and ends when both processes have ended, also when one of them fails.
 *
 * @param module - absolute path of a module that exports `tasksOf`: the tasks of a site, in an order in which each comes after those that it needs
 * @param options - how much to make, and whom to tell
 * @throws whatever a task throws that is not an `InputError`
 */
export async function runInTwoLanes(module: string, options: TwoLanesOptions): Promise<void> {
  const {site, force, onDone, nodeArguments = LOADER} = options;
  const tasks = await loadTasks(module, site);
  const stale = tasks.filter((task) => force || !isUpToDate(task));
  const isSplit = new Set(stale.map(({lane}) => lane)).size > 1;
  const beside = isSplit ? tasks.filter(({lane}) => lane === 'checks') : [];
  const here = tasks.filter((task) => !beside.includes(task));
  const progress = new Progress();
  if (beside.length === 0) return runLane(here, {progress, force, onDone});

  const order: LaneOrder = {module, site, names: beside.map(({name}) => name), force};
  const other = startBeside(order, nodeArguments, (done) => {
    progress.tell(done.task, done.isGood);
    onDone(done);
  });
  const tellBoth = (done: TaskDone): void => {
    other.tell(done);
    onDone(done);
  };
  const lanes = [
    // Nobody would ever tell the other process of what this one did not come to.
    runLane(here, {progress, force, onDone: tellBoth}).catch(stopAnd(other.stop)),
    // What needs its tasks is left out, so that this process comes to its end.
    other.ended.catch(stopAnd(() => order.names.forEach((name) => progress.tell(name, false)))),
  ];
  const failed = (await Promise.allSettled(lanes)).find((lane) => lane.status === 'rejected');
  if (failed) throw failed.reason;
}

/**
 * @param module - absolute path of a module that exports `tasksOf`
 * @param site - whose tasks they are
 * @returns the tasks
 */
export async function loadTasks(module: string, site: Site): Promise<readonly GenerationTask[]> {
  const {tasksOf} = (await import(pathToFileURL(module).href)) as {tasksOf(site: Site): readonly GenerationTask[]};
  return tasksOf(site);
}

/** @returns a handler that does something about an error and throws it again */
function stopAnd(work: () => void): (error: unknown) => never {
  return (error) => {
    work();
    throw error;
  };
}

interface OtherProcess {
  /** Is kept when it has made everything. */
  ended: Promise<void>;
  tell(done: TaskDone): void;
  stop(): void;
}

function startBeside(
  order: LaneOrder,
  nodeArguments: readonly string[],
  onDone: (done: TaskDone) => void,
): OtherProcess {
  const child = fork(path.join(__dirname, 'laneProcess.ts'), {execArgv: [...nodeArguments]});
  const ended = new Promise<void>((resolve, reject) => {
    let failure = '';
    child.on('message', (report: LaneReport) => {
      if ('failure' in report) failure = report.failure;
      else onDone(report);
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      if (code === 0) return resolve();
      const error = new Error(`The process that runs ${order.names.join(', ')} exited with ${signal ?? code}.`);
      if (failure) error.stack = failure;
      reject(error);
    });
  });
  // One that has ended needs no word: what can't be sent is no failure.
  const send = (message: object): void => void child.send(message, () => undefined);
  send(order);
  return {
    ended,
    tell({task, isGood}) {
      if (child.connected) send({task, isGood});
    },
    stop: () => void child.kill(),
  };
}
