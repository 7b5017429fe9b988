/** What is told of lint rules that the linter can't take. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {bundleOpenApi} from '../../src/openapi/bundle';
import {InputError} from '@paydocs/core/inputError';

const RULES = fs.readFileSync('tests/fixture-site/redocly.yaml', 'utf8');

it.each([
  [
    'a set that does not exist',
    RULES.replace('recommended-strict', 'recommended-strct'),
    /^redocly\.yaml:4: "extends" names "recommended-strct", which doesn't exist\. Write recommended-strict, /,
  ],
  [
    'a pattern that is none',
    RULES.replace('pattern: /^[a-zA-Z]+_[a-zA-Z]+$/', 'pattern: /^[a-zA-Z+_$/'),
    /^redocly\.yaml:\d+: "\/\^\[a-zA-Z\+_\$\/" isn't a regular expression: Unterminated character class\. Correct it/,
  ],
  [
    'a rule that does not exist',
    RULES.replace('  operation-description:', '  operation-descriptoin:'),
    /^redocly\.yaml:\d+: Property `operation-descriptoin` is not expected here\. Correct the name/,
  ],
  ['no file', undefined, /^redocly\.yaml:undefined: this file doesn't exist\. .* restore it from git\.$/],
])('tells of %s', async (_what, rules, expected) => {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'rules-')));
  onTestFinished(() => fs.rmSync(folder, {recursive: true}));
  const file = path.join(folder, 'redocly.yaml');
  if (rules !== undefined) fs.writeFileSync(file, rules);
  const error: unknown = await bundleOpenApi(path.resolve('tests/fixtures/openapi-rules'), file).catch(
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(InputError);
  const told = (error as InputError).diagnostics.map(
    (problem) => `${path.basename(problem.file)}:${problem.line}: ${problem.message}`,
  );
  expect(told).toEqual([expect.stringMatching(expected)]);
});
