/** Runs the linters of sample languages, which are external programs. */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Diagnostic} from '@paydocs/core';
import {SAMPLE_LANGUAGES, type Linter, type SampleLanguage} from '@paydocs/reference/samples';
import type {ProgramSource} from './sources';

/**
 * Lints the programs in languages that have a linter.
 *
 * @param sources - programs of guides
 * @returns diagnostics, at their lines in the guides
 * @throws Error if a linter isn't installed
 */
export function lintPrograms(sources: readonly ProgramSource[]): Diagnostic[] {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'programs-'));
  try {
    return SAMPLE_LANGUAGES.flatMap((language) => {
      const files = writeFiles(folder, language, sources);
      return files.size === 0 ? [] : language.linters.flatMap((linter) => lintFiles(linter, files));
    });
  } finally {
    fs.rmSync(folder, {recursive: true, force: true});
  }
}

/** Writes the programs of a language to files. Returns the programs by the path of their file. */
function writeFiles(
  folder: string,
  {id, extension}: SampleLanguage,
  sources: readonly ProgramSource[],
): ReadonlyMap<string, ProgramSource> {
  return new Map(
    sources
      .filter((source) => source.language === id)
      .map((source, index) => {
        const file = path.join(folder, `program-${index}.${extension}`);
        fs.writeFileSync(file, `${source.code}\n`);
        return [file, source];
      }),
  );
}

function lintFiles(linter: Linter, files: ReadonlyMap<string, ProgramSource>): Diagnostic[] {
  const names = [...files.keys()];
  const argumentLists = {one: names.map((name) => [name]), all: [names], list: [[names.join(',')]]}[linter.files];
  const lines = argumentLists.flatMap((args) => runLinter(linter, args).split('\n'));
  // PHP writes an error twice, to its log and to its output.
  const diagnostics = new Map<string, Diagnostic>();
  for (const text of lines) {
    const {file = '', line = '1', message = ''} = linter.pattern.exec(text.trim())?.groups ?? {};
    const source = files.get(file);
    if (source)
      diagnostics.set(`${file}:${line}: ${message}`, {
        file: source.file,
        line: source.line + Number(line) - 1,
        message: `${message}${linter.ending ?? ''}.`,
      });
  }
  return [...diagnostics.values()];
}

function runLinter({command: [command, ...args], options = []}: Linter, files: readonly string[]): string {
  const {error, stdout, stderr} = spawnSync(command, [...args, ...files, ...options], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  if (error) throw new Error(`${command} can't run (${error.message}). To install it, run "npm run test:snippets".`);
  return `${stdout}\n${stderr}`;
}
