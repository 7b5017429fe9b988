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
const objectSchema: Schema = {type: 'object', properties: {id: {type: 'string'}}};
const stringSchema: Schema = {type: 'string'};

/** @returns counterparts of operations with these IDs, or of schemas with these names */
function findTestCounterparts(
  ids: Record<string, object>,
  schemas: Record<string, Schema> = {},
): ReturnType<typeof findCounterparts> {
  const paths = Object.fromEntries(
    Object.entries(ids).map(([operationId, more], index) => [`/${index}`, {get: {operationId, ...more}}]),
  );
  return findCounterparts(
    {openapi: '3.1.0', info: {title: '', version: ''}, paths, components: {schemas}} as OpenApiDocument,
    schema,
  );
}

it('matches operations with the same words in any order', () => {
  const {pairs} = findTestCounterparts({
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

it('matches types with the same words and of the same kind', () => {
  const {pairs} = findTestCounterparts(
    {},
    {
      Payment: objectSchema,
      'Payment-Status': {...stringSchema, enum: ['PENDING']},
      'Payment-NextAction': objectSchema,
      RefundPaymentRequest: objectSchema,
      Country: stringSchema,
      RefundPayment: objectSchema,
    },
  );
  expect(pairs.map(({rest, graphql}) => `${rest} ${graphql}`)).toEqual([
    'Payment Payment',
    'Payment-Status PaymentStatus',
    'Payment-NextAction NextAction',
    'RefundPaymentRequest RefundPaymentInput',
  ]);
});

it('uses counterparts in the description, and reports missing ones', () => {
  const {pairs, diagnostics} = findTestCounterparts(
    {payments_get: {'x-graphql': 'charge'}, payments_create: {'x-graphql': false}, wrong: {'x-graphql': 'chrge'}},
    {Country: {...stringSchema, 'x-graphql': 'Country'}, Payment: {...objectSchema, 'x-graphql': 'charge'}},
  );
  expect(pairs.map(({kind, rest, graphql}) => `${kind} ${rest} ${graphql}`)).toEqual([
    'operation payments_get charge',
    'type Country Country',
  ]);
  expect(diagnostics.map(({message}) => message)).toEqual([
    'x-graphql of wrong is "chrge", but the GraphQL schema has no such operation. Correct the name, or set x-graphql to false.',
    'x-graphql of Payment is "charge", but the GraphQL schema has no such type. Correct the name, or set x-graphql to false.',
  ]);
});
