/** Every operation has an example that the schema takes, and that a server of this schema answers. */
import path from 'node:path';
import {addMocksToSchema} from '@graphql-tools/mock';
import {
  execute,
  isScalarType,
  isSpecifiedScalarType,
  parse,
  validate,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import {beforeAll, expect, it} from 'vitest';
import {operationExample, KINDS} from '../../src/plugins/reference/graphql/examples/pageExample';
import {knownIds, withTypeIds} from '../../src/plugins/reference/graphql/examples/ids';
import {writtenExamples} from '../../src/plugins/reference/graphql/examples/written';
import {joinSchema} from '../../src/plugins/reference/graphql/joinSchema';
import {isOperation, listPages} from '../../src/plugins/reference/graphql/pageNames';
import {graphqlNames} from '../inventory/read';

let schema: GraphQLSchema;
let sdl: string;
let server: GraphQLSchema;

beforeAll(() => {
  ({schema, sdl} = joinSchema(path.resolve('graphql')));
  const scalars = Object.values(schema.getTypeMap()).filter(
    (type) => isScalarType(type) && !isSpecifiedScalarType(type),
  );
  server = addMocksToSchema({
    schema,
    mocks: Object.fromEntries(scalars.map(({name}) => [name, () => (name === 'Timestamp' ? 1 : 'x')])),
  });
});

/** Names of what is asked for, with lists as their first element. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? [shapeOf(value[0])] : [];
  if (typeof value !== 'object' || value === null) return 'value';
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shapeOf(inner)]));
}

it('every root field', async () => {
  const pages = listPages(schema).filter(isOperation);
  const ids = withTypeIds(knownIds([sdl]), schema);
  const written = writtenExamples(path.resolve('graphql/examples'), schema, ids);
  expect(written.size).toBeGreaterThanOrEqual(12);
  const source = {schema, sdl, pages, ids, written, calls: {url: '', webSocketUrl: '', apiKeyVariable: ''}};
  const wrong: string[] = [];
  for (const page of pages) {
    const {operation, variables, data} = operationExample(source, page);
    const document = parse(operation);
    const errors = validate(schema, document).map(({message}) => message);
    const kind = KINDS[page.kind];
    // A live subscription is answered as a query of its root type would be.
    const result = (await execute({schema: server, document, variableValues: variables})) as ExecutionResult;
    errors.push(...(result.errors ?? []).map(({message}) => message));
    const asked = Object.keys(result.data ?? {});
    if (asked.join() !== Object.keys(data).join()) errors.push(`answers ${asked.join()}`);
    if (JSON.stringify(variables ?? {}).includes('"text"')) errors.push('sends "text"');
    wrong.push(...errors.map((message) => `${kind} ${page.name}: ${message}`));
    expect(shapeOf(data)).toHaveProperty([page.name]);
  }
  expect(wrong).toEqual([]);
  const {queries = [], mutations = [], subscriptions = []} = graphqlNames as Record<string, string[]>;
  expect(pages.length).toBe(queries.length + mutations.length + subscriptions.length);
});
