import {InputError, type InputProblem} from '@paydocs/core/inputError';
import type {Progress} from '../progress';
import type {Changes} from './publish';
import {runTask, type GenerationTask} from './task';

/** What a task that had something to do came to. Plain data: it travels between processes. */
export interface TaskResult {
  name: string;
  target: string;
  seconds: number;
  /** What was published; absent when the input has mistakes. */
  changes?: Changes;
  /** Mistakes in the input. */
  problems?: readonly InputProblem[];
}

/** A task is done. Plain data. */
export interface TaskDone {
  task: string;
  /** Whether others may read what it made, now or before. */
  isGood: boolean;
  /** Absent when there was nothing to do, or when a task that it needs has failed. */
  result?: TaskResult;
}

export interface LaneOptions {
  /** Of all tasks, those of other lanes too; is told of the ones that are run. */
  progress: Progress;
  /** Make also what did not change. */
  force: boolean;
  onDone(done: TaskDone): void;
}

/**
 * Runs tasks one after the other, each when those that it needs are done, here or elsewhere. One of which a
 * needed task failed is left out.
 *
 * @param tasks - in an order in which each comes after those of them that it needs
 * @param options - the state of other tasks, how much to make, whom to tell
 * @throws whatever a task throws that is not an {@link InputError}
 */
export async function runLane(tasks: readonly GenerationTask[], {progress, force, onDone}: LaneOptions): Promise<void> {
  for (const task of tasks) {
    const needed = await Promise.all((task.needs ?? []).map((name) => progress.whenDone(name)));
    await Promise.all((task.after ?? []).map((name) => progress.whenDone(name)));
    const isReady = needed.every((isGood) => isGood);
    const result = isReady ? await resultOf(task, force) : undefined;
    const isGood = isReady && !result?.problems;
    progress.tell(task.name, isGood);
    onDone({task: task.name, isGood, ...(result && {result})});
  }
}

async function resultOf(task: GenerationTask, force: boolean): Promise<TaskResult | undefined> {
  const start = performance.now();
  const {name, target} = task;
  const seconds = (): number => (performance.now() - start) / 1000;
  try {
    const changes = await runTask(task, force);
    return changes && {name, target, seconds: seconds(), changes};
  } catch (error) {
    if (error instanceof InputError) return {name, target, seconds: seconds(), problems: error.problems};
    throw error;
  }
}
