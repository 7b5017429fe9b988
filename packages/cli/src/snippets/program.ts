import {spawn, type ChildProcess} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {SAMPLE_LANGUAGES} from '@paydocs/reference/samples';
import type {Sample} from './types';

/** Program that was started. */
export interface RunningProgram {
  child: ChildProcess;
  /** Returns the last 1,200 characters of its output, with stderr after stdout. */
  output(): string;
  /** Returns everything it wrote to stderr. */
  stderr(): string;
  /** Resolves with its exit code; `undefined` if it was stopped. */
  exitCode: Promise<number | undefined>;
  hasExited(): boolean;
  stop(): void;
}

/**
 * Starts the program of a sample.
 *
 * @param sample - sample to start
 * @param folder - absolute path of an empty folder, in which the program runs
 * @param environment - environment variables in addition to `PATH`, `HOME`, `LANG`, `XDG_CACHE_HOME`, and `PORT`
 * @param port - port on which the program responds to requests, if it's a server
 * @throws Error if programs in the sample's language can't be run
 */
export function startProgram(
  sample: Sample,
  folder: string,
  environment: Record<string, string>,
  port?: number,
): RunningProgram {
  const language = SAMPLE_LANGUAGES.find(({id}) => id === sample.language);
  if (!language) throw new Error(`Samples in "${sample.language}" can't be run.`);
  const {code, imports = {}} = sample;
  const isCommonJs = sample.language === 'javascript' && /\brequire\(/.test(code) && !/^import\s/m.test(code);
  const file = path.join(folder, `sample.${isCommonJs ? 'cjs' : language.extension}`);
  fs.writeFileSync(file, code);
  for (const [name, importedCode] of Object.entries(imports)) fs.writeFileSync(path.join(folder, name), importedCode);
  const [program, ...args] = language.getCommand(file, port);
  const child = spawn(program === 'node' ? process.execPath : program, args, {
    cwd: folder,
    // Its own process group, so that all of its processes can be stopped.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH ?? '',
      HOME: folder,
      LANG: 'C.UTF-8',
      // Compilers share their cache.
      XDG_CACHE_HOME: path.join(os.tmpdir(), 'samples-cache'),
      ...(port !== undefined && {PORT: String(port)}),
      ...environment,
    },
  });
  const stdout: string[] = [];
  const stderr: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => stdout.push(chunk.toString('utf8')));
  child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk.toString('utf8')));
  let hasExited = false;
  const exitCode = new Promise<number | undefined>((resolve) => {
    child.once('error', (error) => {
      stderr.push(error.message);
      hasExited = true;
      resolve(127);
    });
    child.once('close', (status) => {
      hasExited = true;
      resolve(status ?? undefined);
    });
  });
  return {
    child,
    output: () => [...stdout, ...stderr].join('').trim().slice(-1200),
    stderr: () => stderr.join(''),
    exitCode,
    hasExited: () => hasExited,
    stop: () => {
      if (hasExited || child.pid === undefined) return;
      try {
        process.kill(-child.pid, 'SIGKILL');
      } catch {
        // It has exited in the meantime.
      }
    },
  };
}

/**
 * Changes the code of a program, and of the programs that it imports.
 *
 * @param sample - sample with the program
 * @param edit - returns the changed code, such as with another host
 * @returns a changed copy of the sample
 */
export function editSample(sample: Sample, edit: (code: string) => string): Sample {
  const imports = Object.fromEntries(Object.entries(sample.imports ?? {}).map(([name, code]) => [name, edit(code)]));
  return {...sample, code: edit(sample.code), imports};
}

/** Indents a program's output for display below an error. */
export function indent(text: string): string {
  return text
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n');
}
