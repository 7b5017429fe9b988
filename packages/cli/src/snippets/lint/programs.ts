/** Linters that are programs: pyflakes for Python, PHP itself and PHPMD for PHP. */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {InputProblem} from '@paydocs/core/inputError';
import type {Source} from './sources';

/**
 * @param sources - programs of guides
 * @returns what is wrong with those in Python and PHP, at its line in the guide
 * @throws Error if a linter isn't installed
 */
export function programProblems(sources: readonly Source[]): InputProblem[] {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'programs-'));
  try {
    const write = (language: 'python' | 'php', ending: string): Map<string, Source> =>
      new Map(
        sources
          .filter((source) => source.language === language)
          .map((source, index): [string, Source] => {
            const file = path.join(folder, `program-${index}.${ending}`);
            fs.writeFileSync(file, `${source.code}\n`);
            return [file, source];
          }),
      );
    return [...pythonProblems(write('python', 'py')), ...phpProblems(write('php', 'php'))];
  } finally {
    fs.rmSync(folder, {recursive: true, force: true});
  }
}

function pythonProblems(files: ReadonlyMap<string, Source>): InputProblem[] {
  if (files.size === 0) return [];
  const output = run('pyflakes3', [...files.keys()]);
  return found(output, /^(.+?):(\d+):\d+:? (.+)$/, files);
}

function phpProblems(files: ReadonlyMap<string, Source>): InputProblem[] {
  if (files.size === 0) return [];
  const names = [...files.keys()];
  const syntax = names.map((file) => run('php', ['-n', '-l', file])).join('\n');
  const wrong = [...syntax.matchAll(/^(?:PHP )?(.+) in (\S+) on line (\d+)$/gm)];
  const mistakes = new Set(wrong.map(([, message = '', file = '', line = '']) => `${file}:${line}: ${message}`));
  const variables = run('phpmd', [names.join(','), 'text', 'cleancode'])
    .split('\n')
    .filter((line) => line.includes('UndefinedVariable'))
    .map((line) =>
      line.replace(/\s+UndefinedVariable\s+.*(?:such as) ('\$\w+').*$/, ': $1 is used before it has a value'),
    );
  return found([...mistakes, ...variables].join('\n'), /^(.+?):(\d+): (.+)$/, files);
}

function found(output: string, pattern: RegExp, files: ReadonlyMap<string, Source>): InputProblem[] {
  return output.split('\n').flatMap((text) => {
    const [, file = '', line = '1', message = ''] = pattern.exec(text.trim()) ?? [];
    const source = files.get(file);
    return source ? [{file: source.file, line: source.line + Number(line) - 1, message: `${message}.`}] : [];
  });
}

function run(command: string, args: readonly string[]): string {
  const {error, stdout, stderr} = spawnSync(command, args, {encoding: 'utf8', maxBuffer: 1 << 26});
  if (error) throw new Error(`${command} can't run (${error.message}). "npm run test:snippets" installs it.`);
  return `${stdout}\n${stderr}`;
}
