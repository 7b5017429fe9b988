/** Values and fields that both specifications have, REST and GraphQL, are the same in both. */
import path from 'node:path';
import {isEnumType, isInputObjectType, isObjectType, type GraphQLSchema} from 'graphql';
import {beforeAll, describe, expect, it} from 'vitest';
import {findLocation} from '../contract/whereIs';
import {isSimulated, toTestName} from '../sandbox/isPlayed';
import {readSource as read} from '../../src/config/readSource';
import {bundleOpenApi, joinSchema} from '@paydocs/specs/read';

interface Schema {
  $ref?: string;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
}

let components: Record<string, Schema>;
let graphql: GraphQLSchema;

beforeAll(async () => {
  const document = await bundleOpenApi(path.resolve('openapi'), path.resolve('redocly.yaml'), {read});
  components = (document.components as {schemas: Record<string, Schema>}).schemas;
  graphql = joinSchema(path.resolve('graphql'), {read}).schema;
});

/** Resolves references, and a union of a schema and `null` to the schema. */
function resolve(schema: Schema | undefined): Schema {
  if (schema?.$ref) {
    return resolve(components[schema.$ref.replace('#/components/schemas/', '')]);
  }
  const choices = (schema?.anyOf ?? schema?.oneOf)
    ?.map(resolve)
    .filter((choice) => (choice as {type?: string}).type !== 'null');
  return choices?.length === 1 && choices[0] ? choices[0] : (schema ?? {});
}

/** Returns the schema at a path such as `Payment.nextAction.type` or `PaymentMethods.paymentMethods[]`. */
function getRestSchema(schemaPath: string): Schema {
  const [name = '', ...steps] = schemaPath.split('.');
  const resolveStep = (step: string, schema: Schema): Schema => (step.endsWith('[]') ? resolve(schema.items) : schema);
  return steps.reduce(
    (schema, step) => resolveStep(step, resolve(schema.properties?.[step.replace('[]', '')])),
    resolveStep(name, resolve(components[name.replace('[]', '')])),
  );
}

function getRestValues(schemaPath: string): string[] {
  return (getRestSchema(schemaPath).enum ?? []).filter((value): value is string => typeof value === 'string').sort();
}

function getGraphqlValues(name: string): string[] {
  const type = graphql.getType(name);
  return isEnumType(type)
    ? type
        .getValues()
        .map((value) => value.name)
        .sort()
    : [];
}

function getGraphqlFields(name: string): string[] {
  const type = graphql.getType(name);
  return isObjectType(type) || isInputObjectType(type) ? Object.keys(type.getFields()).sort() : [];
}

/** Describes what only one of a schema and a type has, with the locations of both. */
function describeDifferences(rest: string, restNames: string[], name: string, graphqlNames: string[]): string {
  const type = graphql.getType(name);
  const keyword = isEnumType(type) ? 'enum' : isInputObjectType(type) ? 'input' : 'type';
  const file = `openapi/schemas/${/^[\w-]+/.exec(rest)?.[0] ?? ''}.yaml`;
  const findInRest = (each: string): string => findLocation(isEnumType(type) ? `- ${each}` : `${each}:`, [file]);
  const graphqlLocation = findLocation(`${keyword} ${name} {`);
  return [
    ...restNames
      .filter((each) => !graphqlNames.includes(each))
      .map((each) => `${graphqlLocation}: ${name} has no ${each}, which ${rest} has (${findInRest(each)})`),
    ...graphqlNames
      .filter((each) => !restNames.includes(each))
      .map((each) => `${file}: ${rest} has no ${each}, which ${name} has (${graphqlLocation})`),
  ].join('\n');
}

/** Converts REST's `payment.partially_refunded` to GraphQL's `PAYMENT_PARTIALLY_REFUNDED`. */
const toEventTypeName = (type: string): string => type.replace('.', '_').toUpperCase();

describe.skipIf(!isSimulated)(toTestName('enums', 'tests/rules/specsAgree.test.ts'), () => {
  it.each([
    ['Payment-Status', 'PaymentStatus'],
    ['Payment-Status', 'ChargeStatus'],
    ['Subscription-LastPayment.status', 'PaymentStatus'],
    ['Subscription-Status', 'SubscriptionStatus'],
    ['Payment-Currency', 'Currencies'],
    ['Subscription-Interval', 'Interval'],
    ['Subscription-RetrySchedule[].interval', 'Interval'],
    ['Payment-LastRefundReason', 'RefundReason'],
    ['RefundPaymentRequest.refundReason', 'RefundReason'],
    ['Payment-CancellationReason', 'CancellationReason'],
    ['CancelSubscriptionRequest.cancellationReason', 'CancellationReason'],
    ['Payment-PaymentMethod.method', 'PaymentMethods'],
    ['PaymentMethods.paymentMethods[]', 'PaymentMethods'],
    ['Payment-PaymentMethod.card.brand', 'CardBrand'],
    ['Payment-PaymentMethod.card.type', 'CardType'],
    ['Payment-PaymentMethod.card.threeDSecureFlow', 'ThreeDSecureFlow'],
    ['Payment-PaymentMethod.card.tokenizationMethod', 'TokenizationMethods'],
    ['Payment-TransactionType', 'TransactionType'],
    ['Payment-NextAction.type', 'NextActionType'],
    ['Payment-MessageChannel', 'MessageChannel'],
    ['DeviceType', 'DeviceType'],
  ])('%s has the values of %s', (rest, name) => {
    expect(getRestValues(rest), `values of ${rest}`).not.toHaveLength(0);
    expect(describeDifferences(rest, getRestValues(rest), name, getGraphqlValues(name))).toBe('');
  });

  it('webhook events map one to one', () => {
    const types = [...getRestValues('PaymentEvent.type'), ...getRestValues('SubscriptionEvent.type')];
    expect(types.length).toBeGreaterThan(0);
    const values = getGraphqlValues('WebhookEventType');
    expect(describeDifferences('PaymentEvent', types.map(toEventTypeName), 'WebhookEventType', values)).toBe('');
  });

  it('webhook events are the statuses of their resource, apart from PENDING', () => {
    const getStatuses = (schemaPath: string): string[] =>
      getRestValues(schemaPath).filter((status) => status !== 'PENDING');
    const getEvents = (resource: string, schemaPath: string): string[] =>
      getStatuses(schemaPath).map((status) => `${resource}.${status.toLowerCase()}`);
    expect({
      'openapi/schemas/PaymentEvent.yaml': getRestValues('PaymentEvent.type'),
      'openapi/schemas/SubscriptionEvent.yaml': getRestValues('SubscriptionEvent.type'),
    }).toEqual({
      'openapi/schemas/PaymentEvent.yaml': getEvents('payment', 'Payment-Status').sort(),
      'openapi/schemas/SubscriptionEvent.yaml': getEvents('subscription', 'Subscription-Status').sort(),
    });
  });
});

describe.skipIf(!isSimulated)(toTestName('fields', 'tests/rules/specsAgree.test.ts'), () => {
  /** Fields that only one side has, with the reason. */
  const exceptions: Record<string, {restOnly?: string[]}> = {
    // GraphQL shows the entity and reference of Multibanco in `nextAction`.
    'Payment-PaymentMethod': {restOnly: ['multibanco']},
  };

  it.each([
    ['Payment', 'Payment'],
    ['Subscription', 'Subscription'],
    ['Subscription-LastPayment', 'LastPayment'],
    ['Customer', 'Customer'],
    ['Address', 'Address'],
    ['BillingDetails', 'ContactDetails'],
    ['ShippingDetails', 'ContactDetails'],
    ['SessionDetails', 'SessionDetails'],
    ['TraceDetails', 'TraceDetails'],
    ['Payment-NextAction', 'NextAction'],
    ['Payment-Shop', 'Shop'],
    ['Payment-PaymentMethod', 'PaymentMethod'],
    ['Payment-PaymentMethod.card', 'PaymentMethodCard'],
    ['Payment-PaymentMethod.bizum', 'PaymentMethodBizum'],
    ['Payment-PaymentMethod.mbway', 'PaymentMethodMbway'],
    ['Payment-PaymentMethod.paypal', 'PaymentMethodPaypal'],
    ['Payment-PaymentMethod.sepa', 'PaymentMethodSepa'],
  ])('%s has the fields of %s', (rest, name) => {
    const restFields = Object.keys(getRestSchema(rest).properties ?? {}).filter(
      (field) => !exceptions[rest]?.restOnly?.includes(field),
    );
    expect(restFields, `fields of ${rest}`).not.toHaveLength(0);
    expect(describeDifferences(rest, restFields, name, getGraphqlFields(name))).toBe('');
  });
});

describe.skipIf(!isSimulated)(toTestName('errors', 'tests/rules/specsAgree.test.ts'), () => {
  it('lists each code once, with status, cause, and cure', () => {
    const code = getRestSchema('ApiException.code') as Schema & {
      'x-errors'?: Record<string, unknown>;
      'x-enumDescriptions'?: object;
    };
    const listed = Object.entries(code['x-errors'] ?? {});
    const file = 'openapi/schemas/ApiException.yaml';
    const values = getRestValues('ApiException.code');
    expect(listed.map(([name]) => name).sort(), `${file}: x-errors`).toEqual(values);
    expect(Object.keys(code['x-enumDescriptions'] ?? {}).sort(), `${file}: x-enumDescriptions`).toEqual(values);
    for (const [name, entry] of listed) {
      expect(entry, `${findLocation(`${name}: status:`, [file])}: ${name}`).toEqual({
        status: expect.any(Number),
        cause: expect.any(String),
        cure: expect.any(String),
      });
    }
  });

  it('explains each result code of a payment', () => {
    const code = getRestSchema('Payment-StatusCode') as Schema & {'x-status-codes'?: Record<string, unknown>};
    const file = 'openapi/schemas/Payment-StatusCode.yaml';
    expect(Object.keys(code['x-status-codes'] ?? {}).sort(), file).toEqual(getRestValues('Payment-StatusCode'));
  });

  it('narrows the codes of each error schema to its status', () => {
    const all =
      (getRestSchema('ApiException.code') as {'x-errors'?: Record<string, {status: number}>})['x-errors'] ?? {};
    const statuses: Record<string, number> = {
      BadRequestError: 400,
      UnauthorizedError: 401,
      NotFoundError: 404,
      UnprocessableEntityError: 422,
      InternalServerError: 500,
      ServiceUnavailableError: 503,
    };
    for (const [name, status] of Object.entries(statuses)) {
      const parts = (components[name] as {allOf?: Schema[]}).allOf ?? [];
      const codes = parts
        .flatMap((part) => resolve(part).properties?.code?.enum ?? [])
        .filter((code) => all[String(code)]);
      const narrowed = parts.map((part) => part.properties?.code?.enum).find(Boolean) ?? codes;
      const expected = Object.entries(all)
        .filter(([, entry]) => entry.status === status)
        .map(([code]) => code);
      expect([...narrowed].map(String).sort(), `openapi/schemas/${name}.yaml`).toEqual(expected.sort());
    }
  });
});
