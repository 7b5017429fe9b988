/** Checks what docusaurus-plugin-openapi-docs receives, and what it generates from it. */
import fs from 'node:fs';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';
import {Joi} from '@docusaurus/utils-validation';
import {Command} from 'commander';
import openApiDocsPlugin from 'docusaurus-plugin-openapi-docs/lib/index';
import {describe, expect, it, onTestFinished, vi} from 'vitest';
import YAML from 'yaml';
import {METHODS, type OpenApiDocument, type PathItem} from '@paydocs/specs';
import {createOpenApiDocsPlugin} from '../../src/rest/openApiDocs';
import {createOpenApiDocsOptions} from '../../src/rest/pluginOptions';
import {REST, restPages} from '../../../../tests/reference/restPages';
import {createDocument} from './fixture';

interface Item {
  type: string;
  title: string;
  api?: {method: string; path: string; operationId?: string; parameters?: {name: string}[]; responses?: object};
  schema?: {title: string; properties?: object};
  tag?: {name: string; description?: string};
  info?: {title: string; version: string};
}
type Load = (file: string) => Promise<unknown>;

const {loadAndResolveSpec} = createRequire(__filename)(
  'docusaurus-plugin-openapi-docs/lib/openapi/utils/loadAndResolveSpec',
) as {loadAndResolveSpec: Load};

const {SchemaPack} = (
  createRequire(__filename)('openapi-to-postmanv2') as {
    default: {
      SchemaPack: new (input: object, options: object) => {convert(callback: (...args: unknown[]) => void): void};
    };
  }
).default;

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
  const document = YAML.parse(fs.readFileSync('tests/fixtures/foreign/apiary-3.0.yaml', 'utf8')) as OpenApiDocument;

  it('traverses the requests, schemas, and tags of the description, with their contents', async () => {
    const items = await collectItems(document);
    const requests = Object.entries(document.paths ?? {}).flatMap(([route, item]) =>
      METHODS.flatMap((method) =>
        item[method] ? [`${method} ${route} ${Object.keys(item[method].responses!).join()}`] : [],
      ),
    );
    const apis = items.flatMap(({api}) => (api && api.method !== 'event' ? [api] : []));
    expect(apis.map((api) => `${api.method} ${api.path} ${Object.keys(api.responses!).join()}`)).toEqual(requests);
    expect(requests.length).toBeGreaterThan(5);
    // References to anything but a schema are resolved.
    expect(JSON.stringify(apis.map(({parameters}) => parameters))).not.toContain('$ref');
    expect(apis.flatMap(({parameters = []}) => parameters).every(({name}) => name)).toBe(true);

    const schemas = Object.entries(document.components!.schemas!);
    const schemaItems = items.flatMap(({schema}) => schema ?? []);
    expect(schemaItems.map(({title}) => title)).toEqual(schemas.map(([name]) => name));
    expect(schemaItems.map(({properties}) => Object.keys(properties ?? {}))).toEqual(
      schemas.map(([, {properties}]) => Object.keys(properties ?? {})),
    );
    expect(items.flatMap(({tag}) => tag ?? [])).toMatchObject(document.tags!);
    expect(items.find(({info}) => info)?.info).toMatchObject(document.info as object);
  });

  it('receives IDs, tags, and titles as written unless two of them would share a page', async () => {
    const paths = {
      '/a': {get: {operationId: 'read', tags: ['Things'], responses}},
      '/b': {get: {operationId: 'Read', tags: ['things'], responses}},
    };
    const items = await collectItems(createDocument({Thing: {title: 'Another'}, thing: {}}, {paths}));
    expect(items.map(({api}) => api?.operationId).filter(Boolean)).toEqual(['read-2', 'Read']);
    expect(items.flatMap(({schema}) => schema?.title ?? [])).toEqual(['Thing', 'thing-2']);
    expect(items.flatMap(({tag}) => tag ?? [])).toMatchObject(
      [
        {name: 'things-2', 'x-displayName': 'things'},
        {name: 'Things', 'x-displayName': 'Things'},
      ].reverse(),
    );
  });

  it('receives schema names in the mapping of a discriminator, where it would also inline schemas', async () => {
    const discriminator = {propertyName: 'kind', mapping: {any: '#/components/schemas/Any'}};
    const items = await collectItems(createDocument({Any: {oneOf: [], discriminator}}));
    expect(items.find(({schema}) => schema)?.schema).toMatchObject({discriminator: {mapping: {any: 'Any'}}});
  });

  it('still inlines schemas that refer to each other repeatedly', async () => {
    const measureSize = async (count: number): Promise<number> =>
      JSON.stringify(await loadAndResolveSpec(writeDocument(createMesh(count)))).length;
    // When this fails, `createPluginDocument` can keep references.
    expect((await measureSize(6)) / (await measureSize(4))).toBeGreaterThan(20);
  });

  it("still can't convert a path named hasOwnProperty to a collection", () => {
    const paths = {'/hasOwnProperty/b': {get: {operationId: 'a', responses}}};
    const callback = vi.fn();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    new SchemaPack({type: 'json', data: createDocument({}, {paths})}, {schemaFaker: false}).convert(callback);
    // When this fails, the plugin no longer needs `disablePostmanConverter`.
    expect(callback.mock.calls[0]).toMatchObject([
      {message: expect.stringContaining('hasOwnProperty is not a function')},
    ]);
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
