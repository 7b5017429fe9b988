import {InputError, type Diagnostic} from '@paydocs/core';
import type {FileChanges} from './publish';
import {runTask, type GenerationTask} from './task';

/** Result of a task that had work to do. */
export interface TaskResult {
  name: string;
  target: string;
  seconds: number;
  /** Published changes; absent if the input is invalid. */
  changes?: FileChanges;
  /** Diagnostics of the input. */
  diagnostics?: readonly Diagnostic[];
}

interface RunTasksOptions {
  /** Also run tasks whose output is up to date. */
  force: boolean;
  /** Called after each task that had work to do. */
  onDone(result: TaskResult): void;
}

/**
 * Runs tasks one after another. Skips a task if a task that it needs has failed.
 *
 * @param tasks - tasks to run, each after the tasks that it needs
 * @param options - which tasks to run, and a callback
 * @throws any error of a task that isn't an {@link InputError}
 */
export async function runTasks(tasks: readonly GenerationTask[], {force, onDone}: RunTasksOptions): Promise<void> {
  const successful = new Set<string>();
  for (const task of tasks) {
    if (!(task.needs ?? []).every((name) => successful.has(name))) continue;
    const result = await runTimed(task, force);
    if (!result?.diagnostics) successful.add(task.name);
    if (result) onDone(result);
  }
}

async function runTimed(task: GenerationTask, force: boolean): Promise<TaskResult | undefined> {
  const start = performance.now();
  const {name, target} = task;
  const seconds = (): number => (performance.now() - start) / 1000;
  try {
    const changes = await runTask(task, force);
    return changes && {name, target, seconds: seconds(), changes};
  } catch (error) {
    if (error instanceof InputError) return {name, target, seconds: seconds(), diagnostics: error.diagnostics};
    throw error;
  }
}
