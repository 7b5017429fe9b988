/**
 * `npm run generate` is incremental, complete, and atomic. `otherProvider.test.ts` tests the generation from nothing.
 *
 * @module-tag sites
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {brand} from '../../src/brand';
import {findDifferences, readGeneratedFiles} from './generatedFiles';
import {copyGeneratedProject, type ProjectCopy} from './project';

const OPERATION = 'openapi/paths/payments_{id}_link.yaml';
const REQUEST = 'openapi/schemas/SendPaymentLinkRequest.yaml';
const STORES = 'graphql/stores.graphql';
let project: ProjectCopy;
/** End of the output of a run with errors. */
const CONSEQUENCE = /\n\nPages that couldn't be generated are as they were\.\n$/;
/** Pages that are generated from the unchanged sources. */
let originalPages: Map<string, string>;

const readPages = (): Map<string, string> => readGeneratedFiles(project.folder);

/** Returns the modification time of every generated file. */
function readTimes(): Map<string, number> {
  return new Map([...readPages().keys()].map((file) => [file, fs.statSync(path.join(project.folder, file)).mtimeMs]));
}

function edit(file: string, change: (text: string) => string): () => void {
  const original = project.read(file);
  const changed = change(original);
  expect(changed, `${file} has what the test edits`).not.toBe(original);
  project.write(file, changed);
  return () => project.write(file, original);
}

function generate(): void {
  const {status, output} = project.run('generate');
  expect(status, output).toBe(0);
}

function runDocusaurus(...args: string[]): void {
  const {status, stdout, stderr} = spawnSync('npx', ['docusaurus', ...args], {
    cwd: project.folder,
    encoding: 'utf8',
    env: project.environment,
  });
  expect(status, stdout + stderr).toBe(0);
}

/** Runs the generator on a broken source, restores the source, and returns the output. */
function generateBroken(file: string, change: (text: string) => string): string {
  const before = {bytes: readPages(), times: readTimes()};
  const restore = edit(file, change);
  const {status, output} = project.run('generate');
  expect(status).toBe(1);
  expect(output, 'no stack').not.toMatch(/^\s+at /m);
  expect(findDifferences(before.bytes, readPages())).toEqual([]);
  expect(findDifferences(before.times, readTimes())).toEqual([]);
  restore();
  return output;
}

beforeAll(() => {
  project = copyGeneratedProject();
  const {status, output} = project.run('generate');
  expect(status, output).toBe(0);
  expect(output).not.toMatch(/warn/i);
  originalPages = readPages();
  expect(originalPages.size).toBeGreaterThan(700);
});
afterAll(() => project.remove());

describe('npm run generate', () => {
  it('writes nothing when nothing changed', () => {
    const before = readTimes();
    expect(project.run('generate').output).toBe('References were already up to date.\n');
    expect(findDifferences(before, readTimes())).toEqual([]);
  });

  it('writes the same bytes as the commands of docusaurus-plugin-openapi-docs, which keep hand-written pages', () => {
    const before = readPages();
    runDocusaurus('clean-api-docs', 'all');
    expect([...readPages().keys()].filter((file) => file.startsWith('apis/rest/'))).toEqual(['apis/rest/index.mdx']);
    runDocusaurus('gen-api-docs', 'all');
    expect(findDifferences(before, readPages())).toEqual([]);
    runDocusaurus('clean-api-docs', 'rest', '--plugin-id', 'rest');
    runDocusaurus('gen-api-docs', 'rest', '--plugin-id', 'rest');
    expect(findDifferences(before, readPages())).toEqual([]);
  });

  it('rewrites only the files that name an edited operation and the page of an edited type', () => {
    const before = {bytes: readPages(), times: readTimes()};
    const restoreOperation = edit(OPERATION, (text) => text.replace(/summary: .*/, 'summary: Send the link again'));
    const field = '"""Opening hours, as the merchant writes them."""\n  openingHours: String';
    const restoreType = edit(STORES, (text) =>
      text.replace('input CreateStoreInput {', `input CreateStoreInput {\n  ${field}`),
    );
    const {status, output} = project.run('generate');
    expect(status, output).toBe(0);
    // Schemas of its request and responses list on their own pages where they are used.
    const usedSchemas = [
      ...['apiexception', 'badrequesterror', 'internalservererror', 'notfounderror', 'payment'],
      ...['sendpaymentlinkrequest', 'serviceunavailableerror', 'unauthorizederror', 'unprocessableentityerror'],
    ];
    const changed = [
      `.generated/collections/collections/${brand.slug}.bruno.zip`,
      `.generated/collections/collections/${brand.slug}.postman_collection.json`,
      '.generated/openapi/openapi.json',
      '.generated/openapi/openapi.yaml',
      '.generated/schema/schema.graphql',
      '.generated/schema/schema.json',
      'apis/graphql/operations/mutations/create-store.graphql.json', // it shows the fields of its input
      'apis/graphql/types/inputs/create-store-input.graphql.json',
      'apis/rest/payments-send-link.api.mdx',
      'apis/rest/payments.rest.json', // the list of its tag
      ...usedSchemas.map((name) => `apis/rest/schemas/${name}.rest.json`),
      'apis/rest/sidebar.ts',
    ];
    expect(findDifferences(before.bytes, readPages())).toEqual(changed);
    expect(findDifferences(before.times, readTimes())).toEqual(changed);
    expect(project.read('apis/rest/payments-send-link.api.mdx')).toContain('Send the link again');
    // The next test restores the pages.
    restoreOperation();
    restoreType();
  });

  it('deletes the pages of a removed operation, and restores them with the operation', () => {
    const before = originalPages;
    const removed = [OPERATION, REQUEST].map((file) => ({file, text: project.read(file)}));
    const restore = edit('openapi/openapi.yaml', (text) => text.replace(/ {2}\/payments\/\{id\}\/link:\n.*\n/, ''));
    removed.forEach(({file}) => project.delete(file));
    const {status, output} = project.run('generate');
    // The guides still mention it, which is an error.
    expect(status, output).toBe(1);
    expect(output).toMatch(
      /^docs\/\S+\.mdx?:\d+: "payments_sendLink" isn't a name in the REST API or the GraphQL API\./m,
    );
    const after = readPages();
    expect([...before.keys()].filter((file) => !after.has(file))).toEqual([
      'apis/rest/payments-send-link.api.mdx',
      'apis/rest/payments-send-link.rest.json',
      'apis/rest/schemas/sendpaymentlinkrequest.rest.json',
      'apis/rest/schemas/sendpaymentlinkrequest.schema.mdx',
    ]);
    expect([...after.keys()].filter((file) => !before.has(file))).toEqual([]);

    restore();
    removed.forEach(({file, text}) => project.write(file, text));
    generate();
    expect(findDifferences(before, readPages())).toEqual([]);
  });
});

describe('a broken source', () => {
  it('in YAML is reported with file and line, and the last good pages stay', () => {
    const output = generateBroken(OPERATION, (text) => text.replace(/ {2}summary: .*/, '$&\n   tags: [Payments'));
    expect(output).toMatch(/^openapi\/paths\/payments_\{id\}_link\.yaml:\d+:\d+: /m);
    expect(output).toMatch(CONSEQUENCE);
  });

  it('with a broken reference is reported with file and line', () => {
    const output = generateBroken(OPERATION, (text) =>
      text.replace('SendPaymentLinkRequest.yaml', 'SendPaymentLinkReqest.yaml'),
    );
    expect(output).toMatch(/^openapi\/paths\/payments_\{id\}_link\.yaml:\d+:\d+: .*SendPaymentLinkReqest/m);
  });

  it('in SDL is reported with file and line, and the last good pages stay', () => {
    const output = generateBroken('graphql/payments.graphql', (text) => `${text}\ntype Broken {\n`);
    expect(output).toMatch(/^graphql\/payments\.graphql:\d+:\d+: Syntax Error/m);
    expect(output).toMatch(CONSEQUENCE);
  });

  it('in the brand is reported alone, before anything is generated', () => {
    const restore = edit('src/brand.ts', (text) => text.replace("'img/favicon.svg'", "'img/gone.svg'"));
    const {status, output} = project.run('generate', '--force');
    restore();
    expect(status).toBe(1);
    expect(output).toMatch(
      /^src\/brand\.ts:\d+: favicon is "img\/gone\.svg", but static\/img\/gone\.svg doesn't exist; check the capitalization\. .*\n\nPages that couldn't be generated are as they were\.\n$/,
    );
  });

  it('reports a mistake on standard output alone as JSON and as annotations of GitHub Actions', () => {
    expect(JSON.parse(project.run('generate', '--format', 'json').stdout)).toEqual([]);
    const restore = edit('graphql/payments.graphql', (text) => `${text}\ntype Broken {\n`);
    const json = project.run('generate', '--format', 'json');
    expect(json.status).toBe(1);
    expect(JSON.parse(json.stdout)).toEqual([
      expect.objectContaining({
        file: 'graphql/payments.graphql',
        line: expect.any(Number) as number,
        message: expect.stringMatching(/^Syntax Error/) as string,
      }),
    ]);
    const github = project.run('generate', '--format', 'github');
    expect(github.status).toBe(1);
    expect(github.stdout).toMatch(
      /^::error file=graphql\/payments\.graphql,line=\d+,col=\d+[^\n]*::Syntax Error[^\n]*\n$/,
    );
    restore();
  });

  it('that several tasks read is reported once', () => {
    const output = generateBroken('changelog.yaml', (text) => text.replace('date: 2026-01-01', 'date: 2026-02-30'));
    expect(output.match(/^changelog\.yaml:\d+: the date must be a calendar date/gm)).toHaveLength(1);
    expect(output).toMatch(CONSEQUENCE);
  });

  it('does not prevent a complete generation after it is fixed', () => {
    generate();
    expect(project.run('generate').output).toBe('References were already up to date.\n');
  });
});
