import {expect, it} from 'vitest';
import {compareGraphql} from '../../src/diff/graphql';

const schema = `
  type Query { thing(id: ID, size: Int = 1): Thing any: Any }
  interface Named { name: String }
  type Thing implements Named { name: String kind: Kind old: Int }
  type Other { a: Int }
  union Any = Thing | Other
  enum Kind { A B }
  input Filter { kind: Kind name: String = "x" }
  type Mutation { find(filter: Filter): Thing }
  directive @mark(with: Int) on FIELD
`;

/** Change types of GraphQL Inspector, each with a change of this type. */
it.each<[rule: string, level: string, from: string, to: string, target?: string]>([
  ['FIELD_REMOVED', 'breaking', ' old: Int', '', 'graphql:Thing.old'],
  ['FIELD_ADDED', 'safe', ' old: Int', ' old: Int new: Int', 'graphql:Thing.new'],
  ['FIELD_TYPE_CHANGED', 'breaking', 'old: Int', 'old: String', 'graphql:Thing.old'],
  ['FIELD_TYPE_CHANGED', 'safe', 'old: Int', 'old: Int!', 'graphql:Thing.old'],
  ['FIELD_DEPRECATION_ADDED', 'safe', 'old: Int', 'old: Int @deprecated(reason: "x")', 'graphql:Thing.old'],
  ['FIELD_ARGUMENT_REMOVED', 'breaking', 'id: ID, ', '', 'graphql:Query.thing.id'],
  ['FIELD_ARGUMENT_ADDED', 'breaking', 'id: ID', 'id: ID, by: ID!', 'graphql:Query.thing'],
  ['FIELD_ARGUMENT_ADDED', 'dangerous', 'id: ID', 'id: ID, by: ID', 'graphql:Query.thing'],
  ['FIELD_ARGUMENT_TYPE_CHANGED', 'breaking', 'id: ID', 'id: ID!', 'graphql:Query.thing.id'],
  ['FIELD_ARGUMENT_DEFAULT_CHANGED', 'dangerous', 'size: Int = 1', 'size: Int = 2', 'graphql:Query.thing.size'],
  ['ENUM_VALUE_REMOVED', 'breaking', 'A B', 'A', 'graphql:Kind=B'],
  ['ENUM_VALUE_ADDED', 'dangerous', 'A B', 'A B C', 'graphql:Kind=C'],
  ['INPUT_FIELD_REMOVED', 'breaking', 'kind: Kind name: String =', 'name: String =', 'graphql:Filter.kind'],
  ['INPUT_FIELD_ADDED', 'breaking', 'input Filter {', 'input Filter { must: Int!', 'graphql:Filter'],
  ['INPUT_FIELD_ADDED', 'safe', 'input Filter {', 'input Filter { may: Int'],
  [
    'INPUT_FIELD_TYPE_CHANGED',
    'breaking',
    'kind: Kind name: String =',
    'kind: Kind! name: String =',
    'graphql:Filter.kind',
  ],
  ['INPUT_FIELD_DEFAULT_VALUE_CHANGED', 'dangerous', '"x"', '"y"', 'graphql:Filter.name'],
  ['UNION_MEMBER_REMOVED', 'breaking', ' | Other', '', 'graphql:Any'],
  ['OBJECT_TYPE_INTERFACE_REMOVED', 'breaking', ' implements Named', '', 'graphql:Thing'],
  ['TYPE_ADDED', 'safe', 'directive', 'type New { a: Int b: Int } directive', 'graphql:New'],
  ['DIRECTIVE_REMOVED', 'breaking', 'directive @mark(with: Int) on FIELD', '', 'graphql:@mark'],
])('reports %s as %s', async (rule, level, from, to, target) => {
  const changes = await compareGraphql(schema, schema.replace(from, to));
  const expected = {api: 'GraphQL', rule, level, targets: target === undefined ? [] : [target]};
  expect(changes).toEqual([expect.objectContaining(expected)]);
});

it('reports nothing if only descriptions changed', async () => {
  const described = schema.replace('type Other', '"A text." type Other');
  expect(await compareGraphql(schema, described)).toEqual([]);
});
