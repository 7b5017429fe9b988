import {buildSchema, type GraphQLLeafType} from 'graphql';
import {describe, expect, it} from 'vitest';
import {createExample, type OperationExample} from '../../../src/graphql/examples/example';
import {getId, findKnownIds, addTypeIds} from '../../../src/graphql/examples/values/ids';
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
const ids = addTypeIds(findKnownIds([]), schema);
const example = (name: string, kind: 'query' | 'mutation' = 'query'): OperationExample => {
  const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
  return createExample(schema, kind, root!.getFields()[name]!, ids);
};
const value = (type: string, name: string, parent = 'Thing'): Json =>
  createLeafValue(schema.getType(type) as GraphQLLeafType, {name, parent, ids});

describe('ids', () => {
  it('are those of what a name, a description or a type names', () => {
    const at = (name: string, parent: string, description = ''): string => getId({name, parent, description, ids});
    expect(at('paymentId', 'Thing')).toBe('pay_1a2b3c4d');
    expect(at('id', 'Payment')).toBe('pay_1a2b3c4d');
    expect(at('createdBy', 'Payment')).toBe('usr_1a2b3c4d');
    expect(at('id', 'PaymentRule', 'Id of the rule.')).toMatch(/^rul_\w{16}$/);
    expect(at('id', 'Download', 'Id of the payment that is paid.')).toBe('pay_1a2b3c4d');
    expect(at('uploadId', 'Thing')).toBe(at('id', 'UploadFile', 'Id of the upload. Pass it on.'));
    expect(at('pointOfSaleId', 'Thing')).toMatch(/^pos_/);
    expect(at('reportId', 'Thing')).not.toBe(at('representativeId', 'Thing'));
  });

  it('begin as descriptions say, wherever the thing is named', () => {
    const {variables, data} = example('export');
    expect(variables).toEqual({id: expect.stringMatching(/^exp_/)});
    expect(data).toMatchObject({export: variables});
    expect(example('download').variables).toEqual(variables);
  });
});

describe('values', () => {
  it('follow whole words of names', () => {
    expect(value('String', 'statementDescriptor')).not.toBe('Sevilla');
    expect(value('String', 'state')).toBe('Sevilla');
    expect(value('String', 'estate')).toBe('text');
    expect(value('String', 'emailPreview')).toMatch(/^<p>/);
    expect(value('Int', 'accountCount')).toBe(1);
    expect(value('String', 'paid')).toBe('text');
    expect(value('State', 'status')).toBe('ACTIVE');
    expect(value('State', 'previousStatus')).toBe('NEW');
  });

  it('name things after their type', () => {
    expect(value('String', 'name', 'Customer')).toBe('Lucía Romero');
    for (const owner of ['PaymentRule', 'CreateWebhookInput', 'ApiKey', 'Repository']) {
      expect(value('String', 'name', owner)).not.toBe('Lucía Romero');
    }
  });

  it('of scalars follow whole words of the names of the scalars', () => {
    expect(SCALARS.map((name) => [name, value(name, 'thing')])).toEqual([
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
  it('show what can be asked for', () => {
    expect(example('rules').variables).toEqual({
      filter: {priority: 1, state: 'ACTIVE', name: {eq: expect.any(String)}},
    });
    expect(example('latest').variables).toEqual({paymentId: 'pay_1a2b3c4d'});
    expect(example('kept').variables).toEqual({state: 'ACTIVE'});
  });

  it('change something, and end a period after its start', () => {
    expect(example('updateRule', 'mutation').variables).toEqual({
      input: {id: expect.stringMatching(/^rul_/), name: expect.any(String), state: 'ACTIVE', active: true},
    });
    const {periodStart, periodEnd} = example('period').variables as {periodStart: number; periodEnd: number};
    expect(periodEnd).toBeGreaterThan(periodStart);
  });
});
