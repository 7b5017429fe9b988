import {buildSchema} from 'graphql';
import {expect, it} from 'vitest';
import {listPages} from '../../src/graphql/pageNames';

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

it('lists each root field and type once, and no root type', () => {
  const listTargets = (...kinds: string[]): string[] =>
    listPages(schema)
      .filter(({kind}) => kinds.includes(kind))
      .map(({target}) => target);
  expect(listTargets('objects')).toEqual(['Payment', 'Subscription']);
  expect(listTargets('queries', 'mutations', 'subscriptions')).toEqual(['Query.payment', 'Live.onUpdate']);
  expect(listTargets('enums', 'inputs', 'interfaces', 'unions')).toEqual(['Any', 'Node', 'Status', 'Filter']);
  expect(listTargets('scalars')).toContain('Phone');
  expect(listTargets('directives')).toContain('@skip');
});
