/** Checks what is reported about invalid lint rules. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {bundleOpenApi} from '../../src/openapi/bundle';
import {InputError} from '@paydocs/core';

const RULES = fs.readFileSync('tests/fixture-site/redocly.yaml', 'utf8');

it.each([
  [
    'an unknown set',
    RULES.replace('recommended-strict', 'recommended-strct'),
    /^redocly\.yaml:4: "extends" names "recommended-strct", which doesn't exist\. Write recommended-strict, /,
  ],
  [
    'an invalid pattern',
    RULES.replace('pattern: /^[a-zA-Z]+_[a-zA-Z]+$/', 'pattern: /^[a-zA-Z+_$/'),
    /^redocly\.yaml:\d+: "\/\^\[a-zA-Z\+_\$\/" isn't a valid regular expression: Unterminated character class\. Close each bracket/,
  ],
  [
    'an unknown rule',
    RULES.replace('  operation-description:', '  operation-descriptoin:'),
    /^redocly\.yaml:\d+: Property `operation-descriptoin` is not expected here\. Correct the name/,
  ],
  [
    'a missing file',
    undefined,
    /^redocly\.yaml:undefined: this file, which contains the rules for openapi\/, doesn't exist\. Restore it from git\.$/,
  ],
])('reports %s', async (_what, rules, expected) => {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'rules-')));
  onTestFinished(() => fs.rmSync(folder, {recursive: true}));
  const file = path.join(folder, 'redocly.yaml');
  if (rules !== undefined) fs.writeFileSync(file, rules);
  const error: unknown = await bundleOpenApi(path.resolve('tests/fixtures/openapi-rules'), file).catch(
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(InputError);
  const diagnostics = (error as InputError).diagnostics.map(
    (diagnostic) => `${path.basename(diagnostic.file)}:${diagnostic.line}: ${diagnostic.message}`,
  );
  expect(diagnostics).toEqual([expect.stringMatching(expected)]);
});
