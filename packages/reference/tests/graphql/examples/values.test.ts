import {buildSchema, type GraphQLLeafType} from 'graphql';
import {describe, expect, it} from 'vitest';
import {createOperationExample, type OperationExample} from '../../../src/graphql/examples/example';
import {createExampleId, findDocumentedIds, addTypeIds} from '../../../src/graphql/examples/values/ids';
import {createLeafValue, type Json} from '../../../src/graphql/examples/values/values';

const SCALARS = [
  'JSON',
  'JSONObject',
  'Company',
  'Interval',
  'Fingerprint',
  'LongText',
  'Duration',
  'TimeZone',
  'BigInt',
];
const schema = buildSchema(`
  ${SCALARS.map((name) => `scalar ${name}`).join('\n')}
  type User {
    "For example \`usr_1a2b3c4d\`."
    id: ID!
  }
  type Payment { "For example \`pay_1a2b3c4d\`." id: ID! name: String }
  type PaymentRule { "Id of the rule." id: ID! name: String }
  type ChargesExport { "Id of the export. It starts with \`exp_\`." id: ID! start: Int end: Int }
  type Download { url: String }
  enum State { NEW ACTIVE }
  input Equals { eq: String ne: String in: [String!] }
  input RuleFilter { id: ID priority: Int state: State name: Equals }
  input UpdateRuleInput { id: ID! name: String state: State active: Boolean priority: Int }
  type Query {
    "Rules."
    rules(accountId: ID, filter: RuleFilter, after: String): [PaymentRule!]!
    latest(accountId: ID, paymentId: ID): Payment
    kept(old: State @deprecated(reason: "No."), state: State): Payment
    period(periodStart: Int!, periodEnd: Int!): ChargesExport
    export("Id of the export." id: ID!): ChargesExport
    download("Id of the export to download." id: ID!): Download
  }
  type Mutation { updateRule(input: UpdateRuleInput!): PaymentRule }
`);
const ids = addTypeIds(findDocumentedIds([]), schema);
const createExampleFor = (name: string, kind: 'query' | 'mutation' = 'query'): OperationExample => {
  const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
  return createOperationExample(schema, kind, root!.getFields()[name]!, ids);
};
const createValue = (type: string, name: string, parent = 'Thing'): Json =>
  createLeafValue(schema.getType(type) as GraphQLLeafType, {name, parent, ids});

describe('ids', () => {
  it('match the resource that a name, a description, or a type mentions', () => {
    const createId = (name: string, parent: string, description = ''): string =>
      createExampleId({name, parent, description, ids});
    expect(createId('paymentId', 'Thing')).toBe('pay_1a2b3c4d');
    expect(createId('id', 'Payment')).toBe('pay_1a2b3c4d');
    expect(createId('createdBy', 'Payment')).toBe('usr_1a2b3c4d');
    expect(createId('id', 'PaymentRule', 'Id of the rule.')).toMatch(/^rul_\w{16}$/);
    expect(createId('id', 'Download', 'Id of the payment that is paid.')).toBe('pay_1a2b3c4d');
    expect(createId('uploadId', 'Thing')).toBe(createId('id', 'UploadFile', 'Id of the upload. Pass it on.'));
    expect(createId('pointOfSaleId', 'Thing')).toMatch(/^pos_/);
    expect(createId('reportId', 'Thing')).not.toBe(createId('representativeId', 'Thing'));
  });

  it('start with the prefix in descriptions, wherever the resource is mentioned', () => {
    const {variables, data} = createExampleFor('export');
    expect(variables).toEqual({id: expect.stringMatching(/^exp_/)});
    expect(data).toMatchObject({export: variables});
    expect(createExampleFor('download').variables).toEqual(variables);
  });
});

describe('values', () => {
  it('match whole words of names', () => {
    expect(createValue('String', 'statementDescriptor')).not.toBe('Sevilla');
    expect(createValue('String', 'state')).toBe('Sevilla');
    expect(createValue('String', 'estate')).toBe('text');
    expect(createValue('String', 'emailPreview')).toMatch(/^<p>/);
    expect(createValue('Int', 'accountCount')).toBe(1);
    expect(createValue('String', 'paid')).toBe('text');
    expect(createValue('State', 'status')).toBe('ACTIVE');
    expect(createValue('State', 'previousStatus')).toBe('NEW');
  });

  it('name resources by their type', () => {
    expect(createValue('String', 'name', 'Customer')).toBe('Lucía Romero');
    for (const owner of ['PaymentRule', 'CreateWebhookInput', 'ApiKey', 'Repository']) {
      expect(createValue('String', 'name', owner)).not.toBe('Lucía Romero');
    }
  });

  it('of scalars match whole words of the scalar names', () => {
    expect(SCALARS.map((name) => [name, createValue(name, 'thing')])).toEqual([
      ['JSON', {}],
      ['JSONObject', {}],
      ['Company', 'Librería Aurora'],
      ['Interval', 'P1M'],
      ['Fingerprint', 'text'],
      ['LongText', 'text'],
      ['Duration', 'PT1H'],
      ['TimeZone', 'Europe/Madrid'],
      ['BigInt', 1],
    ]);
  });
});

describe('arguments', () => {
  it('show what can be requested', () => {
    expect(createExampleFor('rules').variables).toEqual({
      filter: {priority: 1, state: 'ACTIVE', name: {eq: expect.any(String)}},
    });
    expect(createExampleFor('latest').variables).toEqual({paymentId: 'pay_1a2b3c4d'});
    expect(createExampleFor('kept').variables).toEqual({state: 'ACTIVE'});
  });

  it('change at least one field, and end a period after its start', () => {
    expect(createExampleFor('updateRule', 'mutation').variables).toEqual({
      input: {id: expect.stringMatching(/^rul_/), name: expect.any(String), state: 'ACTIVE', active: true},
    });
    const {periodStart, periodEnd} = createExampleFor('period').variables as {periodStart: number; periodEnd: number};
    expect(periodEnd).toBeGreaterThan(periodStart);
  });
});
