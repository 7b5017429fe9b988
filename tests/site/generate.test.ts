/**
 * `npm run generate`: incremental, complete and atomic. That it makes the same from nothing is in `otherProvider.test.ts`.
 *
 * @module-tag sites
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {brand} from '../../src/brand';
import {differences, generatedFiles} from './generatedFiles';
import {copyGeneratedProject, type ProjectCopy} from './project';

const OPERATION = 'openapi/paths/payments_{id}_link.yaml';
const REQUEST = 'openapi/schemas/SendPaymentLinkRequest.yaml';
const STORES = 'graphql/stores.graphql';
let project: ProjectCopy;
/** What the sources make as they are. */
let made: Map<string, string>;

const pages = (): Map<string, string> => generatedFiles(project.folder);

/** Every generated file, with when it was last written. */
function times(): Map<string, number> {
  return new Map([...pages().keys()].map((file) => [file, fs.statSync(path.join(project.folder, file)).mtimeMs]));
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

function docusaurus(...args: string[]): void {
  const {status, stdout, stderr} = spawnSync('npx', ['docusaurus', ...args], {
    cwd: project.folder,
    encoding: 'utf8',
    env: project.environment,
  });
  expect(status, stdout + stderr).toBe(0);
}

/** Runs the generator on a broken source and puts the source back. */
function outputOfBroken(file: string, change: (text: string) => string): string {
  const before = {bytes: pages(), times: times()};
  const restore = edit(file, change);
  const {status, output} = project.run('generate');
  expect(status).toBe(1);
  expect(output, 'no stack').not.toMatch(/^\s+at /m);
  expect(differences(before.bytes, pages())).toEqual([]);
  expect(differences(before.times, times())).toEqual([]);
  restore();
  return output;
}

beforeAll(() => {
  project = copyGeneratedProject();
  const {status, output} = project.run('generate');
  expect(status, output).toBe(0);
  expect(output).not.toMatch(/warn/i);
  made = pages();
  expect(made.size).toBeGreaterThan(700);
});
afterAll(() => project.remove());

describe('npm run generate', () => {
  it('writes nothing when nothing changed', () => {
    const before = times();
    expect(project.run('generate').output).toBe('References were already up to date.\n');
    expect(differences(before, times())).toEqual([]);
  });

  it('gives the same bytes as the commands of docusaurus-plugin-openapi-docs, which leave hand-written pages alone', () => {
    const before = pages();
    docusaurus('clean-api-docs', 'all');
    expect([...pages().keys()].filter((file) => file.startsWith('apis/rest/'))).toEqual(['apis/rest/index.mdx']);
    docusaurus('gen-api-docs', 'all');
    expect(differences(before, pages())).toEqual([]);
    docusaurus('clean-api-docs', 'rest', '--plugin-id', 'rest');
    docusaurus('gen-api-docs', 'rest', '--plugin-id', 'rest');
    expect(differences(before, pages())).toEqual([]);
  });

  it('rewrites only the files that name an edited operation and the page of an edited type, and tells so in a summary', () => {
    const before = {bytes: pages(), times: times()};
    const operation = edit(OPERATION, (text) => text.replace(/summary: .*/, 'summary: Send the link again'));
    const field = '"""Opening hours, as the merchant writes them."""\n  openingHours: String';
    const type = edit(STORES, (text) =>
      text.replace('input CreateStoreInput {', `input CreateStoreInput {\n  ${field}`),
    );
    const {status, output} = project.run('generate', '--summary', 'summary.md');
    expect(status, output).toBe(0);
    // What it sends and receives says on its own page where it is used.
    const usedSchemas = [
      ...['apiexception', 'badrequesterror', 'internalservererror', 'notfounderror', 'payment'],
      ...['sendpaymentlinkrequest', 'serviceunavailableerror', 'unauthorizederror', 'unprocessableentityerror'],
    ];
    const page = 'apis/graphql/types/inputs/create-store-input.graphql.json';
    const changed = [
      `.generated/collections/collections/${brand.slug}.bruno.zip`,
      `.generated/collections/collections/${brand.slug}.postman_collection.json`,
      '.generated/openapi/openapi.json',
      '.generated/openapi/openapi.yaml',
      '.generated/schema/schema.graphql',
      '.generated/schema/schema.json',
      'apis/graphql/operations/mutations/create-store.graphql.json', // it shows the fields of its input
      page,
      'apis/rest/payments-send-link.api.mdx',
      'apis/rest/payments.rest.json', // the list of its tag
      ...usedSchemas.map((name) => `apis/rest/schemas/${name}.rest.json`),
      'apis/rest/sidebar.ts',
    ];
    expect(differences(before.bytes, pages())).toEqual(changed);
    expect(differences(before.times, times())).toEqual(changed);
    expect(project.read('apis/rest/payments-send-link.api.mdx')).toContain('Send the link again');
    expect(project.read('summary.md')).toContain(`- changed: \`${page}\``);
    // The next test puts the pages back.
    operation();
    type();
  });

  it('takes away the pages of an operation that is gone, and puts back what was there before', () => {
    const before = made;
    const gone = [OPERATION, REQUEST].map((file) => ({file, text: project.read(file)}));
    const restore = edit('openapi/openapi.yaml', (text) => text.replace(/ {2}\/payments\/\{id\}\/link:\n.*\n/, ''));
    gone.forEach(({file}) => project.delete(file));
    const {status, output} = project.run('generate');
    // The guides still speak of it, and are told.
    expect(status, output).toBe(1);
    expect(output).toMatch(
      /^docs\/\S+\.mdx?:\d+: "payments_sendLink" isn't a name in the REST API or the GraphQL API\./m,
    );
    const after = pages();
    expect([...before.keys()].filter((file) => !after.has(file))).toEqual([
      'apis/rest/payments-send-link.api.mdx',
      'apis/rest/payments-send-link.rest.json',
      'apis/rest/schemas/sendpaymentlinkrequest.rest.json',
      'apis/rest/schemas/sendpaymentlinkrequest.schema.mdx',
    ]);
    expect([...after.keys()].filter((file) => !before.has(file))).toEqual([]);

    restore();
    gone.forEach(({file, text}) => project.write(file, text));
    generate();
    expect(differences(before, pages())).toEqual([]);
  });
});

describe('a broken source', () => {
  it('in YAML is named with file and line, and the last good pages stay', () => {
    const output = outputOfBroken(OPERATION, (text) => text.replace(/ {2}summary: .*/, '$&\n   tags: [Payments'));
    expect(output).toMatch(/^openapi\/paths\/payments_\{id\}_link\.yaml:\d+:\d+: /m);
    expect(output).toMatch(
      /\n\nThe REST reference wasn't generated\. Its last good pages are still in place\. The GraphQL reference is up to date\.\n$/,
    );
  });

  it('in a reference that leads nowhere is named with file and line', () => {
    const output = outputOfBroken(OPERATION, (text) =>
      text.replace('SendPaymentLinkRequest.yaml', 'SendPaymentLinkReqest.yaml'),
    );
    expect(output).toMatch(/^openapi\/paths\/payments_\{id\}_link\.yaml:\d+:\d+: .*SendPaymentLinkReqest/m);
  });

  it('in SDL is named with file and line, and the last good pages stay', () => {
    const output = outputOfBroken('graphql/payments.graphql', (text) => `${text}\ntype Broken {\n`);
    expect(output).toMatch(/^graphql\/payments\.graphql:\d+:\d+: Syntax Error/m);
    expect(output).toMatch(
      /\n\nThe GraphQL reference wasn't generated\. Its last good pages are still in place\. The REST reference is up to date\.\n$/,
    );
  });

  it('in the brand is told alone, before anything is made', () => {
    const restore = edit('src/brand.ts', (text) => text.replace("'img/favicon.svg'", "'img/gone.svg'"));
    const {status, output} = project.run('generate', '--force');
    restore();
    expect(status).toBe(1);
    expect(output).toMatch(
      /^src\/brand\.ts:\d+: favicon is "img\/gone\.svg", but static\/img\/gone\.svg doesn't exist; check the capitalization\. .*\n\nNo references were generated\. The last good pages are still in place\.\n$/,
    );
  });

  it('that several tasks read is told once', () => {
    const output = outputOfBroken('changelog.yaml', (text) => text.replace('date: 2026-01-01', 'date: 2026-02-30'));
    expect(output.match(/^changelog\.yaml:\d+: the date must be a calendar date/gm)).toHaveLength(1);
    expect(output).toMatch(
      /\n\nBoth references are up to date, but the errors above prevent the site from being built\.\n$/,
    );
  });

  it('does not keep the generator from making everything once it is mended', () => {
    generate();
    expect(project.run('generate').output).toBe('References were already up to date.\n');
  });
});
