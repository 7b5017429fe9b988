/** The generation: every task of `tasks/index.ts`, one run at a time. */
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

/** What a task made. */
export type MadeResult = TaskResult & {changes: Changes};

export interface GenerationOptions {
  /** Make also what did not change. */
  force?: boolean;
  /** Arguments of the build that follows. */
  args?: readonly string[];
  /** Called after each task that had something to do. */
  onResult(result: MadeResult): void;
  /** Called after each task, also one that had nothing to do or could do nothing. */
  onOutcome?(task: string, outcome: Outcome): void;
}

/**
 * Makes what is out of date, and leaves what is made from a wrong file as it was.
 *
 * @param options - how much to make, and whom to tell
 * @returns the site, as its configuration says it
 * @throws InputError that lists the mistakes of all tasks
 */
export async function generate(options: GenerationOptions): Promise<Site> {
  return withLock(
    path.join(generatedFolder, 'generate.lock'),
    async () => {
      try {
        const site = await runTasks(options);
        tellPreview('');
        return site;
      } catch (error) {
        const mistakes = asInputError(error);
        tellPreview(mistakes?.message ?? 'Generation failed. For the reason, see the terminal.');
        throw mistakes ?? error;
      }
    },
    {onWait: () => console.log('Waiting for another generation to finish…')},
  );
}

/** @returns how many blocks of the guides are checked against the specifications, and how many are exempt, in one line */
export function contractSummary(): string {
  return fs.readFileSync(path.join(generatedFolder, 'contract', 'summary.txt'), 'utf8').trim();
}

async function runTasks({force = false, args, onResult, onOutcome}: GenerationOptions): Promise<Site> {
  // What a run that was killed left behind.
  fs.rmSync(path.join(generatedFolder, 'staging'), {recursive: true, force: true});
  const wrong = new Map<string, readonly InputProblem[]>();
  const site = await loadSite(process.cwd(), args);
  await runInTwoLanes(path.join(__dirname, 'tasks', 'index.ts'), {
    site,
    force,
    onDone({task, isGood, result}) {
      onOutcome?.(task, !isGood ? 'left' : result ? 'made' : 'current');
      if (result?.problems) wrong.set(task, result.problems);
      if (result?.changes) onResult({...result, changes: result.changes});
    },
  });
  if (wrong.size > 0) {
    // Which of two processes was quicker must not decide what stands first.
    throw new InputError(withoutRepetitions([...wrong.keys()].sort().flatMap((task) => wrong.get(task) ?? [])));
  }
  await putLandingPages(site);
  return site;
}

/** Several tasks may read a file, and find the same mistake in it. */
function withoutRepetitions(problems: readonly InputProblem[]): InputProblem[] {
  return [...new Map(problems.map((problem) => [formatProblem(problem), problem])).values()];
}

/** The preview shows this in the browser. */
function tellPreview(message: string): void {
  if (!fs.existsSync(problemsFile) || fs.readFileSync(problemsFile, 'utf8') !== message) {
    fs.mkdirSync(path.dirname(problemsFile), {recursive: true});
    fs.writeFileSync(`${problemsFile}.new`, message);
    fs.renameSync(`${problemsFile}.new`, problemsFile);
  }
}
