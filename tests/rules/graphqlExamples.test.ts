/** Every operation has an example that the schema accepts, and that a server of this schema can respond to. */
import fs from 'node:fs';
import path from 'node:path';
import {addMocksToSchema} from '@graphql-tools/mock';
import {
  execute,
  isAbstractType,
  isScalarType,
  isSpecifiedScalarType,
  parse,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import {beforeAll, expect, it} from 'vitest';
import {readSource as read} from '../../src/config/readSource';
import {parse as parseYaml} from 'yaml';
import {getOperationExample, OPERATION_KINDS} from '../../packages/reference/src/graphql/examples/pageExample';
import {findDocumentedIds, addTypeIds} from '@paydocs/reference';
import {readHandwrittenExamples} from '../../packages/reference/src/graphql/examples/handwritten/handwrittenExamples';
import {joinSchema} from '@paydocs/specs/read';
import {isOperationPage, listPages} from '@paydocs/reference/generate';
import {collectSharedIds} from '@paydocs/preset/references';
import {faultsOfExample} from '../foreign/faultsOfExample';

/** Reads the error codes. Without their file, examples can use none. */
const readErrorCodes = (): string[] => {
  const file = 'openapi/schemas/ApiException.yaml';
  if (!fs.existsSync(file)) return [];
  const {properties} = parseYaml(fs.readFileSync(file, 'utf8')) as {properties: {code: {enum: string[]}}};
  return properties.code.enum;
};

let schema: GraphQLSchema;
let sdl: string;
let server: GraphQLSchema;

beforeAll(() => {
  ({schema, sdl} = joinSchema(path.resolve('graphql'), {read}));
  const abstract = Object.values(schema.getTypeMap()).filter(isAbstractType);
  const scalars = Object.values(schema.getTypeMap()).filter(
    (type) => isScalarType(type) && !isSpecifiedScalarType(type),
  );
  server = addMocksToSchema({
    schema,
    mocks: Object.fromEntries([
      ...scalars.map(({name}) => [name, () => (name === 'Timestamp' ? 1 : 'x')] as const),
      // As in the examples.
      ...abstract.map((type) => [type.name, () => ({__typename: schema.getPossibleTypes(type)[0]?.name})] as const),
    ]),
  });
});

/** Checks whether two results have the same names in the same positions. What can be null may be missing on either side. */
function isSameShape(one: unknown, other: unknown): boolean {
  if (one === null || other === null) return true;
  if (Array.isArray(one) && Array.isArray(other)) return one.every((item) => isSameShape(item, other[0] ?? null));
  if (typeof one !== 'object' || typeof other !== 'object') return typeof one !== 'object' && typeof other !== 'object';
  const names = Object.keys(one);
  return (
    names.join() === Object.keys(other).join() &&
    names.every((name) => isSameShape(one[name as never], other[name as never]))
  );
}

/** Returns every query, mutation, and live subscription. */
const getRootFields = () =>
  [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((root) =>
    Object.values(root?.getFields() ?? {}),
  );

it('operations that API keys cannot use show the error that the keys receive', () => {
  const handwritten = readHandwrittenExamples(path.resolve('graphql/examples'), schema, undefined, undefined, read);
  const restricted = getRootFields().filter(({description}) =>
    /key, the request fails with `account_not_allowed`/.test(description ?? ''),
  );
  const withErrors = [...handwritten].filter(([, {errors}]) => errors).map(([key]) => key.split(' ')[1]);
  expect(withErrors.sort()).toEqual(restricted.map(({name}) => name).sort());
  const errors = [...handwritten.values()].flatMap((example) => example.errors ?? []);
  for (const {extensions} of errors) expect(readErrorCodes()).toContain(extensions.code);
});

it('every root field has a valid example', async () => {
  const pages = listPages(schema).filter(isOperationPage);
  const ids = addTypeIds(findDocumentedIds([sdl, ...collectSharedIds('openapi')]), schema);
  const handwritten = readHandwrittenExamples(path.resolve('graphql/examples'), schema, ids, undefined, read);
  const source = {
    schema,
    sdl,
    pages,
    ids,
    handwritten: handwritten,
    calls: {url: '', webSocketUrl: '', apiKeyVariable: ''},
  };
  const wrong: string[] = [];
  for (const page of pages) {
    const example = getOperationExample(source, page);
    const {operation, variables, data} = example;
    const messages = faultsOfExample(schema, example);
    // A live subscription is executed as a query of its root type.
    const document = parse(operation);
    const result = (await execute({schema: server, document, variableValues: variables})) as ExecutionResult;
    messages.push(...(result.errors ?? []).map(({message}) => message));
    if (!isSameShape(data, result.data)) messages.push(`a server answers ${JSON.stringify(result.data)}`);
    if (JSON.stringify(variables ?? {}).includes('"text"'))
      messages.push(`sends "text": write graphql/examples/${page.name}.graphql and ${page.name}.variables.json`);
    wrong.push(...messages.map((message) => `${OPERATION_KINDS[page.kind]} ${page.name}: ${message}`));
  }
  expect(wrong.join('\n')).toBe('');
  expect(pages.length).toBe(getRootFields().length);
});
