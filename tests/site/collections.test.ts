/** Collections for API clients: they contain every example, and a mock of the API accepts each of their requests. */
import {randomUUID} from 'node:crypto';
import fs from 'node:fs';
import {buildSchema, parse, validate} from 'graphql';
import {strFromU8, unzipSync} from 'fflate';
import {startMockServers, type MockServers} from '../../packages/cli/src/snippets/mock';
import {
  collectRequestItems,
  type PostmanCollection,
  type PostmanRequest,
} from '../../packages/agents/src/collections/postman/types';
import {
  deref,
  METHODS,
  getWebhooks,
  type OpenApiDocument,
  type Example,
  type MediaType,
  type PathItem,
  type Ref,
  type RequestBody,
  type Response,
} from '@paydocs/specs';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {brand} from '../../src/brand';

const read = (file: string): Buffer => fs.readFileSync(`build/${file}`);
const document = JSON.parse(read('openapi.json').toString()) as OpenApiDocument;
const collection = JSON.parse(
  read(`collections/${brand.slug}.postman_collection.json`).toString(),
) as PostmanCollection;
const requests = collectRequestItems(collection.item).map(({item}) => item);

const readZip = (kind: string): [name: string, text: string][] =>
  Object.entries(unzipSync(read(`collections/${brand.slug}.${kind}.zip`))).map(([name, bytes]) => [
    name,
    strFromU8(bytes),
  ]);

function tryParseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns every example of the description as a string with its operation, request or status, and value. */
function collectExamples(): string[] {
  const pathItems = [...Object.values(document.paths ?? {}), ...Object.values(getWebhooks(document))];
  const getExampleValues = (content: Record<string, MediaType> = {}): unknown[] =>
    Object.values(content).flatMap(({example, examples = {}}) => [
      ...(example === undefined ? [] : [example]),
      ...Object.values(examples).map((each) => deref<Example>(document, each as Example | Ref).value),
    ]);
  return pathItems.flatMap((entry) => {
    const item = deref<PathItem>(document, entry as PathItem | Ref);
    return METHODS.flatMap((method) => {
      const {summary = '', requestBody, responses = {}} = item[method] ?? {};
      const sent = requestBody ? getExampleValues(deref<RequestBody>(document, requestBody).content) : [];
      const received = Object.entries(responses).flatMap(([status, response]) =>
        getExampleValues(deref<Response>(document, response).content).map((value) => [status, value] as const),
      );
      return [
        ...sent.map((value) => [summary, 'sent', JSON.stringify(value)].join(' ')),
        ...received.map(([status, value]) => [summary, status, JSON.stringify(value)].join(' ')),
      ];
    });
  });
}

describe('the Postman collection', () => {
  it('contains every example of the description', () => {
    // Bodies of other media types are plain text.
    const toCompactJson = (text = ''): string => JSON.stringify(text === '' ? null : (tryParseJson(text) ?? text));
    const actual = new Set(
      requests.flatMap(({name, request, response = []}) => [
        [name, 'sent', toCompactJson(request.body?.raw)].join(' '),
        ...response.flatMap(({code, body, originalRequest}) => [
          [name, 'sent', toCompactJson(originalRequest.body?.raw)].join(' '),
          [name, code, toCompactJson(body)].join(' '),
        ]),
      ]),
    );
    const expected = collectExamples();
    expect(expected.length).toBeGreaterThan(0);
    expect(expected.filter((example) => !actual.has(example))).toEqual([]);
  });

  it('contains no API key', () => {
    expect(collection.variable?.find(({key}) => key === 'apiKey')?.value).toBe('');
    expect(JSON.stringify(collection)).not.toMatch(/Bearer key_(?:test|live)_\w{4}/);
  });
});

describe('requests of the collection', () => {
  let mock: MockServers;
  beforeAll(async () => {
    mock = await startMockServers(brand, {openapi: 'build/openapi.json', sdl: 'build/schema.graphql'});
  });
  afterAll(() => mock.stop());

  /** Creates the header with which a client authenticates. */
  function createAuthHeaders(fillIn: (text?: string) => string): [string, string][] {
    const {type = 'bearer', ...kinds} = collection.auth ?? {};
    const values = (kinds[type as keyof typeof kinds] ?? []) as unknown as {key: string; value: string}[];
    const getValue = (key: string): string => fillIn(values.find((each) => each.key === key)?.value);
    return type === 'apikey'
      ? [[getValue('key'), getValue('value')]]
      : [['Authorization', `Bearer ${getValue('token')}`]];
  }

  /** Sends a request with its variables filled in, as a client does, and returns the errors of the mock. */
  async function send({method, url, header = [], body}: PostmanRequest, id: string): Promise<string[]> {
    const sample = {id, location: id, language: 'javascript' as const, code: ''};
    const values: Record<string, string> = {
      baseUrl: mock.redirect({...sample, code: collection.variable?.find(({key}) => key === 'baseUrl')?.value ?? ''})
        .code,
      apiKey: 'key_test_9fK2mX7qLw4Tz8Vb',
      $guid: randomUUID(),
    };
    const fillIn = (text = ''): string => text.replace(/\{\{(.+?)\}\}/g, (_, name: string) => values[name] ?? '');
    const requestUrl = fillIn(url.raw).replace(
      /\/:(\w+)/g,
      (_, name: string) => `/${encodeURIComponent(url.variable?.find(({key}) => key === name)?.value ?? '')}`,
    );
    const sent = header.filter(({disabled}) => !disabled).map(({key, value}) => [key, fillIn(value)] as const);
    await fetch(requestUrl, {
      method,
      headers: [...sent, ...createAuthHeaders(fillIn)] as [string, string][],
      ...(body?.raw !== undefined && {body: body.raw}),
    });
    const received = mock.getRequests(sample);
    return received.length === 1 ? received.flatMap(({errors}) => errors) : ['nothing arrived'];
  }

  const apiRequests = requests.filter(({request}) => request.url.raw?.startsWith('{{baseUrl}}'));

  it.each(apiRequests.map((item) => [item.name, item] as const))(
    '%s is accepted, with each example',
    async (_, item) => {
      const all = [item.request, ...(item.response ?? []).map(({originalRequest}) => originalRequest)];
      const distinct = [
        ...new Map(all.map((request) => [JSON.stringify([request.url, request.body]), request])).values(),
      ];
      for (const [index, request] of distinct.entries()) {
        expect(await send(request, `${apiRequests.indexOf(item)}-${index}`)).toEqual([]);
      }
    },
  );
});

it('the Bruno collection has a file for each request', () => {
  const files = readZip('bruno');
  const names = files.flatMap(([, text]) => /^meta \{\n {2}name: (.*)\n {2}type: http$/m.exec(text)?.[1] ?? []);
  expect(names.sort()).toEqual(requests.map(({name}) => name).sort());
  expect(files.find(([name]) => name === `${brand.slug}/bruno.json`)).toBeDefined();
});

it('the GraphQL documents are valid, one for each operation of the schema', () => {
  const schema = buildSchema(read('schema.graphql').toString());
  const documents = readZip('graphql').filter(([name]) => name.endsWith('.graphql'));
  expect(documents.filter(([, text]) => validate(schema, parse(text)).length > 0).map(([name]) => name)).toEqual([]);
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const fields = roots.flatMap((root) => Object.keys(root?.getFields() ?? {}));
  expect(documents.map(([name]) => name.split('/').at(-1)).sort()).toEqual(
    fields.map((name) => `${name}.graphql`).sort(),
  );
});

it('docs.zip contains all collections', () => {
  const names = Object.keys(unzipSync(read('docs.zip')));
  const collectionFiles = fs
    .readdirSync('build/collections')
    // Precompressed files are for servers.
    .filter((name) => !/\.(?:br|gz)$/.test(name))
    .map((name) => `collections/${name}`);
  expect(collectionFiles).toHaveLength(3);
  expect(names).toEqual(expect.arrayContaining(collectionFiles));
});
