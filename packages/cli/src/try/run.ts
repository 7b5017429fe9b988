import {spawn, type ChildProcess} from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import {replaceCopyPaths} from './replaceCopyPaths';
import type {OriginalPaths} from './replaceSpecification';

/** Error of a command that failed in a copy. The command has already printed the reason. */
export class CommandError extends Error {}

/** Copy of a project, and the origins of its files. */
interface CopiedProject {
  /** Absolute path of the copy. */
  copy: string;
  origins: OriginalPaths;
  /** Absolute path of the folder in which the user ran the command. */
  folder: string;
}

let running: ChildProcess | undefined;

/**
 * Runs `paydocs` in a copy of a project, and prints its messages about the user's files.
 *
 * @param args - the command and its arguments
 * @param project - copy in which the command runs
 * @throws CommandError if the command fails; the reason is on the terminal
 */
export function runInCopy(args: readonly string[], {copy, origins, folder}: CopiedProject): Promise<void> {
  const heapMegabytes = Math.max(2048, Math.floor((os.totalmem() / (1 << 20)) * 0.6));
  const environment = {
    ...process.env,
    DOCUSAURUS_NO_PERSISTENT_CACHE: '1',
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-old-space-size=${heapMegabytes}`.trim(),
  };
  // The copy's own command, if the project has the engine's packages.
  const command = path.join(copy, 'node_modules', '@paydocs', 'cli', 'bin', 'paydocs.mjs');
  return new Promise((resolve, reject) => {
    // Its own process group, so that all of its processes end with this command.
    const child = spawn(process.execPath, [command, ...args], {
      cwd: copy,
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    running = child;
    const output: Buffer[] = [];
    const errors: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => (output.push(chunk), errors.push(chunk)));
    child.on('error', reject);
    child.on('close', (code) => {
      running = undefined;
      const parts = code === 0 || errors.length === 0 ? output : errors;
      const text = replaceCopyPaths(Buffer.concat(parts).toString('utf8'), origins, copy, folder);
      const message = code === 0 ? extractWarnings(text) : removeEarlierPageMessages(text);
      if (message) console.error(message);
      if (code === 0) resolve();
      else reject(new CommandError());
    });
  });
}

/** Stops what {@link runInCopy} runs, with all processes that it started. */
export function stopRunningCommand(): void {
  if (running?.pid === undefined) return;
  try {
    process.kill(-running.pid, 'SIGKILL');
  } catch {
    // It has already exited.
  }
}

/** Extracts warnings: each is a line that counts them, and the indented lines below it. */
function extractWarnings(text: string): string {
  return [...text.matchAll(/^.*: \d+ warnings?\n(?: {2}.*\n?)*/gm)].map(([warning]) => warning.trimEnd()).join('\n');
}

/** Removes lines about earlier pages, which a temporary site doesn't have. */
function removeEarlierPageMessages(text: string): string {
  return text.replace(/^(?:Nothing was built|Pages that couldn't be generated).*$/gm, '').trim();
}
