/** Checks what docusaurus-plugin-openapi-docs receives, and what it generates from it. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {Joi} from '@docusaurus/utils-validation';
import {Command} from 'commander';
import openApiDocsPlugin from 'docusaurus-plugin-openapi-docs/lib/index';
import {describe, expect, it, onTestFinished} from 'vitest';
import type {OpenApiDocument, PathItem} from '@paydocs/specs';
import {createOpenApiDocsPlugin} from '../../src/rest/openApiDocs';
import {createOpenApiDocsOptions} from '../../src/rest/pluginOptions';
import {REST, restPages} from '../../../../tests/reference/restPages';
import {createDocument} from './fixture';

interface Item {
  type: string;
  id: string;
}

const responses = {200: {description: 'OK'}};

function createTemporaryFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'openapi-docs-'));
  onTestFinished(() => fs.rmSync(folder, {recursive: true}));
  return folder;
}

function writeDocument(document: object): string {
  const file = path.join(createTemporaryFolder(), 'openapi.json');
  fs.writeFileSync(file, JSON.stringify(document));
  return file;
}

/** @returns the items that the plugin passes to the page generators */
async function collectItems(document: object): Promise<Item[]> {
  const items: Item[] = [];
  const options = createOpenApiDocsOptions({...REST, specPath: writeDocument(document)}, createTemporaryFolder());
  const {markdownGenerators} = options.config.rest!;
  for (const name of Object.keys(markdownGenerators)) {
    Object.assign(markdownGenerators, {[name]: (item: Item) => (items.push(item), '')});
  }
  const cli = new Command();
  createOpenApiDocsPlugin(process.cwd(), options).extendCli?.(cli as never);
  await cli.parseAsync(['node', 'docusaurus', 'gen-api-docs', 'rest']);
  return items;
}

async function generatePages(document: object): Promise<string[]> {
  const folder = path.join(createTemporaryFolder(), 'pages');
  fs.mkdirSync(folder);
  await restPages(document, folder);
  return fs.readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.mdx'));
}

/** @returns a document with this many schemas, each of which refers to all of them */
function createMesh(count: number): OpenApiDocument {
  const names = Array.from({length: count}, (_, index) => `Part${index}`);
  const properties = Object.fromEntries(names.map((name) => [name, {$ref: `#/components/schemas/${name}`}]));
  return createDocument(Object.fromEntries(names.map((name) => [name, {type: 'object', properties}])), {
    paths: {'/parts': {get: {operationId: 'parts', responses}}},
  });
}

it('creates options that the plugin accepts unchanged', () => {
  const {validateOptions} = openApiDocsPlugin as unknown as {validateOptions: (of: object) => object};
  const options = createOpenApiDocsOptions({...REST, specPath: 'openapi.json'});
  const validate = (schema: Joi.ObjectSchema, value: object): object => Joi.attempt(value, schema) as object;
  expect(validateOptions({options, validate})).toEqual(options);
});

describe('the plugin', () => {
  it('receives the IDs of all pages, in the order of the description', async () => {
    const paths = {
      '/b': {
        post: {operationId: 'write', tags: ['Things'], responses},
        get: {operationId: 'Read', tags: ['Others', 'things'], responses},
      },
      '/a': {get: {operationId: 'read', responses}},
      '/first': {get: {operationId: 'first', 'x-position': 1, responses}},
    };
    const webhooks = {told: {post: {operationId: 'told', 'x-position': 0, responses}}};
    const document = createDocument(
      {Thing: {title: 'Another'}, thing: {}},
      {paths, webhooks, tags: [{name: 'things'}]},
    );
    expect((await collectItems(document)).map(({type, id}) => `${type} ${id}`)).toEqual([
      'api first',
      'info test',
      'api write',
      'api read',
      'api read-2',
      'api told',
      'schema thing',
      'schema thing-2',
      'tag things-2',
      'tag others',
      'tag things',
    ]);
  });

  it('receives IDs that it leaves unchanged, whatever letters they have', async () => {
    const document = createDocument({}, {paths: {'/a': {get: {operationId: 'getẞ', responses}}}});
    expect((await collectItems(document)).map(({id}) => id)).toContain('getss');
    expect(await generatePages(document)).toContain('getss.api.mdx');
  });

  it('generates the pages of schemas that refer to each other', async () => {
    expect(await generatePages(createMesh(12))).toHaveLength(14);
  });
});

describe('generates all pages of a description on which the plugin would fail', () => {
  const paths = {'/a': {get: {operationId: 'a', responses}}};
  const webhooks = {told: {post: {operationId: 'told', responses}}};
  const basePages = ['_errors.info.mdx', 'a.api.mdx'];

  it.each<[string, object, string[]]>([
    [
      'without paths',
      {openapi: '3.1.0', info: {title: 'A', version: '1'}, webhooks},
      ['_errors.info.mdx', 'told.api.mdx'],
    ],
    ['without a title', {openapi: '3.1.0', info: {version: '1'}, paths}, basePages],
    [
      "with a schema that isn't an object",
      {...createDocument({}, {paths}), components: {schemas: {Any: true}}},
      [...basePages, 'schemas/any.schema.mdx'],
    ],
    [
      'with a webhook that has an extension and an empty body',
      createDocument(
        {},
        {paths, webhooks: {told: {'x-since': {v: 1}, post: {requestBody: {content: {}}, responses}} as PathItem}},
      ),
      [...basePages, 'told.api.mdx'],
    ],
    [
      'with a security scheme without a name',
      createDocument({}, {paths, components: {securitySchemes: {key: {type: 'http'} as never}}}),
      basePages,
    ],
    [
      'with a value that looks like a reference',
      createDocument({Any: {type: 'object', example: {$ref: '#/definitions/Pet'}}}, {paths}),
      [...basePages, 'schemas/any.schema.mdx'],
    ],
    [
      'with an ID too long for a file name, truncated before a hyphen',
      createDocument({}, {paths: {'/a': {get: {operationId: `${'a'.repeat(119)}Long`, responses}}}}),
      ['_errors.info.mdx', `${'a'.repeat(119)}.api.mdx`],
    ],
    [
      'with an undeclared tag',
      createDocument({}, {paths: {'/a': {get: {...paths['/a'].get, tags: ['New']}}}}),
      [...basePages, 'new.tag.mdx'],
    ],
  ])('%s', async (_, document, pages) => {
    expect((await generatePages(document)).sort()).toEqual(pages.sort());
  });
});
