import {createRequire} from 'node:module';
import {buildSchema, type GraphQLNamedType} from 'graphql';
import {expect, it} from 'vitest';
import {replaceRelations} from '../../../../../src/plugins/reference/graphql/relations';
import {schemaMap, type SchemaMap} from '../../../../../src/plugins/reference/graphql/schemaMap';

type Find = (type: GraphQLNamedType, map: SchemaMap) => Record<string, {name: string}[]>;

const module = createRequire(import.meta.url)('@graphql-markdown/graphql/relation') as Record<string, Find>;
const FUNCTIONS = ['getRelationOfReturn', 'getRelationOfField', 'getRelationOfImplementation'];

const schema = buildSchema(`
  type Query { a(filter: In, on: E): A, n: [N!]! }
  type Mutation { a(in: In!): U }
  interface N { e: E }
  interface M implements N { e: E }
  type A implements N { e: E, self: A, other(in: In): [A!] }
  type B implements N & M { e: E, a: A }
  union U = A | B
  input In { e: E = X, in: In }
  enum E { X }
  directive @d(e: E) on FIELD
`);

/** Names of what each function finds for each type. */
function found(): string[] {
  const map = schemaMap(schema);
  const types = Object.values(schema.getTypeMap()).filter(({name}) => !name.startsWith('__'));
  return FUNCTIONS.flatMap((name) =>
    types.flatMap((type) =>
      Object.entries(module[name]!(type, map)).flatMap(([kind, entries]) =>
        entries.map((entry) => `${name} ${type.name}: ${kind} ${entry.name}`),
      ),
    ),
  ).sort();
}

it('finds what the package finds itself', () => {
  const before = found();
  expect(before.length).toBeGreaterThan(20);
  const original = {...module};
  replaceRelations();
  expect(FUNCTIONS.filter((name) => module[name] === original[name])).toEqual([]);
  expect(found()).toEqual(before);
});
