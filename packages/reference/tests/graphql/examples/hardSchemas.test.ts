import {buildSchema} from 'graphql';
import {describe, expect, it} from 'vitest';
import {faultsOfExample} from '../../../../../tests/foreign/faultsOfExample';
import {createOperationExample, type OperationExample} from '../../../src/graphql/examples/example';
import {createExampleGenerator} from '../../../src/graphql/examples/pageExample';
import {listPages} from '../../../src/graphql/pageNames';
import type {Warning} from '@paydocs/core';

const schema = buildSchema(`
  type Query {
    askOnly: AskOnly
    outdated: Outdated
    nobody: Nobody
    nobodies: [Nobody!]!
    holder: Holder
    either: Either
    thing: Thing
    named(by: ItemBy!): Int
    deep(in: Group!): Int
    endless(by: Endless!): Int
    things(filter: Filter!): [Thing!]!
  }
  type Mutation { change(id: ID!, name: String!, owner: OwnerInput!): Thing }
  type AskOnly { a(of: Int!): Int }
  type Outdated { a: Int @deprecated }
  interface Nobody { id: ID! }
  type Holder { nobody: Nobody! key: Int }
  union Either = Left | Right
  type Left { value: Int id: ID! }
  type Right { value: String id: ID text: String }
  type Thing { id: ID! name: String owner: Owner bank: Owner }
  type Owner { id: ID! name: String }
  input OwnerInput { name: String! }
  input ItemBy @oneOf { itemBy: ItemBy byKey: ItemByKey bySlug: String }
  input ItemByKey { key: String! }
  input Group { all: [Group!]! not: Group }
  input Endless @oneOf { again: Endless }
  input Filter { price: FilterPrice }
  input FilterPrice { min: Int }
`);

function createValidExample(name: string, kind: 'query' | 'mutation' = 'query'): OperationExample {
  const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
  const result = createOperationExample(schema, kind, root!.getFields()[name]!);
  expect(faultsOfExample(schema, result)).toEqual([]);
  return result;
}

describe('an example of an unusual schema', () => {
  it('selects only the type name if a type has no selectable fields', () => {
    expect(createValidExample('askOnly').data).toEqual({askOnly: {__typename: 'AskOnly'}});
    expect(createValidExample('outdated').data).toEqual({outdated: {__typename: 'Outdated'}});
  });

  it('contains null or an empty list for an interface without members', () => {
    expect(createValidExample('nobody').data).toEqual({nobody: null});
    expect(createValidExample('nobodies').data).toEqual({nobodies: []});
    expect(createValidExample('holder').data).toEqual({holder: {key: 1}});
  });

  it('omits a field that has a different type in an earlier member', () => {
    expect(createValidExample('either').operation).toMatch(
      /on Left \{\s*value\s*id\s*\}\s*\.\.\. on Right \{\s*text\s*\}/,
    );
  });

  it('sets an input field that ends, and matches inputs by their whole names', () => {
    expect(createValidExample('named').variables).toEqual({by: {byKey: {key: 'text'}}});
    expect(createValidExample('deep').variables).toEqual({in: {all: []}});
    expect(createValidExample('things').variables).toEqual({filter: {price: {min: 1}}});
  });

  it('returns what was sent about the object, but not in related objects', () => {
    const {variables, data} = createValidExample('change', 'mutation');
    const sent = variables as {id: string; name: string};
    expect(data?.change).toMatchObject({id: sent.id, name: sent.name});
    expect(sent.id).toMatch(/^thi_/);
    expect(data?.change).toMatchObject({owner: {id: expect.stringMatching(/^own_/)}});
  });

  it('is omitted with a warning if it would be infinite; the others are generated', () => {
    const warnings: Warning[] = [];
    const pages = listPages(schema);
    const generateExample = createExampleGenerator({
      schema,
      sdl: 'type Query { a: Int }',
      pages,
      ids: new Map(),
      calls: {url: '', webSocketUrl: '', apiKeyVariable: ''},
      handwritten: new Map(),
      onWarning: (warning) => void warnings.push(warning),
    });
    const pagesWithout = pages
      .filter(({kind}) => kind === 'queries')
      .filter((page) => generateExample(page) === undefined);
    expect(pagesWithout.map(({name}) => name)).toEqual(['endless']);
    expect(warnings).toEqual([
      {
        kind: 'page without an example',
        file: 'queries endless',
        message: expect.stringContaining('Endless! would be infinite'),
      },
    ]);
  });
});
