/** Small description for tests. */
import type {OpenApiDocument} from '@paydocs/specs';

/** Description with features that the API of another provider can have. */
export const smallDocument: OpenApiDocument = {
  openapi: '3.1.0',
  info: {title: 'Apiary', version: '1', description: 'Hives.'},
  servers: [{url: 'https://{region}.apiary.example', variables: {region: {default: 'north'}}}],
  security: [{key: []}],
  tags: [{name: 'hives', 'x-displayName': 'Hives & bees', description: 'Where bees *live*.'}],
  paths: {
    '/hives': {
      post: {
        operationId: 'addHive',
        tags: ['hives'],
        summary: 'Add: a hive / queen',
        parameters: [
          {name: 'Idempotency-Key', in: 'header', schema: {type: 'string'}, example: 'used-before'},
          {name: 'dry', in: 'query', schema: {type: 'boolean'}, example: true},
        ],
        requestBody: {
          content: {
            'application/json': {
              examples: {
                young: {summary: 'A young queen', value: {name: 'Linden'}},
                old: {$ref: '#/components/examples/old'},
                far: {externalValue: 'https://apiary.example/hive.json'},
              },
            },
            'application/x-www-form-urlencoded': {examples: {form: {value: {name: 'Clover', frames: 3}}}},
          },
        },
        responses: {
          201: {
            description: 'Added.',
            content: {'application/json': {examples: {old: {value: {id: 2}}, young: {value: {id: 1}}}}},
          },
          '4XX': {description: 'Refused.', content: {'text/plain': {example: 'no'}}},
          default: {description: 'Anything else.\nReally.'},
        },
      },
    },
    '/hives/{id}': {
      get: {
        summary: 'Add: a hive / queen',
        tags: ['hives'],
        security: [],
        parameters: [{name: 'id', in: 'path', required: true, schema: {type: 'string'}, example: 'h1'}],
        responses: {200: {description: 'The hive.'}},
      },
    },
  },
  webhooks: {
    'hive.ready': {
      post: {
        summary: 'A hive is ready',
        requestBody: {content: {'application/json': {examples: {ready: {value: {type: 'hive.ready'}}}}}},
        responses: {204: {description: 'Noted.'}},
      },
    },
  },
  components: {
    examples: {old: {summary: 'An old queen', value: {name: 'Heather'}}},
    securitySchemes: {key: {type: 'http', scheme: 'bearer'}},
  },
} as OpenApiDocument;
