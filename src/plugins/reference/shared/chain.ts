import {InputError, type InputProblem} from '../../../lib/inputError';
import type {Changes} from './publish';
import {isUpToDate, runTask, type GenerationTask} from './task';

/** What a task that had something to do came to. Plain data: it travels between threads. */
export interface TaskResult {
  name: string;
  target: string;
  seconds: number;
  /** What was published; absent when the input has mistakes. */
  changes?: Changes;
  /** Mistakes in the input. */
  problems?: readonly InputProblem[];
}

/**
 * Groups tasks by what they wait for.
 *
 * @param tasks - in an order in which each comes after the one that it waits for
 * @returns chains that don't depend on each other
 */
export function chainsOf(tasks: readonly GenerationTask[]): GenerationTask[][] {
  const chains: GenerationTask[][] = [];
  for (const task of tasks) {
    const before = chains.find((chain) => chain.some(({name}) => name === task.after));
    if (before) before.push(task);
    else chains.push([task]);
  }
  return chains;
}

/**
 * @param chain - tasks of which each may read what the ones before it made
 * @returns whether there is nothing to do
 */
export function isChainUpToDate(chain: readonly GenerationTask[]): boolean {
  return chain.every(isUpToDate);
}

/**
 * Runs the tasks of a chain, up to the first whose input has mistakes.
 *
 * @param chain - tasks of which each may read what the ones before it made
 * @param force - make also what did not change
 * @returns a result for each task that had something to do
 * @throws whatever a task throws that is not an {@link InputError}
 */
export async function runChain(chain: readonly GenerationTask[], force: boolean): Promise<TaskResult[]> {
  const results: TaskResult[] = [];
  for (const task of chain) {
    const start = performance.now();
    const result = await runTask(task, force).then(
      (changes) => changes && {changes},
      (error: unknown) => {
        if (error instanceof InputError) return {problems: error.problems};
        throw error;
      },
    );
    if (result) {
      const seconds = (performance.now() - start) / 1000;
      results.push({name: task.name, target: task.target, seconds, ...result});
      if ('problems' in result) break;
    }
  }
  return results;
}
