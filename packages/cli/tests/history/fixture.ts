import type {OpenApiDocument} from '@paydocs/contract/document';
import {collectGraphqlParts, collectRestParts} from '../../src/history/inventory';
import type {Snapshot} from '../../src/history/readSnapshots';

const createContent = (schema: string): object => ({
  content: {'application/json': {schema: {$ref: `#/components/schemas/${schema}`}}},
});

/** Returns the description of a REST API with an operation for payments. */
export function createDescription(): OpenApiDocument & {openapi: string} {
  return {
    openapi: '3.1.0',
    paths: {
      '/payments': {
        post: {
          operationId: 'payments_create',
          requestBody: createContent('NewPayment'),
          responses: {201: createContent('Payment')},
        },
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

/** Returns the snapshot of a release with both APIs. */
export function createSnapshot(date: string, openapi: OpenApiDocument = createDescription(), sdl = SDL): Snapshot {
  return {date, openapi, sdl, parts: new Map([...collectRestParts(openapi), ...collectGraphqlParts(sdl)])};
}

/** Returns the next release, with a new field, a new operation, a changed limit, and a replaced GraphQL operation. */
export function createNextSnapshot(): Snapshot {
  const openapi = createDescription();
  Object.assign(openapi.components?.schemas?.Payment?.properties ?? {}, {reason: {type: 'string'}});
  Object.assign(openapi.components?.schemas?.NewPayment?.properties?.orderId ?? {}, {maxLength: 64});
  Object.assign(openapi.paths ?? {}, {
    '/refunds': {
      post: {
        operationId: 'refunds_create',
        parameters: [{name: 'Key', in: 'header'}],
        responses: {201: createContent('Refund')},
      },
    },
  });
  Object.assign(openapi.components?.schemas ?? {}, {Refund: {type: 'object', properties: {id: {type: 'string'}}}});
  const sdl = `type Query {
    charge(id: ID!): Charge @deprecated(reason: "Use \`chargeV2\` instead. It is quicker.")
    chargeV2(id: ID!): Charge
  }
  type Charge { id: ID! }`;
  return createSnapshot('2026-05-04', openapi, sdl);
}

export const firstSnapshot = createSnapshot('2026-01-01');
