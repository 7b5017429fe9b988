import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {createRestUrlFinder} from '../../src/rest/urls';
import {readReference} from '../../src/rest/reference';
import {Failure, createErrorResponse, withOperation} from './fixture';

const header = {description: 'Id.', schema: {type: 'string'}};
const doc = withOperation(
  {
    parameters: [
      {name: 'X-Key', in: 'header', schema: {type: 'string'}},
      {name: 'pageSize', in: 'query', schema: {type: 'string'}},
    ],
    responses: {200: {description: 'Made.', headers: {'X-Request': header}}, 404: createErrorResponse('gone')},
  },
  {
    webhooks: {'thing.made': {post: {operationId: 'onMade', responses: {}}}},
    components: {
      schemas: {
        Failure,
        'odd.name': {type: 'object', properties: {a: {type: 'string'}}},
        State: {type: 'string', enum: ['OPEN', 'DONE']},
        Part: {
          type: 'object',
          properties: {state: {$ref: '#/components/schemas/State'}, whole: {$ref: '#/components/schemas/Thing'}},
        },
        Thing: {
          type: 'object',
          properties: {
            name: {type: 'string'},
            parts: {type: 'array', items: {$ref: '#/components/schemas/Part'}},
            values: {type: 'string', enum: ['A', 'B']},
          },
        },
      },
    },
  },
);

it.each([
  ['things_make', '/docs/rest/things-make/'],
  ['things_make.request.name', '/docs/rest/things-make/'],
  ['Thing', '/docs/rest/schemas/thing/'],
  ['Thing.name', '/docs/rest/schemas/thing/#name'],
  ['Thing.parts[].state', '/docs/rest/schemas/thing/#parts-state'],
  ['Thing.parts.whole.name', '/docs/rest/schemas/thing/#name'],
  // The page already has a section with this ID.
  ['Thing.values', '/docs/rest/schemas/thing/#values-2'],
  ['Thing.values=B', '/docs/rest/schemas/thing/#values-2-b'],
  ['State=DONE', '/docs/rest/schemas/state/#done'],
  ['Failure.code=gone', '/docs/rest/schemas/failure/#error-gone'],
  ['=gone', '/docs/rest/schemas/failure/#error-gone'],
  ['=unknown', undefined],
  ['odd.name', '/docs/rest/schemas/odd.name/'],
  ['thing.made', '/docs/rest/on-made/'],
  ['onMade', '/docs/rest/on-made/'],
  ['#X-Key', '/docs/rest/things-make/#header-x-key'],
  ['#X-Request', '/docs/rest/things-make/#response-200-header-x-request'],
  ['?pageSize', '/docs/rest/things-make/#query-page-size'],
  ['Nothing', undefined],
  ['nobody.name', undefined],
])('resolves %s to %s', (target, url) => {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'places-')), 'openapi.json');
  fs.writeFileSync(file, JSON.stringify(doc));
  const options = {basePath: 'rest', baseUrl: '/docs/', apiUrl: 'https://api.example', apiKeyVariable: 'KEY'};
  expect(createRestUrlFinder(readReference(file, options))(target)).toBe(url);
});
