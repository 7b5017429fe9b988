import {buildSchema} from 'graphql';
import {describe, expect, it} from 'vitest';
import {faultsOfExample} from '../../../../../tests/foreign/faultsOfExample';
import {createExample, type OperationExample} from '../../../src/graphql/examples/example';
import {createExampleGenerator} from '../../../src/graphql/examples/pageExample';
import {listPages} from '../../../src/graphql/pageNames';
import type {Warning} from '@paydocs/core/warnings';

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

function example(name: string, kind: 'query' | 'mutation' = 'query'): OperationExample {
  const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
  const made = createExample(schema, kind, root!.getFields()[name]!);
  expect(faultsOfExample(schema, made)).toEqual([]);
  return made;
}

describe('an example of a schema that makes it hard', () => {
  it('asks for the name of a type that has nothing else to ask for', () => {
    expect(example('askOnly').data).toEqual({askOnly: {__typename: 'AskOnly'}});
    expect(example('outdated').data).toEqual({outdated: {__typename: 'Outdated'}});
  });

  it('answers with nothing where an interface has no members', () => {
    expect(example('nobody').data).toEqual({nobody: null});
    expect(example('nobodies').data).toEqual({nobodies: []});
    expect(example('holder').data).toEqual({holder: {key: 1}});
  });

  it('leaves out a field that has another type in an earlier member', () => {
    expect(example('either').operation).toMatch(/on Left \{\s*value\s*id\s*\}\s*\.\.\. on Right \{\s*text\s*\}/);
  });

  it('chooses a field that ends, and knows inputs by their whole name', () => {
    expect(example('named').variables).toEqual({by: {byKey: {key: 'text'}}});
    expect(example('deep').variables).toEqual({in: {all: []}});
    expect(example('things').variables).toEqual({filter: {price: {min: 1}}});
  });

  it('answers with what was sent about the object, not about what hangs on it', () => {
    const {variables, data} = example('change', 'mutation');
    const sent = variables as {id: string; name: string};
    expect(data?.change).toMatchObject({id: sent.id, name: sent.name});
    expect(sent.id).toMatch(/^thi_/);
    expect(data?.change).toMatchObject({owner: {id: expect.stringMatching(/^own_/)}});
  });

  it('is missing with a warning when there can be none; the others are made', () => {
    const warnings: Warning[] = [];
    const pages = listPages(schema);
    const make = createExampleGenerator({
      schema,
      sdl: 'type Query { a: Int }',
      pages,
      ids: new Map(),
      calls: {url: '', webSocketUrl: '', apiKeyVariable: ''},
      handwritten: new Map(),
      onWarning: (warning) => void warnings.push(warning),
    });
    const without = pages.filter(({kind}) => kind === 'queries').filter((page) => make(page) === undefined);
    expect(without.map(({name}) => name)).toEqual(['endless']);
    expect(warnings).toEqual([
      {
        kind: 'page without an example',
        file: 'queries endless',
        message: expect.stringContaining('Endless! would be infinite'),
      },
    ]);
  });
});
