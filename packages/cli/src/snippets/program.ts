import {spawn, type ChildProcess} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type {Sample} from './types';

/** How each runtime starts a file. PHP serves a program that answers requests. */
const COMMANDS: Record<
  Sample['runtime'],
  {ending: string; command: (file: string, port: number | undefined) => string[]}
> = {
  curl: {ending: 'sh', command: (file) => ['bash', '-e', file]},
  javascript: {ending: 'mjs', command: (file) => [process.execPath, file]},
  python: {ending: 'py', command: (file) => ['python3', '-u', file]},
  php: {
    ending: 'php',
    command: (file, port) => (port === undefined ? ['php', file] : ['php', '-S', `127.0.0.1:${port}`, file]),
  },
};

/** A program that was started. */
export interface Running {
  child: ChildProcess;
  /** What it wrote, the errors last. */
  output(): string;
  /** All that it wrote to stderr. */
  errors(): string;
  /** @returns its exit code; `undefined` if it was stopped */
  ended: Promise<number | undefined>;
  isGone(): boolean;
  stop(): void;
}

/**
 * @param sample - a program
 * @param code - its code, ready to be run
 * @param folder - an empty folder, in which it runs
 * @param environment - variables beside those that find programs
 * @param port - where it answers requests
 * @returns the program, which runs
 */
export function startProgram(
  sample: Sample,
  code: string,
  folder: string,
  environment: Record<string, string>,
  port?: number,
): Running {
  const {ending, command} = COMMANDS[sample.runtime];
  const isCommonJs = sample.runtime === 'javascript' && /\brequire\(/.test(code) && !/^import\s/m.test(code);
  const file = path.join(folder, `sample.${isCommonJs ? 'cjs' : ending}`);
  fs.writeFileSync(file, code);
  const [program = '', ...args] = command(file, port);
  const child = spawn(program, args, {
    cwd: folder,
    // A group of its own, so that all of it can be stopped.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH ?? '',
      HOME: folder,
      LANG: 'C.UTF-8',
      ...(port !== undefined && {PORT: String(port)}),
      ...environment,
    },
  });
  const said: string[] = [];
  const errors: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => said.push(chunk.toString('utf8')));
  child.stderr.on('data', (chunk: Buffer) => errors.push(chunk.toString('utf8')));
  let gone = false;
  const ended = new Promise<number | undefined>((resolve) => {
    child.once('error', (error) => {
      errors.push(error.message);
      gone = true;
      resolve(127);
    });
    child.once('close', (exitCode) => {
      gone = true;
      resolve(exitCode ?? undefined);
    });
  });
  return {
    child,
    output: () => [...said, ...errors].join('').trim().slice(-1200),
    errors: () => errors.join(''),
    ended,
    isGone: () => gone,
    stop: () => {
      if (gone || child.pid === undefined) return;
      try {
        process.kill(-child.pid, 'SIGKILL');
      } catch {
        // It ended meanwhile.
      }
    },
  };
}

/** @returns what a program wrote, as it stands below a problem */
export function indent(text: string): string {
  return text
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n');
}
