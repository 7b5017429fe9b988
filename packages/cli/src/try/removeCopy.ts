import {spawn} from 'node:child_process';
import fs from 'node:fs';
import process from 'node:process';

const REMOVE_SCRIPT =
  "require('node:fs').rmSync(process.argv[1], {recursive: true, force: true, maxRetries: 5, retryDelay: 100})";
/** Interval between checks in milliseconds, and the maximum number of checks, which delay the end of the command. */
const POLL_INTERVAL_MS = 100;
const MAX_CHECKS = 10;

/**
 * Removes a folder when a command is stopped. A separate process continues after this one has exited, because removal
 * can take longer than users wait. Blocks for at most a second.
 *
 * @param folder - absolute path of the folder
 */
export function removeFolderInBackground(folder: string): void {
  spawn(process.execPath, ['-e', REMOVE_SCRIPT, folder], {detached: true, stdio: 'ignore'}).unref();
  const buffer = new Int32Array(new SharedArrayBuffer(4));
  for (let check = 0; check < MAX_CHECKS && fs.existsSync(folder); check += 1)
    Atomics.wait(buffer, 0, 0, POLL_INTERVAL_MS);
}
