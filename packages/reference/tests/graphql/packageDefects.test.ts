/** Checks defects of @graphql-markdown. Each test fails when a new version no longer needs the workaround in its title. */
import fs from 'node:fs';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';
import {Printer} from '@graphql-markdown/printer-legacy';
import {hasPrintableDirective} from '@graphql-markdown/printer-legacy/link';
import type {GraphQLSchema} from 'graphql';
import {expect, it} from 'vitest';
import {patchSlugify, loadCoreStringUtils} from '../../src/graphql/plugin/patchSlugify';

const require = createRequire(__filename);
const {buildSchema} = require('graphql') as typeof import('graphql');
const {getDocumentLoaders, getSchemaMap, loadSchema} =
  require('@graphql-markdown/graphql') as typeof import('@graphql-markdown/graphql');

it('splits file names at digits: otherwise, delete patchSlugify.ts', () => {
  const {slugify} = loadCoreStringUtils();
  expect(slugify('oauth2')).toBe('oauth-2');
  patchSlugify();
  expect(loadCoreStringUtils().slugify('oauth2')).toBe('oauth2');
  expect(loadCoreStringUtils().slugify('Live subscriptions')).toBe('live-subscriptions');
  const {slugify: patched} = loadCoreStringUtils();
  patchSlugify();
  expect(loadCoreStringUtils().slugify).toBe(patched);
});

it("gives two types the same file, and loses some: otherwise, keep the package's `rootTypes`", () => {
  const schema = buildSchema(`
    schema { query: Query, subscription: Live }
    type Query { shop: Shop, SHOP: Int }
    type Live { onUpdate: Subscription }
    type Shop { id: ID }
    type Subscription { id: ID }
  `);
  expect(Object.keys(getSchemaMap(schema).objects ?? {})).toEqual(['Shop']);
  const {slugify} = loadCoreStringUtils();
  expect(slugify('SHOP')).toBe(slugify('Shop'));
});

it('fails at the definition of a directive: otherwise, use its filter for directives too, and let it filter again', () => {
  const schema = buildSchema('directive @internal on OBJECT\ntype Query { a: Int }');
  const internal = schema.getDirective('internal')!;
  expect(() => hasPrintableDirective(internal, {skipDocDirectives: [internal]})).toThrow('DirectiveDefinition');
});

it('keeps the options of the first run: otherwise, remove `Printer.options = undefined`', async () => {
  const schema = buildSchema('type Query { a: Int }');
  Printer.options = undefined;
  await Printer.init(schema, 'first');
  await Printer.init(schema, 'second');
  expect(Printer.options).toMatchObject({basePath: '/first'});
  Printer.options = undefined;
});

it('has a loader that fails at a type named `constructor`: otherwise, delete schemaLoader.cjs', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'graphql-loader-'));
  const file = path.join(folder, 'schema.graphql');
  fs.writeFileSync(file, 'type Query { a: constructor }\ntype constructor { id: ID }\n');
  const load = async (loaders: Record<string, string>): Promise<GraphQLSchema> =>
    (await loadSchema(file as never, (await getDocumentLoaders(loaders as never)) as never)) as GraphQLSchema;
  try {
    await expect(load({GraphQLFileLoader: '@graphql-tools/graphql-file-loader'})).rejects.toThrow(TypeError);
    const ownLoader = require.resolve('../../src/graphql/plugin/schemaLoader.cjs');
    expect(String((await load({SchemaLoader: ownLoader})).getType('constructor'))).toBe('constructor');
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
});
