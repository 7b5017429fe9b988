import {buildSchema} from 'graphql';
import {expect, it} from 'vitest';
import {listPages} from '../../src/graphql/pageNames';
import {createUsageIndex, type Usage} from '../../src/graphql/usage';

const index = createUsageIndex(
  listPages(
    buildSchema(`
  type Query { a(filter: In, on: E): A, n: [N!]!, page: APage, edges: BPage! }
  type Mutation { a(in: In!): U }
  interface N { e: E }
  interface M implements N { e: E }
  type A implements N { e: E, self: A, other(in: In): [A!] }
  union U = A
  type APage { nodes: [A!]! edges: [Int!] }
  type BPage { edges: [BEdge!]! total: Int }
  type BEdge { node: B cursor: String! }
  type B { id: ID! }
  input In { e: E = X, in: In }
  enum E { X }
  directive @d(e: E) on FIELD
`),
  ),
);

function formatUsage(name: string): Record<string, string[]> {
  const {returnedBy, fields, arguments: args, implementedBy, memberOf} = index.get(name) as Usage;
  return {
    returnedBy: returnedBy.map((page) => `${page.kind} ${page.name}`),
    fields: [...fields].map(([page, names]) => `${page.name}: ${names.join()}`),
    arguments: [...args].map(
      ([page, usages]) => `${page.name}: ${usages.map(({field, argument}) => `${field ?? ''}(${argument})`).join()}`,
    ),
    implementedBy: implementedBy.map((page) => page.name),
    memberOf: memberOf.map((page) => page.name),
  };
}

it('lists what uses a type, and where', () => {
  expect(formatUsage('A')).toEqual({
    returnedBy: ['queries a'],
    fields: ['A: self,other', 'APage: nodes'],
    arguments: [],
    implementedBy: [],
    memberOf: ['U'],
  });
  expect(formatUsage('In')).toMatchObject({fields: ['In: in'], arguments: ['a: (filter)', 'a: (in)', 'A: other(in)']});
  expect(formatUsage('E')).toMatchObject({
    fields: ['A: e', 'M: e', 'N: e', 'In: e'],
    arguments: ['a: (on)', 'd: (e)'],
  });
  expect(formatUsage('N')).toMatchObject({returnedBy: ['queries n'], implementedBy: ['A', 'M']});
  expect(formatUsage('U')).toMatchObject({returnedBy: ['mutations a']});
});

it('lists operations that return a type in a connection, and the field that contains it', () => {
  const formatConnections = (name: string): string[] =>
    [...index.get(name)!.returnedIn].map(([page, {owner, field}]) => `${page.name}: ${owner.name}.${field}`);
  expect(formatConnections('A')).toEqual(['page: APage.nodes']);
  expect(formatConnections('B')).toEqual(['edges: BEdge.node']);
  expect(formatConnections('BEdge')).toEqual([]);
});

it('omits unused types', () => {
  expect(index.has('M')).toBe(false);
});
