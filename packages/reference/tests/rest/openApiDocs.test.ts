/** What docusaurus-plugin-openapi-docs is told and what it makes of that. */
import fs from 'node:fs';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';
import {Joi} from '@docusaurus/utils-validation';
import {Command} from 'commander';
import openApiDocsPlugin from 'docusaurus-plugin-openapi-docs/lib/index';
import {describe, expect, it, onTestFinished, vi} from 'vitest';
import YAML from 'yaml';
import {METHODS, type OpenApiDocument, type PathItem} from '@paydocs/specs/openapi/document';
import {createOpenApiDocsPlugin} from '../../src/rest/openApiDocs';
import {createOpenApiDocsOptions} from '../../src/rest/pluginOptions';
import {REST, restPages} from '../../../../tests/reference/restPages';
import {documentOf} from './fixture';

interface Item {
  type: string;
  title: string;
  api?: {method: string; path: string; operationId?: string; parameters?: {name: string}[]; responses?: object};
  schema?: {title: string; properties?: object};
  tag?: {name: string; description?: string};
  info?: {title: string; version: string};
}
type Load = (file: string) => Promise<unknown>;

// Taken before anything replaces it.
const {loadAndResolveSpec} = createRequire(__filename)(
  'docusaurus-plugin-openapi-docs/lib/openapi/utils/loadAndResolveSpec',
) as {loadAndResolveSpec: Load};

const {SchemaPack} = (
  createRequire(__filename)('openapi-to-postmanv2') as {
    default: {SchemaPack: new (input: object, options: object) => {convert(done: (...told: unknown[]) => void): void}};
  }
).default;

const responses = {200: {description: 'OK'}};

function temporaryFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'openapi-docs-'));
  onTestFinished(() => fs.rmSync(folder, {recursive: true}));
  return folder;
}

function write(document: object): string {
  const file = path.join(temporaryFolder(), 'openapi.json');
  fs.writeFileSync(file, JSON.stringify(document));
  return file;
}

/** What the plugin hands to the generators of pages. */
async function handedOver(document: object): Promise<Item[]> {
  const items: Item[] = [];
  const options = createOpenApiDocsOptions({...REST, specPath: write(document)}, temporaryFolder());
  const {markdownGenerators} = options.config.rest!;
  for (const name of Object.keys(markdownGenerators)) {
    Object.assign(markdownGenerators, {[name]: (item: Item) => (items.push(item), '')});
  }
  const cli = new Command();
  createOpenApiDocsPlugin(process.cwd(), options).extendCli?.(cli as never);
  await cli.parseAsync(['node', 'docusaurus', 'gen-api-docs', 'rest']);
  return items;
}

async function pagesOf(document: object): Promise<string[]> {
  const folder = path.join(temporaryFolder(), 'pages');
  fs.mkdirSync(folder);
  await restPages(document, folder);
  return fs.readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.mdx'));
}

/** So many schemas that each refer to all. */
function mesh(count: number): OpenApiDocument {
  const names = Array.from({length: count}, (_, index) => `Part${index}`);
  const properties = Object.fromEntries(names.map((name) => [name, {$ref: `#/components/schemas/${name}`}]));
  return documentOf(Object.fromEntries(names.map((name) => [name, {type: 'object', properties}])), {
    paths: {'/parts': {get: {operationId: 'parts', responses}}},
  });
}

it('has options that the plugin documents', () => {
  const {validateOptions} = openApiDocsPlugin as unknown as {validateOptions: (of: object) => object};
  const options = createOpenApiDocsOptions({...REST, specPath: 'openapi.json'});
  const validate = (schema: Joi.ObjectSchema, value: object): object => Joi.attempt(value, schema) as object;
  expect(validateOptions({options, validate})).toEqual(options);
});

describe('the plugin', () => {
  const document = YAML.parse(fs.readFileSync('tests/fixtures/foreign/apiary-3.0.yaml', 'utf8')) as OpenApiDocument;

  it('walks the description itself: its requests, schemas and tags, with what is in them', async () => {
    const items = await handedOver(document);
    const requests = Object.entries(document.paths ?? {}).flatMap(([place, item]) =>
      METHODS.flatMap((method) =>
        item[method] ? [`${method} ${place} ${Object.keys(item[method].responses!).join()}`] : [],
      ),
    );
    const apis = items.flatMap(({api}) => (api && api.method !== 'event' ? [api] : []));
    expect(apis.map((api) => `${api.method} ${api.path} ${Object.keys(api.responses!).join()}`)).toEqual(requests);
    expect(requests.length).toBeGreaterThan(5);
    // References to anything but a schema are resolved.
    expect(JSON.stringify(apis.map(({parameters}) => parameters))).not.toContain('$ref');
    expect(apis.flatMap(({parameters = []}) => parameters).every(({name}) => name)).toBe(true);

    const schemas = Object.entries(document.components!.schemas!);
    const known = items.flatMap(({schema}) => schema ?? []);
    expect(known.map(({title}) => title)).toEqual(schemas.map(([name]) => name));
    expect(known.map(({properties}) => Object.keys(properties ?? {}))).toEqual(
      schemas.map(([, {properties}]) => Object.keys(properties ?? {})),
    );
    expect(items.flatMap(({tag}) => tag ?? [])).toMatchObject(document.tags!);
    expect(items.find(({info}) => info)?.info).toMatchObject(document.info as object);
  });

  it('gets ids, tags and titles as they are written where each leads to a page of its own', async () => {
    const paths = {
      '/a': {get: {operationId: 'read', tags: ['Things'], responses}},
      '/b': {get: {operationId: 'Read', tags: ['things'], responses}},
    };
    const items = await handedOver(documentOf({Thing: {title: 'Another'}, thing: {}}, {paths}));
    expect(items.map(({api}) => api?.operationId).filter(Boolean)).toEqual(['read-2', 'Read']);
    expect(items.flatMap(({schema}) => schema?.title ?? [])).toEqual(['Thing', 'thing-2']);
    expect(items.flatMap(({tag}) => tag ?? [])).toMatchObject(
      [
        {name: 'things-2', 'x-displayName': 'things'},
        {name: 'Things', 'x-displayName': 'Things'},
      ].reverse(),
    );
  });

  it('gets names of schemas in the mapping of a discriminator, which it would write out as well', async () => {
    const discriminator = {propertyName: 'kind', mapping: {any: '#/components/schemas/Any'}};
    const items = await handedOver(documentOf({Any: {oneOf: [], discriminator}}));
    expect(items.find(({schema}) => schema)?.schema).toMatchObject({discriminator: {mapping: {any: 'Any'}}});
  });

  it('still writes out schemas that refer to each other again and again', async () => {
    const size = async (count: number): Promise<number> =>
      JSON.stringify(await loadAndResolveSpec(write(mesh(count)))).length;
    // When this fails, the plugin does without `nameSchemas`, and `description.ts` can leave references alone.
    expect((await size(6)) / (await size(4))).toBeGreaterThan(20);
  });

  it('still has no collection of a path called hasOwnProperty', () => {
    const paths = {'/hasOwnProperty/b': {get: {operationId: 'a', responses}}};
    const told = vi.fn();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    new SchemaPack({type: 'json', data: documentOf({}, {paths})}, {schemaFaker: false}).convert(told);
    // When this fails, the plugin does without `makeNoCollection`.
    expect(told.mock.calls[0]).toMatchObject([{message: expect.stringContaining('hasOwnProperty is not a function')}]);
  });

  it('makes the pages of schemas that refer to each other', async () => {
    expect(await pagesOf(mesh(12))).toHaveLength(14);
  });
});

describe('a description that the plugin stops at keeps its pages', () => {
  const paths = {'/a': {get: {operationId: 'a', responses}}};
  const webhooks = {told: {post: {operationId: 'told', responses}}};
  const both = ['_errors.info.mdx', 'a.api.mdx'];

  it.each<[string, object, string[]]>([
    [
      'without paths',
      {openapi: '3.1.0', info: {title: 'A', version: '1'}, webhooks},
      ['_errors.info.mdx', 'told.api.mdx'],
    ],
    ['without a title', {openapi: '3.1.0', info: {version: '1'}, paths}, both],
    [
      'with a schema that is no object',
      {...documentOf({}, {paths}), components: {schemas: {Any: true}}},
      [...both, 'schemas/any.schema.mdx'],
    ],
    [
      'with a webhook that has an extension and an empty body',
      documentOf(
        {},
        {paths, webhooks: {told: {'x-since': {v: 1}, post: {requestBody: {content: {}}, responses}} as PathItem}},
      ),
      [...both, 'told.api.mdx'],
    ],
    [
      'with a scheme of authentication that has no name',
      documentOf({}, {paths, components: {securitySchemes: {key: {type: 'http'} as never}}}),
      both,
    ],
    [
      'with a value that looks like a reference',
      documentOf({Any: {type: 'object', example: {$ref: '#/definitions/Pet'}}}, {paths}),
      [...both, 'schemas/any.schema.mdx'],
    ],
    [
      'with an id too long for a file name, cut before a hyphen',
      documentOf({}, {paths: {'/a': {get: {operationId: `${'a'.repeat(119)}Long`, responses}}}}),
      ['_errors.info.mdx', `${'a'.repeat(119)}.api.mdx`],
    ],
    [
      'with a tag that nobody declares',
      documentOf({}, {paths: {'/a': {get: {...paths['/a'].get, tags: ['New']}}}}),
      [...both, 'new.tag.mdx'],
    ],
  ])('%s', async (_, document, pages) => {
    expect((await pagesOf(document)).sort()).toEqual(pages.sort());
  });
});
