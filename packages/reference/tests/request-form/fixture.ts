import type {OpenApiDocument, Operation, Schema} from '@paydocs/specs';
import type {RequestData} from '../../src/request-form/data';
import {createRequestData} from '../../src/request-form/generate/requestData';

/** Returns the form of `POST /things/{id}`, as browsers read it. */
export function createForm(operation: Operation, schemas: Record<string, Schema> = {}, version = '3.1.0'): RequestData {
  const document: OpenApiDocument = {
    openapi: version,
    info: {title: 'Test', version: '1'},
    servers: [{url: 'https://api.example/v1'}],
    components: {schemas, securitySchemes: {key: {type: 'http', scheme: 'bearer'}}},
    security: [{key: []}],
  };
  const at = {operation, item: {}, path: '/things/{id}', method: 'post'};
  const requestData = createRequestData(document, at, {
    pageUrl: {schema: (name) => name, operation: (key) => key, tag: (name) => name},
    apiKeyVariable: 'ACME_API_KEY',
  });
  return JSON.parse(JSON.stringify({styles: '/form.css', ...requestData})) as RequestData;
}

/** Returns an operation with a JSON body. */
export const createJsonOperation = (schema: Schema, required = true): Operation => ({
  parameters: [{name: 'id', in: 'path', required: true, schema: {type: 'string'}, example: 'th_1'}],
  requestBody: {required, content: {'application/json': {schema}}},
});
