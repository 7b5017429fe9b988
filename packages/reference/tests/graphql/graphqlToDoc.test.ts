import fs from 'node:fs';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';
import {Printer} from '@graphql-markdown/printer-legacy';
import {afterAll, afterEach, beforeAll, describe, expect, it, vi} from 'vitest';
import {listFiles, InputError} from '@paydocs/core';
import {generateGraphqlPages, runGraphqlToDoc} from '../../src/graphql/plugin/generate';
import type {GraphqlHooks} from '../../src/graphql/plugin/hooks';
import {createGraphqlPlugin, type GraphqlReference} from '../../src/graphql/plugin/pluginOptions';
import type {PageOptions} from '../../src/graphql/plugin/reference';

const SDL = `
  directive @internal on OBJECT | FIELD_DEFINITION
  schema { query: Query, subscription: Live }
  type Query { payment: Payment, secret: Int @internal }
  type Live { onUpdate: Subscription }
  "Money that moves."
  type Payment { id: ID!, subscription: Subscription }
  type PAYMENT { id: ID }
  type Subscription { id: ID }
  type Ledger @internal { id: ID }
  type constructor { id: ID }
  enum Oauth2 { YES }
  enum Oauth_2 { NO }
`;

const formatter = createRequire(__filename)('../../src/graphql/plugin/formatter.cjs') as GraphqlHooks;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'graphql-to-doc-'));
const calls = {url: 'https://api.example', webSocketUrl: 'wss://api.example', apiKeyVariable: 'KEY'};
const reference: GraphqlReference = {
  schema: path.join(folder, 'schema.graphql'),
  basePath: 'apis/graphql',
  baseUrl: '/docs/',
  loadPageOptions: () => ({calls}),
};

beforeAll(() => fs.writeFileSync(reference.schema, SDL));
afterAll(() => fs.rmSync(folder, {recursive: true}));
afterEach(() => vi.restoreAllMocks());

/** Runs the command. @returns the folder that it wrote to, and the errors that prevented pages */
async function run(flags: Parameters<typeof runGraphqlToDoc>[1] = {}): Promise<{root: string; errors: unknown[]}> {
  const root = fs.mkdtempSync(path.join(folder, 'root-'));
  return {root, errors: await runGraphqlToDoc(reference, {root, ...flags}, () => undefined)};
}

/** @returns the pages in a folder, without their extension */
const listPages = (root: string): string[] =>
  listFiles(root)
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => path.relative(root, file).replace(/\.mdx$/, ''))
    .sort();

describe('the package', () => {
  it('reads the schema itself, traverses its types, and requests a page of each', async () => {
    const load = vi.spyOn(formatter, 'beforeLoadSchemaHook');
    const print = vi.spyOn(formatter, 'beforePrintTypeHook');
    const names: string[] = [];
    const {beforeRenderRootTypesHook} = formatter;
    vi.spyOn(formatter, 'beforeRenderRootTypesHook').mockImplementation((event) => {
      names.push(...Object.values(event.data.rootTypes).flatMap((entries) => Object.keys(entries)));
      return beforeRenderRootTypesHook(event);
    });
    await run();
    expect(load.mock.calls.map(([{data}]) => data.schemaLocation)).toEqual([reference.schema]);
    expect(names).toEqual(expect.arrayContaining(['payment', 'secret', 'Payment', 'PAYMENT', 'Ledger', 'Oauth2']));
    const payment = print.mock.calls.map(([{data}]) => data.type).find(({name}) => name === 'Payment');
    expect(payment?.description).toBe('Money that moves.');
    expect(payment && 'getFields' in payment && Object.keys(payment.getFields())).toEqual(['id', 'subscription']);
  });

  it('keeps the pages of names that differ in case or underscores, or that it mistakes for a group', async () => {
    const {root, errors} = await run();
    expect(errors).toEqual([]);
    const pages = listPages(path.join(root, 'apis/graphql'));
    expect(pages.filter((page) => /objects|enums|subscriptions/.test(page))).toEqual([
      'operations/subscriptions/on-update',
      'types/enums/oauth-2',
      'types/enums/oauth2',
      'types/objects/constructor',
      'types/objects/ledger',
      'types/objects/payment',
      'types/objects/payment-2',
      'types/objects/subscription',
    ]);
  });

  it('prints nothing itself, which would take quadratic time in the number of types', async () => {
    const {init, printRelations, printCode} = Printer;
    const relations = vi.fn(printRelations);
    const code = vi.fn(printCode);
    Object.assign(Printer, {printRelations: relations, printCode: code});
    try {
      await run();
      expect(init).toBe(Printer.init);
      expect([relations.mock.calls.length, code.mock.calls.length]).toEqual([0, 0]);
    } finally {
      Object.assign(Printer, {printRelations, printCode});
    }
  });
});

describe('graphql-to-doc', () => {
  it('writes the same bytes as the generation', async () => {
    const {root} = await run();
    const staging = fs.mkdtempSync(path.join(folder, 'staging-'));
    await generateGraphqlPages(reference, staging);
    const readTexts = (directory: string): Map<string, string> =>
      new Map(listFiles(directory).map((file) => [path.relative(directory, file), fs.readFileSync(file, 'utf8')]));
    const generated = readTexts(staging);
    expect(generated.get('sidebar.ts')).toContain('"label": "PAYMENT"');
    expect(readTexts(path.join(root, 'apis/graphql'))).toEqual(generated);
  });

  it('logs no progress in the generation, but keeps the logs of other code', async () => {
    const log = vi.spyOn(console, 'log').mockReturnValue();
    const info = vi.spyOn(console, 'info').mockReturnValue();
    const loadPageOptions = (): PageOptions => {
      console.log('something else is done');
      return {calls};
    };
    await generateGraphqlPages({...reference, loadPageOptions}, fs.mkdtempSync(path.join(folder, 'staging-')));
    expect([...log.mock.calls, ...info.mock.calls]).toEqual([['something else is done']]);
  });

  it('writes to the given base, and links to it, in each run of a process', async () => {
    await run();
    const {root, errors} = await run({base: 'v2/graphql', link: '/beta/'});
    expect(errors).toEqual([]);
    const data = fs.readFileSync(path.join(root, 'v2/graphql/operations/queries/payment.graphql.json'), 'utf8');
    expect(data).toContain('/beta/v2/graphql/types/objects/payment-2/');
    expect(data).not.toContain('/docs/');
  });

  it('omits what the skip option excludes', async () => {
    const {root, errors} = await run({skip: ['@internal']});
    expect(errors).toEqual([]);
    const pages = listPages(path.join(root, 'apis/graphql'));
    expect(pages).toEqual(expect.arrayContaining(['types/objects/payment', 'types/directives/internal']));
    expect(pages.filter((page) => /ledger|secret/.test(page))).toEqual([]);
    expect(fs.readFileSync(path.join(root, 'apis/graphql/sidebar.ts'), 'utf8')).not.toContain('Ledger');
  });

  it('reports pages that no link points to', async () => {
    const {errors} = await run({hierarchy: 'entity'});
    expect(String(errors[0])).toMatch(/^InputError: \w+\/[\w-]+\.mdx: No link points to this page/);
  });
});

describe('an input error', () => {
  const inputError = new InputError([{file: 'graphql/examples/payment.graphql', line: 1, message: 'No such field.'}]);
  const invalidReference: GraphqlReference = {
    ...reference,
    loadPageOptions() {
      throw inputError;
    },
  };

  it('stops the generation, and leaves nothing behind', async () => {
    const staging = fs.mkdtempSync(path.join(folder, 'staging-'));
    await expect(generateGraphqlPages(invalidReference, staging)).rejects.toBe(inputError);
    expect(fs.readdirSync(staging)).toEqual([]);
    expect(fs.existsSync(`${staging}-root`)).toBe(false);
  });

  it('keeps the existing pages', async () => {
    const {root} = await run();
    const sidebar = path.join(root, 'apis/graphql/sidebar.ts');
    const before = fs.readFileSync(sidebar, 'utf8');
    expect(await runGraphqlToDoc(invalidReference, {root}, () => undefined)).toEqual([inputError]);
    expect(fs.readFileSync(sidebar, 'utf8')).toBe(before);
  });

  it('is logged in the terminal if the command was started there, which then fails', async () => {
    const print = vi.spyOn(console, 'error').mockReturnValue();
    const {exitCode} = process;
    try {
      createGraphqlPlugin(invalidReference);
      await formatter.beforeRenderRootTypesHook({data: {rootTypes: {}}});
      expect(print.mock.calls).toEqual([['graphql/examples/payment.graphql:1: No such field.']]);
      expect(process.exitCode).toBe(1);
    } finally {
      process.exitCode = exitCode;
    }
  });
});
