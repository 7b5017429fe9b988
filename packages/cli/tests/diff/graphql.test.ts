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
it.each<[verb: string, level: string, from: string, to: string, target?: string]>([
  ['field removed', 'breaking', ' old: Int', '', 'graphql:Thing.old'],
  ['field added', 'safe', ' old: Int', ' old: Int new: Int', 'graphql:Thing.new'],
  ['field type changed', 'breaking', 'old: Int', 'old: String', 'graphql:Thing.old'],
  ['field type changed', 'safe', 'old: Int', 'old: Int!', 'graphql:Thing.old'],
  ['field deprecation added', 'safe', 'old: Int', 'old: Int @deprecated(reason: "x")', 'graphql:Thing.old'],
  ['field argument removed', 'breaking', 'id: ID, ', '', 'graphql:Query.thing.id'],
  ['field argument added', 'breaking', 'id: ID', 'id: ID, by: ID!', 'graphql:Query.thing'],
  ['field argument added', 'dangerous', 'id: ID', 'id: ID, by: ID', 'graphql:Query.thing'],
  ['field argument type changed', 'breaking', 'id: ID', 'id: ID!', 'graphql:Query.thing.id'],
  ['field argument default changed', 'dangerous', 'size: Int = 1', 'size: Int = 2', 'graphql:Query.thing.size'],
  ['enum value removed', 'breaking', 'A B', 'A', 'graphql:Kind=B'],
  ['enum value added', 'dangerous', 'A B', 'A B C', 'graphql:Kind=C'],
  ['input field removed', 'breaking', 'kind: Kind name: String =', 'name: String =', 'graphql:Filter.kind'],
  ['input field added', 'breaking', 'input Filter {', 'input Filter { must: Int!', 'graphql:Filter'],
  ['input field added', 'safe', 'input Filter {', 'input Filter { may: Int'],
  [
    'input field type changed',
    'breaking',
    'kind: Kind name: String =',
    'kind: Kind! name: String =',
    'graphql:Filter.kind',
  ],
  ['input field default value changed', 'dangerous', '"x"', '"y"', 'graphql:Filter.name'],
  ['union member removed', 'breaking', ' | Other', '', 'graphql:Any'],
  ['object type interface removed', 'breaking', ' implements Named', '', 'graphql:Thing'],
  ['type added', 'safe', 'directive', 'type New { a: Int b: Int } directive', 'graphql:New'],
  ['directive removed', 'breaking', 'directive @mark(with: Int) on FIELD', '', 'graphql:@mark'],
])('reports %s as %s', async (verb, level, from, to, target) => {
  const changes = await compareGraphql(schema, schema.replace(from, to));
  const expected = {api: 'GraphQL', verb, level, targets: target === undefined ? [] : [target]};
  expect(changes).toEqual([expect.objectContaining(expected)]);
});

it('reports nothing if only descriptions changed', async () => {
  const described = schema.replace('type Other', '"A text." type Other');
  expect(await compareGraphql(schema, described)).toEqual([]);
});
