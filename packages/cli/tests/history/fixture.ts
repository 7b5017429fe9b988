import type {OpenApiDocument} from '@paydocs/contract/rest/document';
import {collectGraphqlParts, collectRestParts} from '../../src/history/inventory';
import type {Snapshot} from '../../src/history/readSnapshots';

const json = (schema: string): object => ({
  content: {'application/json': {schema: {$ref: `#/components/schemas/${schema}`}}},
});

/** A REST API with an operation for payments. */
export function description(): OpenApiDocument & {openapi: string} {
  return {
    openapi: '3.1.0',
    paths: {
      '/payments': {
        post: {operationId: 'payments_create', requestBody: json('NewPayment'), responses: {201: json('Payment')}},
      },
    },
    components: {
      schemas: {
        NewPayment: {type: 'object', properties: {orderId: {type: 'string', maxLength: 32}}},
        Payment: {type: 'object', properties: {id: {type: 'string'}}},
      },
    },
  };
}

export const SDL = 'type Query { charge(id: ID!): Charge }\ntype Charge { id: ID! }\n';

/** A release that has both APIs. */
export function snapshot(date: string, openapi: OpenApiDocument = description(), sdl = SDL): Snapshot {
  return {date, openapi, sdl, parts: new Map([...collectRestParts(openapi), ...collectGraphqlParts(sdl)])};
}

/** The next release: a field, an operation, a limit; an operation of GraphQL that replaces one. */
export function nextSnapshot(): Snapshot {
  const openapi = description();
  Object.assign(openapi.components?.schemas?.Payment?.properties ?? {}, {reason: {type: 'string'}});
  Object.assign(openapi.components?.schemas?.NewPayment?.properties?.orderId ?? {}, {maxLength: 64});
  Object.assign(openapi.paths ?? {}, {
    '/refunds': {
      post: {
        operationId: 'refunds_create',
        parameters: [{name: 'Key', in: 'header'}],
        responses: {201: json('Refund')},
      },
    },
  });
  Object.assign(openapi.components?.schemas ?? {}, {Refund: {type: 'object', properties: {id: {type: 'string'}}}});
  const sdl = `type Query {
    charge(id: ID!): Charge @deprecated(reason: "Use \`chargeV2\` instead. It is quicker.")
    chargeV2(id: ID!): Charge
  }
  type Charge { id: ID! }`;
  return snapshot('2026-05-04', openapi, sdl);
}

export const first = snapshot('2026-01-01');
