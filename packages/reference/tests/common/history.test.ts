import {buildSchema} from 'graphql';
import {describe, expect, it} from 'vitest';
import {summarizeHistory, type GetHistory, type PartHistory} from '../../src/common/history';
import type {GraphqlPageData} from '../../src/data/graphql';
import type {OperationPageData, SchemaPageData} from '../../src/data/rest';
import {addHistory} from '../../src/graphql/history';
import {listPages} from '../../src/graphql/pageNames';
import {addOperationHistory, addSchemaHistory} from '../../src/rest/history';

const createGetHistory =
  (parts: Record<string, PartHistory>): GetHistory =>
  (target) =>
    parts[target];

describe('summarizeHistory', () => {
  it("returns no facts for a part that hasn't changed since the first release", () => {
    expect(summarizeHistory(undefined)).toEqual({facts: [], since: ''});
  });

  it('returns only what is newer than the parent', () => {
    expect(summarizeHistory({since: '2026-05-04'}, '2026-05-04').facts).toEqual([]);
    expect(summarizeHistory({since: '2026-09-07'}, '2026-05-04').facts).toEqual([['since 2026-09']]);
    expect(summarizeHistory({changed: '2026-05-04'}, '2026-09-07').facts).toEqual([]);
  });

  it('returns a change after the addition', () => {
    expect(summarizeHistory({since: '2026-05-04', changed: '2026-09-07'}).facts).toEqual([
      ['since 2026-05'],
      ['changed 2026-09'],
    ]);
  });
});

describe('the REST reference', () => {
  const createPage = (): SchemaPageData => ({
    type: 'object',
    fields: [
      {id: 'reason', name: 'reason', type: 'string'},
      {id: 'order-id', name: 'orderId', type: 'string', ref: {text: 'OrderId', href: '/order-id/'}},
      {id: 'old', name: 'old', type: 'string', deprecated: true, facts: [['at most 3']]},
      {
        id: 'customer',
        name: 'customer',
        type: 'object',
        ref: {text: 'Customer', href: '/customer/'},
        fields: [{id: 'customer-name', name: 'name', type: 'string'}],
      },
    ],
  });
  const parts = {
    'Payment.reason': {since: '2026-05-04'},
    OrderId: {changed: '2026-09-07'},
    'Payment.old': {deprecated: '2026-09-07'},
    'Customer.name': {since: '2026-09-07'},
  };

  it('shows the history of fields by their parents and by their types', () => {
    const page = createPage();
    addSchemaHistory(page, 'Payment', createGetHistory(parts));
    expect(page.fields?.map(({name, facts, deprecatedIn}) => [name, facts, deprecatedIn])).toEqual([
      ['reason', [['since 2026-05']], undefined],
      ['orderId', [['changed 2026-09']], undefined],
      ['old', [['at most 3']], '2026-09'],
      ['customer', undefined, undefined],
    ]);
    expect(page.fields?.[3]?.fields?.[0]?.facts).toEqual([['since 2026-09']]);
  });

  it('shows the history of a whole schema once', () => {
    const page = createPage();
    addSchemaHistory(
      page,
      'Payment',
      createGetHistory({Payment: {since: '2026-05-04'}, 'Payment.reason': {since: '2026-05-04'}}),
    );
    expect(page.facts).toEqual([['since 2026-05']]);
    expect(page.fields?.[0]?.facts).toBeUndefined();
  });

  it('shows the history of an operation, its parameters, and its bodies', () => {
    const page: OperationPageData = {
      endpoint: {method: 'post', path: '/refunds'},
      parameters: {header: [{id: 'key', name: 'Key', type: 'string'}]},
      body: {media: [{type: 'application/json', schema: {...createPage(), ref: {text: 'Payment', href: '/payment/'}}}]},
      responses: {
        200: {
          status: '200',
          media: [{type: 'application/json', schema: {type: 'object', fields: [{id: 'a', name: 'a', type: 'string'}]}}],
        },
      },
    };
    addOperationHistory(
      page,
      'refunds_create',
      createGetHistory({
        ...parts,
        refunds_create: {since: '2026-05-04'},
        'refunds_create?Key': {since: '2026-09-07'},
        'refunds_create.response.200.a': {since: '2026-09-07'},
      }),
    );
    expect(page.history).toBe('since 2026-05');
    expect(page.parameters?.header?.[0]?.facts).toEqual([['since 2026-09']]);
    expect(page.body?.media[0]?.schema?.fields?.[0]?.facts, 'as old as the operation').toBeUndefined();
    expect(page.responses[200]?.media?.[0]?.schema?.fields?.[0]?.facts).toEqual([['since 2026-09']]);
  });
});

describe('the GraphQL reference', () => {
  const schema = buildSchema(
    'type Query { charge(id: ID): Charge }\ntype Charge { id: ID }\nenum Status { PAID }\n' +
      'type live { id: ID }\ndirective @live on QUERY',
  );
  const createPageWithHistory = (
    name: string,
    data: Partial<GraphqlPageData>,
    parts: Record<string, PartHistory>,
  ): GraphqlPageData => {
    const page = listPages(schema).find((each) => each.name === name)!;
    const pageData: GraphqlPageData = {definition: '', ...data};
    addHistory(pageData, page, createGetHistory(parts));
    return pageData;
  };

  it('shows the history of an operation and its arguments', () => {
    const data = createPageWithHistory(
      'charge',
      {arguments: [{id: 'id', name: 'id', type: 'ID'}]},
      {
        'graphql:Query.charge': {since: '2026-05-04', deprecated: '2026-09-07'},
        'graphql:Query.charge.id': {since: '2026-09-07'},
      },
    );
    expect(data.history).toBe('since 2026-05 · deprecated 2026-09');
    expect(data.arguments?.[0]?.facts).toEqual([['since 2026-09']]);
  });

  it('distinguishes a directive from a type with the same name', () => {
    const parts = {'graphql:live': {since: '2026-05-04'}};
    expect(listPages(schema).filter(({name}) => name === 'live')).toHaveLength(2);
    expect(
      createPageWithHistory('live', {locations: ['QUERY']}, parts).history,
      'the directive comes first',
    ).toBeUndefined();
  });

  it('shows the history of a field and of a value', () => {
    const fields = [{id: 'id', name: 'id', type: 'ID', deprecated: 'No.'}];
    const type = createPageWithHistory('Charge', {fields}, {'graphql:Charge.id': {deprecated: '2026-09-07'}});
    expect(type.fields?.[0]).toMatchObject({deprecatedIn: '2026-09'});
    const values = [{id: 'paid', name: 'PAID'}];
    const status = createPageWithHistory('Status', {values}, {'graphql:Status=PAID': {since: '2026-05-04'}});
    expect(status.values?.[0]?.facts).toEqual([['since 2026-05']]);
  });
});
