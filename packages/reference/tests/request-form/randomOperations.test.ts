/**
 * Random GraphQL operations: each is valid in the schema, and its programs send the same request.
 *
 * @module-tag mutations
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  getVariableValues,
  parse,
  stripIgnoredCharacters,
  validate,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type {Json} from '@paydocs/specs';
import {beforeAll, describe, expect, it} from 'vitest';
import {sdl as ownSdl} from '../../../../tests/contract/fixture';
import {randomNumbers} from '../../../../tests/foreign/random';
import type {RequestData, RequestState} from '../../src/request-form/data';
import {createRequestValidator} from '../../src/request-form/form/check';
import {decodeRequestFragment, encodeRequestFragment} from '../../src/request-form/form/fragment';
import {createOperationSamples, createOperation, listSelectableFields} from '../../src/request-form/form/graphql';
import {isObject} from '../../src/request-form/form/path';
import {toOpenApiDocument} from '../../src/request-form/form/request';
import type {OutputTypes, SelectedFields} from '../../src/request-form/graphqlForm';
import {createGraphqlRequestData} from '../../src/request-form/generate/graphql/operationData';
import {getOutputTypes} from '../../src/request-form/generate/graphql/outputs';
import {readGraphqlSource} from '../../src/request-form/generate/graphql/source';
import {findDifferences, sendAll, type ReceivedRequest} from './random/programs';
import {createRandomValue} from './random/values';

const SHOP = `
  type Query { shops(first: Int! = 20, by: Filter, sizes: [[Int!]!]): ShopPage node(id: ID!): Node any: [Any!]! version: String }
  type Mutation { open(input: NewShop!): Shop! close(by: ShopBy!): Boolean }
  type Subscription { opened: Shop }
  interface Node { id: ID! }
  type Shop implements Node { id: ID! name(in: String!): String title: String size: Float parent: Shop old: Int @deprecated }
  type Till implements Node { id: ID! number: Int title: Int shop: Shop! }
  type ShopPage { nodes: [Shop!]! totalCount: Int }
  union Any = Shop | Till
  enum Case { UPPER LOWER }
  scalar Moment
  input ShopBy @oneOf { id: ID name: String filter: Filter }
  input Filter { and: [Filter!] kind: Case = UPPER not: Filter "For example, \`x\`." must: ID! }
  input NewShop { name: String! since: Moment tags: [String!] = [] kind: Case! isOpen: Boolean by: ShopBy size: Float }
`;
const calls = {url: 'https://api.example/graphql', webSocketUrl: 'wss://api.example', apiKeyVariable: 'ACME_API_KEY'};
const MAX_DEPTH = 4;
/** Maximum number of random requests that may break a rule about several values. */
const MAX_TRIES = 200;

interface RandomOperation {
  name: string;
  data: RequestData;
  state: RequestState;
}

async function createForms(sdl: string): Promise<{schema: GraphQLSchema; forms: RequestData[]}> {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'schema-')), 'schema.graphql');
  fs.writeFileSync(file, sdl);
  const reference = {
    schema: file,
    basePath: 'apis/graphql',
    baseUrl: '/',
    loadPageOptions: () => ({calls, strict: false}),
  };
  const {source} = await readGraphqlSource(reference, file);
  fs.rmSync(path.dirname(file), {recursive: true});
  const operations = source.pages.flatMap((page) => createGraphqlRequestData(source, page, '/types.json') ?? []);
  return {
    schema: source.schema,
    forms: operations.map((data) => JSON.parse(JSON.stringify({styles: '', ...data})) as RequestData),
  };
}

function createRandomState(data: RequestData, types: OutputTypes, random: () => number): RequestState {
  const {variables = {}} = data.body?.media[0]?.schema?.properties ?? {};
  const {returns = ''} = data.graphql ?? {};
  return {
    parameters: {},
    media: 'application/json',
    body: {
      variables: createRandomValue(toOpenApiDocument(data), variables, random),
      ...(returns && {fields: createRandomFields(types, returns, random, 0) as Json}),
    },
  };
}

function createRandomFields(types: OutputTypes, name: string, random: () => number, depth: number): SelectedFields {
  const chosen = listSelectableFields(types, name).filter(
    ([, type]) => random() < (type === '' ? 0.4 : depth > MAX_DEPTH ? 0 : 0.2),
  );
  const fields = chosen.map(([field, type]): [string, true | SelectedFields] => [
    field,
    type === '' ? true : createRandomFields(types, type, random, depth + 1),
  ]);
  return fields.length > 0 ? Object.fromEntries(fields) : {__typename: true};
}

/** Removes ignored characters, because curl sends an operation without its line breaks. */
function normalizeQuery({body, ...request}: ReceivedRequest): ReceivedRequest {
  const {query, ...rest} = body as {query: string};
  return {...request, body: {...rest, query: stripIgnoredCharacters(query)}};
}

/** Returns the errors that a server reports for an operation. */
function getErrors(schema: GraphQLSchema, body: unknown): string[] {
  const {query, variables = {}} = body as {query: string; variables?: Record<string, Json>};
  const document = parse(query);
  const {variableDefinitions = []} = document.definitions[0] as OperationDefinitionNode;
  const {errors = []} = getVariableValues(schema, variableDefinitions, variables);
  return [...validate(schema, document), ...errors].map(({message}) => message);
}

describe.each([
  ['the fixture site', ownSdl, 300],
  ['another provider', SHOP, 60],
])('operations of %s', (_name, sdl, count) => {
  let schema: GraphQLSchema;
  let forms: RequestData[];
  let operations: RandomOperation[];
  let sent: Awaited<ReturnType<typeof sendAll>>;

  beforeAll(async () => {
    ({schema, forms} = await createForms(sdl));
    const types = getOutputTypes(schema);
    const random = randomNumbers(20);
    operations = Array.from({length: Math.max(count, forms.length)}, (_, index) => {
      const data = forms[index % forms.length]!;
      const check = createRequestValidator(data);
      const states = Array.from({length: MAX_TRIES}, () => createRandomState(data, types, random));
      const state = states.find((each) => check(each).length === 0);
      if (!state) throw new Error(`${data.title}: ${JSON.stringify(check(states[0]!))} ${JSON.stringify(states[0])}`);
      return {name: data.title, data, state};
    });
    const {received, errors} = await sendAll(
      operations.map(({data, state}) => ({
        render: (language, origin) => {
          const graphql = {...data.graphql!, calls: {...calls, url: `${origin}/graphql`}};
          return createOperationSamples({...data, graphql}, state).find(({id}) => id === language)?.code;
        },
      })),
      {ACME_API_KEY: 'key_test_1'},
    );
    const entries = [...received].map(([id, requests]): [string, ReceivedRequest[]] => [
      id,
      requests.map(normalizeQuery),
    ]);
    sent = {received: new Map(entries), errors};
  }, 300_000);

  it('start with the example of their page, which is valid', () => {
    expect(forms.length).toBeGreaterThan(2);
    const errors = forms.flatMap((data) => {
      const {state} = data.examples[0]!;
      const {operation, variables} = createOperation(data, state);
      const found = [
        ...createRequestValidator(data)(state).map((validationError) => JSON.stringify(validationError)),
        ...getErrors(schema, {query: operation, variables}),
      ];
      return found.map((error) => `${data.title}: ${error}`);
    });
    expect(errors).toEqual([]);
  });

  it('are the same in the programs of all languages', () => {
    expect(
      findDifferences(
        operations.map(({name}) => name),
        sent.received,
      ),
    ).toEqual([]);
    expect(sent.errors).toBe('');
  });

  it('are valid in the schema', () => {
    const errors = operations.flatMap(({name}, index) => {
      const [request] = sent.received.get(`${index}/curl`) as [ReceivedRequest];
      return getErrors(schema, request.body).map((message) => `${name}: ${message}`);
    });
    expect(errors).toEqual([]);
  });

  it('survive a round trip through a link', () => {
    const types = getOutputTypes(schema);
    const examples = forms.map((data) => ({data, state: data.examples[0]!.state}));
    for (const {data, state} of [...operations, ...examples])
      expect(decodeRequestFragment(encodeRequestFragment(state), data, types)).toEqual(state);
  });
});

it('reports an empty selection where it is', async () => {
  const {forms} = await createForms(SHOP);
  const data = forms.find(({title}) => title === 'shops')!;
  const {state} = data.examples[0]!;
  const body = {...(isObject(state.body) ? state.body : {}), fields: {nodes: {}}};
  expect(createRequestValidator(data)({...state, body})).toMatchObject([
    {path: ['body', 'fields', 'nodes'], rule: 'minProperties'},
  ]);
});
