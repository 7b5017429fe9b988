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

function written(name: string): Record<string, string[]> {
  const {returnedBy, fields, arguments: args, implementedBy, memberOf} = index.get(name) as Usage;
  return {
    returnedBy: returnedBy.map((page) => `${page.kind} ${page.name}`),
    fields: [...fields].map(([page, names]) => `${page.name}: ${names.join()}`),
    arguments: [...args].map(
      ([page, places]) => `${page.name}: ${places.map(({field, argument}) => `${field ?? ''}(${argument})`).join()}`,
    ),
    implementedBy: implementedBy.map((page) => page.name),
    memberOf: memberOf.map((page) => page.name),
  };
}

it('tells who uses a type, and where', () => {
  expect(written('A')).toEqual({
    returnedBy: ['queries a'],
    fields: ['A: self,other', 'APage: nodes'],
    arguments: [],
    implementedBy: [],
    memberOf: ['U'],
  });
  expect(written('In')).toMatchObject({fields: ['In: in'], arguments: ['a: (filter)', 'a: (in)', 'A: other(in)']});
  expect(written('E')).toMatchObject({
    fields: ['A: e', 'M: e', 'N: e', 'In: e'],
    arguments: ['a: (on)', 'd: (e)'],
  });
  expect(written('N')).toMatchObject({returnedBy: ['queries n'], implementedBy: ['A', 'M']});
  expect(written('U')).toMatchObject({returnedBy: ['mutations a']});
});

it('tells which operations return a type in a connection, and where in it', () => {
  const places = (name: string): string[] =>
    [...index.get(name)!.returnedIn].map(([page, {owner, field}]) => `${page.name}: ${owner.name}.${field}`);
  expect(places('A')).toEqual(['page: APage.nodes']);
  expect(places('B')).toEqual(['edges: BEdge.node']);
  expect(places('BEdge')).toEqual([]);
});

it('leaves out what nobody uses', () => {
  expect(index.has('M')).toBe(false);
});
