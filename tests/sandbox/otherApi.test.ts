/** Sends requests to a sandbox of an API that it doesn't simulate: responses are examples from the description. */
import {expect, it} from 'vitest';
import type {OpenApiDocument} from '@paydocs/contract/document';
import {start} from './fixture';

const createDocument = (status: string): OpenApiDocument => ({
  paths: {
    '/transfers': {
      get: {
        operationId: 'list_transfers',
        responses: {[status]: {description: 'OK', content: {'application/json': {example: {data: []}}}}},
      },
    },
  },
});

it.each([
  ['201', 201],
  ['2XX', 200],
])('returns the example of the response %s with the status %i', async (key, status) => {
  const {rest} = await start({openapi: createDocument(key), sdl: undefined});
  const response = await rest('GET /transfers');
  expect(response).toMatchObject({status, body: {data: []}});
});
