/** Lock files, so that one process runs at a time. A later run may take over the lock of a process that died. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';

interface LockOptions {
  /** Maximum time to wait for the process that holds the lock, in milliseconds. */
  timeoutMs?: number;
  /** Called once if another process holds the lock. */
  onWait?(): void;
}

const POLL_INTERVAL_MS = 100;
/**
 * Maximum age of a lock file without a process ID, in milliseconds. An older file is from a process that died while
 * writing it.
 */
const WRITE_TIMEOUT_MS = 2_000;

/**
 * Runs `work` while no other process on this machine holds the same lock.
 *
 * @param file - path of the lock file; missing parent folders are created
 * @param work - function to run
 * @param options - options for waiting
 * @returns the result of `work`; the lock is released first, even if `work` throws
 * @throws Error if the other process doesn't release the lock in time
 */
export async function withLock<T>(
  file: string,
  work: () => Promise<T>,
  {timeoutMs = 15 * 60_000, onWait}: LockOptions = {},
): Promise<T> {
  fs.mkdirSync(path.dirname(file), {recursive: true});
  const start = Date.now();
  for (let waits = 0; !tryLock(file); waits += 1) {
    if (waits === 0) onWait?.();
    if (Date.now() - start > timeoutMs) {
      throw new Error(
        `Process ${readHolderPid(file) ?? '?'} has locked ${file}. Wait until it ends, or stop it. If there's no such process, delete the file.`,
      );
    }
    await pause(POLL_INTERVAL_MS);
  }
  const release = (): void => {
    if (readHolderPid(file) === process.pid) fs.rmSync(file, {force: true});
  };
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.removeListener('exit', release);
    release();
  }
}

/**
 * Takes the lock if there's none. Returns `false` otherwise, and removes a stale lock, so that the next call can
 * succeed.
 */
function tryLock(file: string): boolean {
  try {
    fs.writeFileSync(file, String(process.pid), {flag: 'wx'});
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  if (isStale(file)) {
    // Only one process succeeds in renaming, so two that see the same stale lock don't both remove it.
    const staleFile = `${file}.${process.pid}`;
    try {
      fs.renameSync(file, staleFile);
      if (!isStale(staleFile)) fs.linkSync(staleFile, file); // another process has taken it meanwhile: restore it
      fs.rmSync(staleFile, {force: true});
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
  const pid = readHolderPid(file);
  if (pid === undefined) return Date.now() - stats.mtimeMs > WRITE_TIMEOUT_MS;
  // Process IDs are reused after a reboot.
  const isOlderThanBoot = stats.mtimeMs < Date.now() - os.uptime() * 1000 - 1000;
  return isOlderThanBoot || !isAlive(pid);
}

function readHolderPid(file: string): number | undefined {
  try {
    return Number(fs.readFileSync(file, 'utf8')) || undefined;
  } catch {
    return undefined; // removed meanwhile
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'; // runs as another user
  }
}
