/** Checks that every code sample of every operation is a valid program, for the fixture site's description and foreign ones. */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import YAML from 'yaml';
import {openapi} from '../../../../tests/contract/fixture';
import {createPageContext} from '../../src/rest/context';
import {forEachOperation, type OpenApiDocument} from '@paydocs/specs';
import {createOperationSamples} from '../../src/rest/samples/sampleTabs';
import type {OperationSample} from '../../src/rest/samples/sampleTabs';
import {SAMPLE_LANGUAGES} from '../../src/samples';
import {options} from '../rest/fixture';

/** Commands that parse all files in as few processes as the language allows, and print syntax errors. */
const PARSERS: Record<string, {ending: string; command: string[]}> = {
  curl: {ending: 'sh', command: ['bash', '-c', 'for file in "$@"; do bash -n "$file" || exit 1; done', 'bash']},
  javascript: {
    ending: 'mjs',
    command: [
      'node',
      '--experimental-vm-modules',
      '--no-warnings',
      '-e',
      'for (const file of process.argv.slice(1)) new (require("vm").SourceTextModule)(require("fs").readFileSync(file, "utf8"), {identifier: file})',
    ],
  },
  python: {
    ending: 'py',
    command: [
      'python3',
      '-c',
      'import ast, sys\nfor name in sys.argv[1:]: ast.parse(open(name, encoding="utf-8").read(), name)',
    ],
  },
  php: {ending: 'php', command: ['bash', '-c', 'for file in "$@"; do php -l "$file" || exit 1; done', 'bash']},
  // Also lists files that aren't formatted as every editor for Go formats them.
  go: {ending: 'go', command: ['bash', '-c', 'unformatted=$(gofmt -l "$@"); echo -n "$unformatted" >&2', 'bash']},
};

const documents = ['the fixture site', 'apiary-3.0', 'apiary-3.1'];
let folder = '';
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'all-samples-'));
});
afterAll(() => fs.rmSync(folder, {recursive: true}));

function loadDocument(name: string): OpenApiDocument {
  if (name === documents[0]) return openapi;
  return YAML.parse(fs.readFileSync(`tests/fixtures/foreign/${name}.yaml`, 'utf8')) as OpenApiDocument;
}

function collectSamples(document: OpenApiDocument): {operation: string; sample: OperationSample}[] {
  const all: {operation: string; sample: OperationSample}[] = [];
  forEachOperation(document, (operation, item, location) => {
    if ('webhook' in location) return;
    const samples = createOperationSamples(createPageContext(document, options), {operation, item, ...location});
    all.push(...samples.map((sample) => ({operation: operation.operationId ?? '', sample})));
  });
  return all;
}

describe.each(documents)('the samples of %s', (name) => {
  let samples: ReturnType<typeof collectSamples> = [];
  beforeAll(() => {
    samples = collectSamples(loadDocument(name));
  });

  it.each(SAMPLE_LANGUAGES.map(({id}) => id))('parse in %s', (language) => {
    const parser = PARSERS[language];
    if (!parser) throw new Error(`Add the command that parses ${language} to PARSERS.`);
    const {ending, command} = parser;
    const operations = new Set(samples.map(({operation}) => operation));
    const files = samples
      .filter(({sample}) => sample.id === language)
      .map(({operation, sample}, index) => {
        const file = path.join(folder, `${index}-${operation}.${ending}`);
        fs.writeFileSync(file, `${sample.code.trimEnd()}\n`);
        return {operation, file};
      });
    expect(new Set(files.map(({operation}) => operation)), 'every operation has a sample').toEqual(operations);
    const [program = '', ...rest] = command;
    const result = spawnSync(program, [...rest, ...files.map(({file}) => file)], {encoding: 'utf8'});
    expect(result.stderr).toBe('');
    expect(result.status, result.stdout).toBe(0);
  });
});
