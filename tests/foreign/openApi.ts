/** A description with as many operations as a large provider has, made rather than kept. */
import {randomNumbers} from './random';

const WORDS = ['account', 'balance', 'card', 'charge', 'dispute', 'file', 'invoice', 'payout', 'plan', 'refund'];
const METHODS = ['get', 'post', 'put', 'delete'] as const;
const SCHEMAS = 200;
/** So many schemas lead from one to the next and back to the first. */
const CIRCLE = 5;

type Json = Record<string, unknown>;

/**
 * @param count - how many operations to make; a multiple of four
 * @returns an OpenAPI 3.1 document
 */
export function largeOpenApi(count: number): Json {
  const random = randomNumbers(11);
  const schema = (): string => `Object${Math.floor(random() * SCHEMAS)}`;
  const ref = (name: string): Json => ({$ref: `#/components/schemas/${name}`});
  const paths: Record<string, Json> = {};
  for (let index = 0; index < count / METHODS.length; index += 1) {
    const word = WORDS[index % WORDS.length]!;
    const operations = METHODS.map((method, place) => {
      const name = `${method}_${word}_${index}`;
      const body = method === 'post' || method === 'put';
      const operation: Json = {
        operationId: name,
        tags: [word],
        summary: `${method} ${word} ${index}`,
        description: `What ${name} does, in a sentence with \`code\` and {braces}.`,
        parameters: [
          {
            name: `filter_${index}_${place}`,
            in: 'query',
            schema: {type: 'string', enum: [`asc${index}`, `desc${index}`]},
          },
          {$ref: '#/components/parameters/Version'},
        ],
        ...(body ? {requestBody: {content: {'application/json': {schema: ref(schema())}}}} : {}),
        responses: {
          '200': {description: 'Done.', content: {'application/json': {schema: ref(schema())}}},
          '404': {$ref: '#/components/responses/Missing'},
        },
      };
      return [method, operation];
    });
    const id = {name: `${word}_id`, in: 'path', required: true, schema: {type: 'string'}};
    paths[`/v1/${word}s/${index}/{${word}_id}`] = {parameters: [id], ...Object.fromEntries(operations)};
  }
  const schemas = Array.from({length: SCHEMAS}, (_, index) => [
    `Object${index}`,
    {
      type: 'object',
      description: `Object ${index} of many.`,
      properties: {
        [`id_${index}`]: {type: 'string', description: 'Identifies it.'},
        [`state_${index}`]: {type: 'string', enum: [`open_${index}`, `closed_${index}`]},
        [`next_${index}`]: ref(`Object${index - (index % CIRCLE) + ((index + 1) % CIRCLE)}`),
        [`parts_${index}`]: {
          type: 'array',
          items: {type: 'object', properties: {[`part_${index}`]: {type: 'integer'}}},
        },
      },
    },
  ]);
  return {
    openapi: '3.1.0',
    info: {title: 'A large API', version: '1'},
    servers: [{url: 'https://api.large.example'}],
    tags: WORDS.map((name) => ({name})),
    paths,
    components: {
      schemas: Object.fromEntries(schemas),
      parameters: {Version: {name: 'Api-Version', in: 'header', schema: {type: 'string'}}},
      responses: {Missing: {description: "There's no such thing."}},
    },
  };
}

const done = {'200': {description: 'Done.'}};

/** What an OpenAPI 3.0 file may look like when nobody looks after it. */
export const UNTIDY_OPENAPI: Json = {
  openapi: '3.0.3',
  info: {title: 'Untidy', version: '0'},
  paths: {
    '/': {get: {responses: done}},
    '/v1/payments': {
      parameters: [{$ref: '#/components/parameters/Page'}],
      get: {operationId: 'getPayment', responses: done},
      post: {operationId: 'GetPayment', responses: {default: {$ref: '#/components/responses/Failure'}}},
      put: {operationId: 'get_payment', responses: done},
      delete: {operationId: 'getPayment', responses: done},
    },
    '/v1/payments/{id}:capture': {post: {operationId: 'payments/capture:v1 (β) "now"', responses: done}},
    '/v1/files/{name}.{ext}': {get: {operationId: '2fa.files', responses: done}},
    '/v1/payments.json': {get: {operationId: 'index', responses: done}},
    '/支付': {get: {operationId: '支付', responses: done}},
    '/v1/webhooks': {get: {operationId: 'webhooks', tags: ['schemas', 'Webhooks', 'webhooks'], responses: done}},
    '/v1/everything': {
      post: {
        operationId: 'everything',
        tags: ['Everything & <more>'],
        requestBody: {$ref: '#/components/requestBodies/Body'},
        responses: {
          '200': {
            description: 'All of it.',
            headers: {'X-Count': {$ref: '#/components/headers/Count'}},
            links: {next: {$ref: '#/components/links/Next'}},
            content: {'application/json': {schema: {$ref: '#/components/schemas/payment'}}},
          },
        },
        callbacks: {told: {$ref: '#/components/callbacks/Told'}},
        security: [{key: []}],
      },
    },
  },
  components: {
    schemas: {
      payment: {
        type: 'object',
        nullable: true,
        properties: {
          constructor: {type: 'string', nullable: true},
          'a.b c/d~e': {allOf: [{$ref: '#/components/schemas/Payment'}], description: 'Odd name.'},
          again: {$ref: '#/components/schemas/payment', description: 'Beside a reference.'},
        },
      },
      Payment: {type: 'string', enum: ['', 'a|b', '{c}', '`d`', null]},
      PAYMENT: {oneOf: [{$ref: '#/components/schemas/payment'}, {$ref: '#/components/schemas/Payment'}]},
      'v1.Pay-Ment_x': {},
      index: {type: 'array', items: {}},
    },
    parameters: {Page: {name: 'page[size]', in: 'query', schema: {type: 'integer'}}},
    responses: {Failure: {description: 'It <failed> {badly}.'}},
    requestBodies: {
      Body: {
        content: {
          'application/json': {
            schema: {$ref: '#/components/schemas/payment'},
            examples: {odd: {$ref: '#/components/examples/Odd'}},
          },
        },
      },
    },
    headers: {Count: {schema: {type: 'integer'}}},
    examples: {Odd: {value: {constructor: '</script>{`'}}},
    links: {Next: {operationId: 'GetPayment'}},
    callbacks: {Told: {'{$request.body#/url}': {post: {responses: done}}}},
    securitySchemes: {key: {type: 'apiKey', in: 'header', name: 'X-Key'}},
  },
};
