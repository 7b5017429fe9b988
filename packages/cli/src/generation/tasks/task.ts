import fs from 'node:fs';
import path from 'node:path';
import {computeFingerprint, listFiles} from '@paydocs/core';
import {generatedFolder, getPublicationStampFile} from '@paydocs/preset/site';
import {publish, type FileChanges} from './publish';

/** Task that generates one kind of output from its inputs. */
export interface GenerationTask {
  /** Name of the task, for its state file and messages. */
  name: string;
  /** Tasks whose output this one reads. If one of them fails, this one is skipped. */
  needs?: readonly string[];
  /** Files and folders whose content determines the output. */
  inputs: readonly string[];
  /** Further values that determine the output. */
  values?: readonly string[];
  /** Path of the folder for the output. */
  target: string;
  /** Checks whether a path below `target` is the task's output; other files there are left alone. */
  owns(file: string): boolean;
  /** Writes the whole output to an empty folder; throws to keep the last good output. */
  run(staging: string): Promise<void>;
}

interface TaskState {
  fingerprint: string;
  files: string[];
}

/**
 * Runs a task unless its output is up to date.
 *
 * @param task - task to run
 * @param force - whether to run it even if nothing has changed
 * @returns the changes, or `undefined` if the output was up to date
 * @throws any error of the task; its target is then unchanged
 */
export async function runTask(task: GenerationTask, force = false): Promise<FileChanges | undefined> {
  const stateFile = getStateFile(task);
  const inputFingerprint = computeFingerprint(task.inputs, task.values);
  if (!force && hasCurrentState(task, inputFingerprint)) {
    return undefined;
  }
  fs.mkdirSync(path.join(generatedFolder, 'staging'), {recursive: true});
  const staging = fs.mkdtempSync(path.join(generatedFolder, 'staging', `${task.name}-`));
  try {
    await task.run(staging);
    const files = listFiles(staging).map((file) => path.relative(staging, file));
    fs.rmSync(stateFile, {force: true}); // a run that is interrupted while it publishes is repeated
    const changes = publish(staging, task.target, (file) => task.owns(file));
    writeState(stateFile, {fingerprint: inputFingerprint, files});
    const stamp = getPublicationStampFile(task.name);
    fs.mkdirSync(path.dirname(stamp), {recursive: true});
    fs.writeFileSync(stamp, inputFingerprint);
    return changes;
  } finally {
    fs.rmSync(staging, {recursive: true, force: true});
  }
}

function hasCurrentState(task: GenerationTask, inputFingerprint: string): boolean {
  const state = readState(getStateFile(task));
  return (
    state.fingerprint === inputFingerprint && state.files.every((file) => fs.existsSync(path.join(task.target, file)))
  );
}

function getStateFile(task: GenerationTask): string {
  return path.join(generatedFolder, 'state', `${task.name}.json`);
}

function readState(file: string): TaskState {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as TaskState;
  } catch {
    return {fingerprint: '', files: []}; // missing or truncated: generate again
  }
}

function writeState(file: string, state: TaskState): void {
  fs.mkdirSync(path.dirname(file), {recursive: true});
  const temporaryFile = `${file}.${process.pid}`;
  fs.writeFileSync(temporaryFile, `${JSON.stringify(state, null, 2)}\n`);
  fs.renameSync(temporaryFile, file);
}
