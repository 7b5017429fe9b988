import {createRequire} from 'node:module';
import {describe, expect, it} from 'vitest';
import {leaveOutRelations, replaceSchemaMap, schemaMap} from '../../../../../src/plugins/reference/graphql/schemaMap';

const require = createRequire(import.meta.url);
const {buildSchema} = require('graphql') as typeof import('graphql');
const graphqlPackage = require('@graphql-markdown/graphql') as {getSchemaMap: typeof schemaMap};

const schema = buildSchema(`
  schema { query: Query, subscription: Live }
  type Query { payment: Payment }
  type Live { onUpdate: Subscription }
  type Payment { id: ID, status: Status, subscription: Subscription }
  type Subscription { id: ID }
  enum Status { PENDING }
  input Filter { id: ID }
  interface Node { id: ID }
  union Any = Payment | Subscription
  scalar Phone
`);

describe('schemaMap', () => {
  it('lists each root field and type once, and no root type', () => {
    const {objects, queries, mutations, subscriptions, enums, inputs, interfaces, unions, scalars} = schemaMap(schema);
    expect(Object.keys(objects)).toEqual(['Payment', 'Subscription']);
    expect([queries, mutations, subscriptions].map(Object.keys)).toEqual([['payment'], [], ['onUpdate']]);
    expect([enums, inputs, interfaces, unions].flatMap(Object.keys)).toEqual(['Status', 'Filter', 'Node', 'Any']);
    expect(Object.keys(scalars)).toContain('Phone');
  });
});

describe('replaceSchemaMap', () => {
  it('is still needed, and reaches the callers of the package', () => {
    const own = graphqlPackage.getSchemaMap(schema);
    const isNeeded = own !== graphqlPackage.getSchemaMap(schema) || !('Subscription' in own.objects);
    expect(isNeeded, 'The package now remembers its map and keeps such types: delete the replacement.').toBe(true);
    replaceSchemaMap();
    expect(graphqlPackage.getSchemaMap(schema)).toEqual(schemaMap(schema));
    expect(graphqlPackage.getSchemaMap(schema)).toBe(graphqlPackage.getSchemaMap(schema));
  });
});

describe('leaveOutRelations', () => {
  it('reaches the functions that the package calls', () => {
    const relations = require('@graphql-markdown/graphql/relation') as Record<string, (...parts: unknown[]) => unknown>;
    const find = (): unknown => relations.getRelationOfField!(schema.getType('ID'), schemaMap(schema));
    expect(find()).not.toEqual({});
    leaveOutRelations();
    expect(find()).toEqual({});
  });
});
