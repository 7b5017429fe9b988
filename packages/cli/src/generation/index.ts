/** Runs the generation: every task of `tasks/index.ts`, one run at a time. */
import fs from 'node:fs';
import path from 'node:path';
import {generatedFolder, problemsFile} from '@paydocs/preset/generatedFiles';
import {formatProblem, InputError, type InputProblem} from '@paydocs/core/inputError';
import type {Changes} from './tasks/publish';
import type {TaskResult} from './tasks/lane';
import {putLandingPages} from '../landing';
import {withLock} from '../lock';
import {asInputError} from '../report';
import {loadSite} from '../site/load';
import type {Site} from '../site/types';
import type {Outcome} from './consequence';
import {runInTwoLanes} from './twoLanes';

/** Result of a task that has published its output. */
export type MadeResult = TaskResult & {changes: Changes};

export interface GenerationOptions {
  /** Also run tasks whose output is up to date. */
  force?: boolean;
  /** Arguments of the build that follows. */
  args?: readonly string[];
  /** Called after each task that has published its output. */
  onResult(result: MadeResult): void;
  /** Called after each task, including those that were up to date, failed, or were skipped. */
  onOutcome?(task: string, outcome: Outcome): void;
}

/**
 * Generates what is out of date. The output of tasks with invalid input stays as it was.
 *
 * @param options - which tasks to run, and callbacks
 * @returns the site according to its configuration
 * @throws InputError that lists the diagnostics of all tasks
 */
export async function generate(options: GenerationOptions): Promise<Site> {
  return withLock(
    path.join(generatedFolder, 'generate.lock'),
    async () => {
      try {
        const site = await runAllTasks(options);
        writePreviewError('');
        return site;
      } catch (error) {
        const inputError = asInputError(error);
        writePreviewError(inputError?.message ?? 'Generation failed. For the reason, see the terminal.');
        throw inputError ?? error;
      }
    },
    {onWait: () => console.log('Waiting for another generation to finish…')},
  );
}

/** @returns one line with the counts of guide blocks that are checked against the specifications, and of exempt blocks */
export function contractSummary(): string {
  return fs.readFileSync(path.join(generatedFolder, 'contract', 'summary.txt'), 'utf8').trim();
}

async function runAllTasks({force = false, args, onResult, onOutcome}: GenerationOptions): Promise<Site> {
  // Left behind by a run that was killed.
  fs.rmSync(path.join(generatedFolder, 'staging'), {recursive: true, force: true});
  const diagnosticsByTask = new Map<string, readonly InputProblem[]>();
  const site = await loadSite(process.cwd(), args);
  await runInTwoLanes(path.join(__dirname, 'tasks', 'index.ts'), {
    site,
    force,
    onDone({task, isGood, result}) {
      onOutcome?.(task, !isGood ? 'left' : result ? 'made' : 'current');
      if (result?.problems) diagnosticsByTask.set(task, result.problems);
      if (result?.changes) onResult({...result, changes: result.changes});
    },
  });
  if (diagnosticsByTask.size > 0) {
    // The order must not depend on which process was faster.
    throw new InputError(
      removeDuplicates([...diagnosticsByTask.keys()].sort().flatMap((task) => diagnosticsByTask.get(task) ?? [])),
    );
  }
  await putLandingPages(site);
  return site;
}

/** Removes duplicates: several tasks may read a file and report the same diagnostic. */
function removeDuplicates(diagnostics: readonly InputProblem[]): InputProblem[] {
  return [...new Map(diagnostics.map((diagnostic) => [formatProblem(diagnostic), diagnostic])).values()];
}

/** Writes the error that the preview shows in the browser; empty if there's none. */
function writePreviewError(message: string): void {
  if (!fs.existsSync(problemsFile) || fs.readFileSync(problemsFile, 'utf8') !== message) {
    fs.mkdirSync(path.dirname(problemsFile), {recursive: true});
    fs.writeFileSync(`${problemsFile}.new`, message);
    fs.renameSync(`${problemsFile}.new`, problemsFile);
  }
}
