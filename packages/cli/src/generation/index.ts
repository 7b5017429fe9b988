/** Runs the generation: every task of `tasks/index.ts`, one run at a time. */
import fs from 'node:fs';
import path from 'node:path';
import {generatedFolder, diagnosticsFile} from '@paydocs/preset/site';
import {formatDiagnostic, InputError, type Diagnostic} from '@paydocs/core';
import type {FileChanges} from './tasks/publish';
import {runTasks, type TaskResult} from './tasks/runTasks';
import {writeLandingPages} from '../landing';
import {withLock} from '../lock';
import {toInputError} from '../report';
import {loadSite} from '../site/load';
import type {Site} from '../site/types';
import {createTasks} from './tasks';

/** Result of a task that has published its output. */
export type PublishedResult = TaskResult & {changes: FileChanges};

interface GenerationOptions {
  /** Also run tasks whose output is up to date. */
  force?: boolean;
  /** Arguments of the build that follows. */
  args?: readonly string[];
  /** Called after each task that has published its output. */
  onResult(result: PublishedResult): void;
}

/**
 * Runs the tasks whose output is out of date, and writes the landing pages. A task with invalid input keeps its last
 * output.
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
        const inputError = toInputError(error);
        writePreviewError(inputError?.message ?? 'Generation failed. To see why, check the terminal.');
        throw inputError ?? error;
      }
    },
    {onWait: () => console.log('Waiting for another generation to finish…')},
  );
}

/** Reads the summary of the contract check: one line with the counts of checked and exempt blocks in guides. */
export function readContractSummary(): string {
  return fs.readFileSync(path.join(generatedFolder, 'contract', 'summary.txt'), 'utf8').trim();
}

async function runAllTasks({force = false, args, onResult}: GenerationOptions): Promise<Site> {
  // A run that was killed may have left this folder.
  fs.rmSync(path.join(generatedFolder, 'staging'), {recursive: true, force: true});
  const diagnosticsByTask = new Map<string, readonly Diagnostic[]>();
  const site = await loadSite(process.cwd(), args);
  await runTasks(createTasks(site), {
    force,
    onDone(result) {
      if (result.diagnostics) diagnosticsByTask.set(result.name, result.diagnostics);
      if (result.changes) onResult({...result, changes: result.changes});
    },
  });
  if (diagnosticsByTask.size > 0) {
    throw new InputError(
      removeDuplicates([...diagnosticsByTask.keys()].sort().flatMap((task) => diagnosticsByTask.get(task) ?? [])),
    );
  }
  await writeLandingPages(site);
  return site;
}

/** Removes duplicates: several tasks may read a file and report the same diagnostic. */
function removeDuplicates(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...new Map(diagnostics.map((diagnostic) => [formatDiagnostic(diagnostic), diagnostic])).values()];
}

/** Writes the error that the preview shows in the browser. An empty message removes the previous error. */
function writePreviewError(message: string): void {
  if (!fs.existsSync(diagnosticsFile) || fs.readFileSync(diagnosticsFile, 'utf8') !== message) {
    fs.mkdirSync(path.dirname(diagnosticsFile), {recursive: true});
    fs.writeFileSync(`${diagnosticsFile}.new`, message);
    fs.renameSync(`${diagnosticsFile}.new`, diagnosticsFile);
  }
}
