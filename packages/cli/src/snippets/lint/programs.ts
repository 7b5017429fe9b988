/** Runs external linters: pyflakes for Python; PHP itself and PHPMD for PHP. */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Diagnostic} from '@paydocs/core/inputError';
import type {Source} from './sources';

/**
 * @param sources - programs of guides
 * @returns the diagnostics of programs in Python and PHP, at their lines in the guides
 * @throws Error if a linter isn't installed
 */
export function checkPrograms(sources: readonly Source[]): Diagnostic[] {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'programs-'));
  try {
    const writeFiles = (language: 'python' | 'php', extension: string): Map<string, Source> =>
      new Map(
        sources
          .filter((source) => source.language === language)
          .map((source, index): [string, Source] => {
            const file = path.join(folder, `program-${index}.${extension}`);
            fs.writeFileSync(file, `${source.code}\n`);
            return [file, source];
          }),
      );
    return [...checkPython(writeFiles('python', 'py')), ...checkPhp(writeFiles('php', 'php'))];
  } finally {
    fs.rmSync(folder, {recursive: true, force: true});
  }
}

function checkPython(files: ReadonlyMap<string, Source>): Diagnostic[] {
  if (files.size === 0) return [];
  const output = runLinter('pyflakes3', [...files.keys()]);
  return parseDiagnostics(output, /^(.+?):(\d+):\d+:? (.+)$/, files);
}

function checkPhp(files: ReadonlyMap<string, Source>): Diagnostic[] {
  if (files.size === 0) return [];
  const names = [...files.keys()];
  const syntaxOutput = names.map((file) => runLinter('php', ['-n', '-l', file])).join('\n');
  const matches = [...syntaxOutput.matchAll(/^(?:PHP )?(.+) in (\S+) on line (\d+)$/gm)];
  const syntaxErrors = new Set(matches.map(([, message = '', file = '', line = '']) => `${file}:${line}: ${message}`));
  const undefinedVariables = runLinter('phpmd', [names.join(','), 'text', 'cleancode'])
    .split('\n')
    .filter((line) => line.includes('UndefinedVariable'))
    .map((line) =>
      line.replace(/\s+UndefinedVariable\s+.*(?:such as) ('\$\w+').*$/, ': $1 is used before it has a value'),
    );
  return parseDiagnostics([...syntaxErrors, ...undefinedVariables].join('\n'), /^(.+?):(\d+): (.+)$/, files);
}

function parseDiagnostics(output: string, pattern: RegExp, files: ReadonlyMap<string, Source>): Diagnostic[] {
  return output.split('\n').flatMap((text) => {
    const [, file = '', line = '1', message = ''] = pattern.exec(text.trim()) ?? [];
    const source = files.get(file);
    return source ? [{file: source.file, line: source.line + Number(line) - 1, message: `${message}.`}] : [];
  });
}

function runLinter(command: string, args: readonly string[]): string {
  const {error, stdout, stderr} = spawnSync(command, args, {encoding: 'utf8', maxBuffer: 1 << 26});
  if (error) throw new Error(`${command} can't run (${error.message}). "npm run test:snippets" installs it.`);
  return `${stdout}\n${stderr}`;
}
