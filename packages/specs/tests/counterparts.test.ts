import {buildSchema} from 'graphql';
import {expect, it} from 'vitest';
import {findCounterparts} from '../src/counterparts';
import type {OpenApiDocument, Schema} from '../src/openapi/document';

const schema = buildSchema(`
  type Query { subscription: Charge subscriptions: [Charge] pets: [Pet] charge: Charge twoWords: Int wordsTwo: Int }
  type Mutation { createPayment(input: RefundPaymentInput): Payment sendPaymentLink: Payment }
  type Payment { id: ID! }
  type Charge { id: ID! }
  type Pet { id: ID! }
  type NextAction { id: ID! }
  type Country { id: ID! }
  enum PaymentStatus { PENDING }
  input RefundPaymentInput { id: ID! }
`);
const object: Schema = {type: 'object', properties: {id: {type: 'string'}}};
const text: Schema = {type: 'string'};

/** What stands for the same as operations of these ids, or schemas of these names. */
function found(ids: Record<string, object>, schemas: Record<string, Schema> = {}): ReturnType<typeof findCounterparts> {
  const paths = Object.fromEntries(
    Object.entries(ids).map(([operationId, more], index) => [`/${index}`, {get: {operationId, ...more}}]),
  );
  return findCounterparts(
    {openapi: '3.1.0', info: {title: '', version: ''}, paths, components: {schemas}} as OpenApiDocument,
    schema,
  );
}

it('operations have the same words, whatever their order', () => {
  const {pairs} = found({
    payments_create: {},
    payments_sendLink: {},
    subscriptions_get: {},
    listPets: {},
    two_words: {},
    other: {},
  });
  expect(pairs.map(({rest, graphql}) => `${rest} ${graphql}`)).toEqual([
    'payments_create createPayment',
    'payments_sendLink sendPaymentLink',
    'subscriptions_get subscription',
    'listPets pets',
  ]);
});

it('types have the same words and are of one kind', () => {
  const {pairs} = found(
    {},
    {
      Payment: object,
      'Payment-Status': {...text, enum: ['PENDING']},
      'Payment-NextAction': object,
      RefundPaymentRequest: object,
      Country: text,
      RefundPayment: object,
    },
  );
  expect(pairs.map(({rest, graphql}) => `${rest} ${graphql}`)).toEqual([
    'Payment Payment',
    'Payment-Status PaymentStatus',
    'Payment-NextAction NextAction',
    'RefundPaymentRequest RefundPaymentInput',
  ]);
});

it('what the description says counts, and must be there', () => {
  const {pairs, diagnostics} = found(
    {payments_get: {'x-graphql': 'charge'}, payments_create: {'x-graphql': false}, wrong: {'x-graphql': 'chrge'}},
    {Country: {...text, 'x-graphql': 'Country'}, Payment: {...object, 'x-graphql': 'charge'}},
  );
  expect(pairs.map(({kind, rest, graphql}) => `${kind} ${rest} ${graphql}`)).toEqual([
    'operation payments_get charge',
    'type Country Country',
  ]);
  expect(diagnostics.map(({message}) => message)).toEqual([
    'x-graphql of wrong is "chrge", but the GraphQL schema has no such operation. Correct the name, or write false.',
    'x-graphql of Payment is "charge", but the GraphQL schema has no such type. Correct the name, or write false.',
  ]);
});
