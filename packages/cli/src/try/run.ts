import {spawn, type ChildProcess} from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import {nameOrigins} from './nameOrigins';
import type {Origins} from './putSpecification';

/** A command of a copy failed, and has said why. */
export class CommandError extends Error {}

/** A copy of a project, and where its files came from. */
export interface Place {
  /** Absolute path of the copy. */
  copy: string;
  origins: Origins;
  /** The folder in which the user gave the command. */
  folder: string;
}

let running: ChildProcess | undefined;

/**
 * Runs `paydocs` in a copy of a project, and shows what it says about the user's files.
 *
 * @param args - the command and its arguments
 * @param place - where
 * @throws CommandError when it fails; the reason is on the terminal
 */
export function runInCopy(args: readonly string[], {copy, origins, folder}: Place): Promise<void> {
  const megabytes = Math.max(2048, Math.floor((os.totalmem() / (1 << 20)) * 0.6));
  const environment = {
    ...process.env,
    DOCUSAURUS_NO_PERSISTENT_CACHE: '1',
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-old-space-size=${megabytes}`.trim(),
  };
  // The copy's own, if the project has the engine's packages.
  const command = path.join(copy, 'node_modules', '@paydocs', 'cli', 'bin', 'paydocs.mjs');
  return new Promise((resolve, reject) => {
    // A group of its own, so that all of it ends with this command.
    const child = spawn(process.execPath, [command, ...args], {
      cwd: copy,
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    running = child;
    const said: Buffer[] = [];
    const errors: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => said.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => (said.push(chunk), errors.push(chunk)));
    child.on('error', reject);
    child.on('close', (code) => {
      running = undefined;
      const parts = code === 0 || errors.length === 0 ? said : errors;
      const text = nameOrigins(Buffer.concat(parts).toString('utf8'), origins, copy, folder);
      const shown = code === 0 ? warningsOf(text) : withoutLastGood(text);
      if (shown) console.error(shown);
      if (code === 0) resolve();
      else reject(new CommandError());
    });
  });
}

/** Ends what {@link runInCopy} runs, with all processes that it started. */
export function endRunning(): void {
  if (running?.pid === undefined) return;
  try {
    process.kill(-running.pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

/** Warnings, each a line that counts them and indented lines below. */
function warningsOf(text: string): string {
  return [...text.matchAll(/^.*: \d+ warnings?\n(?: {2}.*\n?)*/gm)].map(([warning]) => warning.trimEnd()).join('\n');
}

/** In a throw-away site there was nothing before. */
function withoutLastGood(text: string): string {
  return text
    .replace(/^(?:Nothing was built|No reference was|(?:The (?:REST|GraphQL) reference|Both references) w).*$/gm, '')
    .trim();
}
