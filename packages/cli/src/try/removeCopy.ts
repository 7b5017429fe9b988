import {spawn} from 'node:child_process';
import fs from 'node:fs';
import process from 'node:process';

const REMOVE =
  "require('node:fs').rmSync(process.argv[1], {recursive: true, force: true, maxRetries: 5, retryDelay: 100})";
/** Milliseconds between two looks, and how often somebody who wants to stop is kept. */
const INTERVAL = 100;
const LOOKS = 10;

/**
 * Removes a folder when a command is stopped. On a slow disk this takes longer than somebody waits who stops a program, so
 * a process of its own does it, and goes on when this one has ended.
 *
 * @param folder - absolute path
 */
export function removeWhenStopped(folder: string): void {
  spawn(process.execPath, ['-e', REMOVE, folder], {detached: true, stdio: 'ignore'}).unref();
  const nothing = new Int32Array(new SharedArrayBuffer(4));
  for (let look = 0; look < LOOKS && fs.existsSync(folder); look += 1) Atomics.wait(nothing, 0, 0, INTERVAL);
}
