/** One process at a time: a file that says who works, and that a later run may take from a process that died. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';

export interface LockOptions {
  /** How long to wait for the holder, in milliseconds. */
  patience?: number;
  /** Called once when there is somebody to wait for. */
  onWait?(): void;
}

const POLL = 100;
/** A file without a number is being written, or was left by a process that died while it wrote. */
const WRITING = 2_000;

/**
 * Runs `work` while no other process of this machine runs under the same lock.
 *
 * @param file - path of the lock; its folder is made
 * @param work - what to do
 * @param options - how long to wait
 * @returns what `work` returns; the lock is gone then, and also when it throws
 * @throws Error when the holder does not end in time
 */
export async function withLock<T>(
  file: string,
  work: () => Promise<T>,
  {patience = 15 * 60_000, onWait}: LockOptions = {},
): Promise<T> {
  fs.mkdirSync(path.dirname(file), {recursive: true});
  const start = Date.now();
  for (let waits = 0; !take(file); waits += 1) {
    if (waits === 0) onWait?.();
    if (Date.now() - start > patience) {
      throw new Error(`Process ${holder(file) ?? '?'} has locked ${file}. Stop the process, or delete the file.`);
    }
    await pause(POLL);
  }
  const release = (): void => {
    if (holder(file) === process.pid) fs.rmSync(file, {force: true});
  };
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.removeListener('exit', release);
    release();
  }
}

/** Takes the lock if nobody alive has it. */
function take(file: string): boolean {
  try {
    fs.writeFileSync(file, String(process.pid), {flag: 'wx'});
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  if (isStale(file)) {
    // A rename has one winner: two that see the same stale lock do not both remove it.
    const aside = `${file}.${process.pid}`;
    try {
      fs.renameSync(file, aside);
      if (!isStale(aside)) fs.linkSync(aside, file); // taken anew in between: give it back
      fs.rmSync(aside, {force: true});
    } catch (error) {
      const {code} = error as NodeJS.ErrnoException;
      if (code !== 'ENOENT' && code !== 'EEXIST') throw error;
    }
  }
  return false;
}

function isStale(file: string): boolean {
  const stats = fs.statSync(file, {throwIfNoEntry: false});
  if (!stats) return false;
  const pid = holder(file);
  if (pid === undefined) return Date.now() - stats.mtimeMs > WRITING;
  // Numbers of processes are given anew after a start of the machine.
  const isOlderThanMachine = stats.mtimeMs < Date.now() - os.uptime() * 1000 - 1000;
  return isOlderThanMachine || !isAlive(pid);
}

function holder(file: string): number | undefined {
  try {
    return Number(fs.readFileSync(file, 'utf8')) || undefined;
  } catch {
    return undefined; // gone in between
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'; // somebody else's, and alive
  }
}
