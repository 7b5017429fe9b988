import {createRequire} from 'node:module';
import {describe, expect, it} from 'vitest';
import {createSchemaMap} from '../../src/graphql/plugin/schemaMap';

const require = createRequire(import.meta.url);
const {buildSchema} = require('graphql') as typeof import('graphql');

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

describe('createSchemaMap', () => {
  it('lists each root field and type once, and no root type', () => {
    const {objects, queries, mutations, subscriptions, enums, inputs, interfaces, unions, scalars} =
      createSchemaMap(schema);
    expect(Object.keys(objects)).toEqual(['Payment', 'Subscription']);
    expect([queries, mutations, subscriptions].map(Object.keys)).toEqual([['payment'], [], ['onUpdate']]);
    expect([enums, inputs, interfaces, unions].flatMap(Object.keys)).toEqual(['Status', 'Filter', 'Node', 'Any']);
    expect(Object.keys(scalars)).toContain('Phone');
  });
});
