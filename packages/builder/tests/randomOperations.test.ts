/**
 * Operations of GraphQL made by chance: each is valid in the schema, and its four programs send the same.
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
import type {Json} from '@paydocs/specs/openapi/document';
import {beforeAll, describe, expect, it} from 'vitest';
import {sdl as ownSdl} from '../../../tests/contract/fixture';
import {randomNumbers} from '../../../tests/foreign/random';
import type {RequestData, RequestState} from '../src/data';
import {createRequestValidator} from '../src/form/check';
import {fromFragment, toFragment} from '../src/form/fragment';
import {createOperationSamples, createOperation, listSelectableFields} from '../src/form/graphql';
import {isObject} from '../src/form/path';
import {toDocument} from '../src/form/request';
import type {OutputTypes, SelectedFields} from '../src/graphqlForm';
import {createOperationData} from '../src/generate/graphql/operationData';
import {getOutputTypes} from '../src/generate/graphql/outputs';
import {readGraphqlSource} from '../src/generate/graphql/source';
import {differing, sendAll, type Received} from './random/programs';
import {randomValue} from './random/values';

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
const DEEPEST = 4;
/** So often chance may break a rule that looks at several values at once. */
const TRIES = 200;

interface Made {
  name: string;
  data: RequestData;
  state: RequestState;
}

async function formsOf(sdl: string): Promise<{schema: GraphQLSchema; forms: RequestData[]}> {
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
  const made = source.pages.flatMap((page) => createOperationData(source, page, '/types.json') ?? []);
  return {
    schema: source.schema,
    forms: made.map((data) => JSON.parse(JSON.stringify({styles: '', ...data})) as RequestData),
  };
}

function randomState(data: RequestData, types: OutputTypes, random: () => number): RequestState {
  const {variables = {}} = data.body?.media[0]?.schema?.properties ?? {};
  const {returns = ''} = data.graphql ?? {};
  return {
    parameters: {},
    media: 'application/json',
    body: {
      variables: randomValue(toDocument(data), variables, random),
      ...(returns && {fields: randomFields(types, returns, random, 0) as Json}),
    },
  };
}

function randomFields(types: OutputTypes, name: string, random: () => number, depth: number): SelectedFields {
  const chosen = listSelectableFields(types, name).filter(
    ([, type]) => random() < (type === '' ? 0.4 : depth > DEEPEST ? 0 : 0.2),
  );
  const fields = chosen.map(([field, type]): [string, true | SelectedFields] => [
    field,
    type === '' ? true : randomFields(types, type, random, depth + 1),
  ]);
  return fields.length > 0 ? Object.fromEntries(fields) : {__typename: true};
}

/** curl sends an operation without its line breaks, which mean nothing. */
function inOneLine({body, ...request}: Received): Received {
  const {query, ...rest} = body as {query: string};
  return {...request, body: {...rest, query: stripIgnoredCharacters(query)}};
}

/** What a server finds wrong with an operation. */
function faultsOf(schema: GraphQLSchema, body: unknown): string[] {
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
  let made: Made[];
  let sent: Awaited<ReturnType<typeof sendAll>>;

  beforeAll(async () => {
    ({schema, forms} = await formsOf(sdl));
    const types = getOutputTypes(schema);
    const random = randomNumbers(20);
    made = Array.from({length: Math.max(count, forms.length)}, (_, index) => {
      const data = forms[index % forms.length]!;
      const check = createRequestValidator(data);
      const states = Array.from({length: TRIES}, () => randomState(data, types, random));
      const state = states.find((each) => check(each).length === 0);
      if (!state) throw new Error(`${data.title}: ${JSON.stringify(check(states[0]!))} ${JSON.stringify(states[0])}`);
      return {name: data.title, data, state};
    });
    const {received, errors} = await sendAll(
      made.map(({data, state}) => ({
        write: (language, origin) => {
          const graphql = {...data.graphql!, calls: {...calls, url: `${origin}/graphql`}};
          return createOperationSamples({...data, graphql}, state).find(({id}) => id === language)?.code;
        },
      })),
      {ACME_API_KEY: 'key_test_1'},
    );
    const entries = [...received].map(([id, requests]): [string, Received[]] => [id, requests.map(inOneLine)]);
    sent = {received: new Map(entries), errors};
  }, 300_000);

  it('begin with the example of their page, in which nothing is wrong', () => {
    expect(forms.length).toBeGreaterThan(2);
    const faults = forms.flatMap((data) => {
      const {state} = data.examples[0]!;
      const {operation, variables} = createOperation(data, state);
      const found = [
        ...createRequestValidator(data)(state).map((problem) => JSON.stringify(problem)),
        ...faultsOf(schema, {query: operation, variables}),
      ];
      return found.map((fault) => `${data.title}: ${fault}`);
    });
    expect(faults).toEqual([]);
  });

  it('are sent alike by all four programs', () => {
    expect(
      differing(
        made.map(({name}) => name),
        sent.received,
      ),
    ).toEqual([]);
    expect(sent.errors).toBe('');
  });

  it('are valid in the schema', () => {
    const faults = made.flatMap(({name}, index) => {
      const [request] = sent.received.get(`${index}/curl`) as [Received];
      return faultsOf(schema, request.body).map((message) => `${name}: ${message}`);
    });
    expect(faults).toEqual([]);
  });

  it('come back from a link', () => {
    const types = getOutputTypes(schema);
    const begun = forms.map((data) => ({data, state: data.examples[0]!.state}));
    for (const {data, state} of [...made, ...begun])
      expect(fromFragment(toFragment(state), data, types)).toEqual(state);
  });
});

it('nothing selected is told where it is missing', async () => {
  const {forms} = await formsOf(SHOP);
  const data = forms.find(({title}) => title === 'shops')!;
  const {state} = data.examples[0]!;
  const body = {...(isObject(state.body) ? state.body : {}), fields: {nodes: {}}};
  expect(createRequestValidator(data)({...state, body})).toMatchObject([
    {path: ['body', 'fields', 'nodes'], rule: 'minProperties'},
  ]);
});
