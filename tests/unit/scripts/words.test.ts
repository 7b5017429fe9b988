/** The ESLint rules for the words of code. */
import {Linter} from 'eslint';
import tseslint from 'typescript-eslint';
import {expect, it} from 'vitest';
import words from '../../../scripts/eslint/words.mjs';

function lint(code: string): string[] {
  const config = {
    languageOptions: {parser: tseslint.parser as Linter.Parser},
    plugins: {words},
    rules: {'words/comments': 'error', 'words/names': 'error'},
  } satisfies Linter.Config;
  return new Linter().verify(code, config).map(({line, message}) => `${line}: ${message}`);
}

it.each([
  ['// Nobody reads it.', '1: Write “a writer, a reader, a caller, no caller” instead of “Nobody” in comments.'],
  ['\n// The behaviour of a menu.', '2: Write “color, behavior” instead of “behaviour” in comments.'],
  ['/** What it does. */\nexport const a = 1;', '1: A docstring starts with a verb or a noun, not with “What”.'],
  ['/** Whether it is on. */\nfunction isOn() {}', '1: A docstring starts with a verb or a noun, not with “Whether”.'],
  ['function nameOf() {}', '1: The name of a function starts with a verb: getX instead of xOf.'],
  ['const nameOf = () => 1;', '1: The name of a function starts with a verb: getX instead of xOf.'],
  ['interface Page { mistakes: string[] }', '1: Use “diagnostics” instead of “mistakes” in names.'],
])('reports %j', (code, message) => expect(lint(code)).toEqual([message]));

it.each([
  '// See `nobody` and https://docs.example/told/.',
  'interface Page { /** Whether it is on. */ isOn: boolean }',
  'const indexOfName = 1; function getName() {}',
])('accepts %j', (code) => expect(lint(code)).toEqual([]));
