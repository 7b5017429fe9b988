/** One truth in two specifications: what REST and GraphQL both speak of is the same in both. */
import path from 'node:path';
import {isEnumType, isInputObjectType, isObjectType, type GraphQLSchema} from 'graphql';
import {beforeAll, describe, expect, it} from 'vitest';
import {whereIs} from '../contract/whereIs';
import {isPlayed, whenPlayed} from '../sandbox/isPlayed';
import {readSource as read} from '../../src/config/readSource';
import {bundleOpenApi} from '@paydocs/specs/openapi/bundle';
import {joinSchema} from '@paydocs/specs/graphql/joinSchema';

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

/** Follows references, and a union of something with `null` to the something. */
function resolve(schema: Schema | undefined): Schema {
  if (schema?.$ref) {
    return resolve(components[schema.$ref.replace('#/components/schemas/', '')]);
  }
  const choices = (schema?.anyOf ?? schema?.oneOf)
    ?.map(resolve)
    .filter((choice) => (choice as {type?: string}).type !== 'null');
  return choices?.length === 1 && choices[0] ? choices[0] : (schema ?? {});
}

/** The schema at a path such as `Payment.nextAction.type` or `PaymentMethods.paymentMethods[]`. */
function restSchema(place: string): Schema {
  const [name = '', ...steps] = place.split('.');
  const itemsIf = (step: string, schema: Schema): Schema => (step.endsWith('[]') ? resolve(schema.items) : schema);
  return steps.reduce(
    (schema, step) => itemsIf(step, resolve(schema.properties?.[step.replace('[]', '')])),
    itemsIf(name, resolve(components[name.replace('[]', '')])),
  );
}

function restValues(place: string): string[] {
  return (restSchema(place).enum ?? []).filter((value): value is string => typeof value === 'string').sort();
}

function graphqlValues(name: string): string[] {
  const type = graphql.getType(name);
  return isEnumType(type)
    ? type
        .getValues()
        .map((value) => value.name)
        .sort()
    : [];
}

function graphqlFields(name: string): string[] {
  const type = graphql.getType(name);
  return isObjectType(type) || isInputObjectType(type) ? Object.keys(type.getFields()).sort() : [];
}

/** @returns what only one of a schema and a type has, with the places of both */
function differences(rest: string, restNames: string[], name: string, graphqlNames: string[]): string {
  const type = graphql.getType(name);
  const keyword = isEnumType(type) ? 'enum' : isInputObjectType(type) ? 'input' : 'type';
  const file = `openapi/schemas/${/^[\w-]+/.exec(rest)?.[0] ?? ''}.yaml`;
  const inRest = (each: string): string => whereIs(isEnumType(type) ? `- ${each}` : `${each}:`, [file]);
  const inGraphql = whereIs(`${keyword} ${name} {`);
  return [
    ...restNames
      .filter((each) => !graphqlNames.includes(each))
      .map((each) => `${inGraphql}: ${name} has no ${each}, which ${rest} has (${inRest(each)})`),
    ...graphqlNames
      .filter((each) => !restNames.includes(each))
      .map((each) => `${file}: ${rest} has no ${each}, which ${name} has (${inGraphql})`),
  ].join('\n');
}

/** REST writes `payment.partially_refunded` where GraphQL writes `PAYMENT_PARTIALLY_REFUNDED`. */
const eventTypeName = (type: string): string => type.replace('.', '_').toUpperCase();

describe.skipIf(!isPlayed)(whenPlayed('enums', 'tests/rules/specsAgree.test.ts'), () => {
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
    expect(restValues(rest), `values of ${rest}`).not.toHaveLength(0);
    expect(differences(rest, restValues(rest), name, graphqlValues(name))).toBe('');
  });

  it('webhook events map one to one', () => {
    const types = [...restValues('PaymentEvent.type'), ...restValues('SubscriptionEvent.type')];
    expect(types.length).toBeGreaterThan(0);
    const values = graphqlValues('WebhookEventType');
    expect(differences('PaymentEvent', types.map(eventTypeName), 'WebhookEventType', values)).toBe('');
  });

  it('webhook events are the statuses of their resource, apart from PENDING', () => {
    const statuses = (place: string): string[] => restValues(place).filter((status) => status !== 'PENDING');
    const eventsOf = (resource: string, place: string): string[] =>
      statuses(place).map((status) => `${resource}.${status.toLowerCase()}`);
    expect({
      'openapi/schemas/PaymentEvent.yaml': restValues('PaymentEvent.type'),
      'openapi/schemas/SubscriptionEvent.yaml': restValues('SubscriptionEvent.type'),
    }).toEqual({
      'openapi/schemas/PaymentEvent.yaml': eventsOf('payment', 'Payment-Status').sort(),
      'openapi/schemas/SubscriptionEvent.yaml': eventsOf('subscription', 'Subscription-Status').sort(),
    });
  });
});

describe.skipIf(!isPlayed)(whenPlayed('fields', 'tests/rules/specsAgree.test.ts'), () => {
  /** Fields that one side alone has, with the reason. */
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
    const restFields = Object.keys(restSchema(rest).properties ?? {}).filter(
      (field) => !exceptions[rest]?.restOnly?.includes(field),
    );
    expect(restFields, `fields of ${rest}`).not.toHaveLength(0);
    expect(differences(rest, restFields, name, graphqlFields(name))).toBe('');
  });
});

describe.skipIf(!isPlayed)(whenPlayed('errors', 'tests/rules/specsAgree.test.ts'), () => {
  it('lists each code once, with status, cause and cure', () => {
    const code = restSchema('ApiException.code') as Schema & {
      'x-errors'?: Record<string, unknown>;
      'x-enumDescriptions'?: object;
    };
    const listed = Object.entries(code['x-errors'] ?? {});
    const file = 'openapi/schemas/ApiException.yaml';
    const values = restValues('ApiException.code');
    expect(listed.map(([name]) => name).sort(), `${file}: x-errors`).toEqual(values);
    expect(Object.keys(code['x-enumDescriptions'] ?? {}).sort(), `${file}: x-enumDescriptions`).toEqual(values);
    for (const [name, entry] of listed) {
      expect(entry, `${whereIs(`${name}: status:`, [file])}: ${name}`).toEqual({
        status: expect.any(Number),
        cause: expect.any(String),
        cure: expect.any(String),
      });
    }
  });

  it('explains each result code of a payment', () => {
    const code = restSchema('Payment-StatusCode') as Schema & {'x-status-codes'?: Record<string, unknown>};
    const file = 'openapi/schemas/Payment-StatusCode.yaml';
    expect(Object.keys(code['x-status-codes'] ?? {}).sort(), file).toEqual(restValues('Payment-StatusCode'));
  });

  it('narrows the codes of each error schema to its status', () => {
    const all = (restSchema('ApiException.code') as {'x-errors'?: Record<string, {status: number}>})['x-errors'] ?? {};
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
