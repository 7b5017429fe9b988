import fs from 'node:fs';
import path from 'node:path';
import {fingerprint, listFiles} from '@paydocs/core/fingerprint';
import {generatedFolder, publicationStamp} from '@paydocs/preset/generatedFiles';
import {publish, type Changes} from './publish';

/** One kind of generated output: which inputs it depends on, and how it is made. */
export interface GenerationTask {
  /** Names the state file and the messages. */
  name: string;
  /** Which of two processes makes it when both have something to do: the one that checks, or the one that makes pages. */
  lane: 'checks' | 'pages';
  /** Tasks whose output this one reads: when one of them fails, this one is left out. */
  needs?: readonly string[];
  /** Tasks that come first, whatever becomes of them. */
  after?: readonly string[];
  /** Files and folders whose content decides the output. */
  inputs: readonly string[];
  /** Further values that decide the output. */
  values?: readonly string[];
  /** Where the output goes. */
  target: string;
  /** Whether a path below `target` is the task's output; other files there are left alone. */
  owns(file: string): boolean;
  /** Writes the whole output into an empty folder; throws to keep the last good output. */
  run(staging: string): Promise<void>;
}

interface TaskState {
  fingerprint: string;
  files: string[];
}

/**
 * Runs a task unless its output is already that of its inputs.
 *
 * @param task - what to make
 * @param force - make it even when nothing changed
 * @returns what changed, or `undefined` when there was nothing to do
 * @throws whatever the task throws; its target is then as it was
 */
export async function runTask(task: GenerationTask, force = false): Promise<Changes | undefined> {
  const stateFile = stateFileOf(task);
  const wanted = fingerprint(task.inputs, task.values);
  if (!force && isCurrent(task, wanted)) {
    return undefined;
  }
  fs.mkdirSync(path.join(generatedFolder, 'staging'), {recursive: true});
  const staging = fs.mkdtempSync(path.join(generatedFolder, 'staging', `${task.name}-`));
  try {
    await task.run(staging);
    const files = listFiles(staging).map((file) => path.relative(staging, file));
    fs.rmSync(stateFile, {force: true}); // a run that is cut short while publishing is done again
    const changes = publish(staging, task.target, (file) => task.owns(file));
    writeState(stateFile, {fingerprint: wanted, files});
    const stamp = publicationStamp(task.name);
    fs.mkdirSync(path.dirname(stamp), {recursive: true});
    fs.writeFileSync(stamp, wanted);
    return changes;
  } finally {
    fs.rmSync(staging, {recursive: true, force: true});
  }
}

/**
 * @param task - what may have to be made
 * @returns whether its output is already that of its inputs
 */
export function isUpToDate(task: GenerationTask): boolean {
  return isCurrent(task, fingerprint(task.inputs, task.values));
}

function isCurrent(task: GenerationTask, wanted: string): boolean {
  const state = readState(stateFileOf(task));
  return state.fingerprint === wanted && state.files.every((file) => fs.existsSync(path.join(task.target, file)));
}

function stateFileOf(task: GenerationTask): string {
  return path.join(generatedFolder, 'state', `${task.name}.json`);
}

function readState(file: string): TaskState {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as TaskState;
  } catch {
    return {fingerprint: '', files: []}; // absent or cut short: generate anew
  }
}

function writeState(file: string, state: TaskState): void {
  fs.mkdirSync(path.dirname(file), {recursive: true});
  const draft = `${file}.${process.pid}`;
  fs.writeFileSync(draft, `${JSON.stringify(state, null, 2)}\n`);
  fs.renameSync(draft, file);
}
