/** Small descriptions that differ in one detail. */
import type {OpenApiDocument, Operation, Parameter, Schema} from '@paydocs/contract/document';

/** Parts of a description in addition to its one operation, `things_make`. */
export interface DescriptionParts {
  /** Schema of the operation's request. */
  request?: Schema;
  /** Schema of the operation's response. */
  response?: Schema;
  parameters?: (Parameter & Record<string, unknown>)[];
  /** Other fields of the operation. */
  operation?: Record<string, unknown>;
  /** Other operations by `method path`. */
  others?: Record<string, Operation>;
  webhooks?: OpenApiDocument['webhooks'];
  /** Other fields of the document. */
  document?: Record<string, unknown>;
  schemas?: Record<string, Schema>;
}

const createContent = (schema: Schema): {content: Record<string, {schema: Schema}>} => ({
  content: {'application/json': {schema}},
});

/** @returns a description with one operation */
export function createDescription({
  request,
  response,
  parameters,
  operation,
  others,
  webhooks,
  document,
  schemas,
}: DescriptionParts): OpenApiDocument {
  const defaultOperation = {
    operationId: 'things_make',
    parameters: parameters ?? [],
    ...(request && {requestBody: {required: true, ...createContent(request)}}),
    responses: {200: {description: 'Made.', ...(response && createContent(response))}},
    ...operation,
  };
  const paths: NonNullable<OpenApiDocument['paths']> = {'/things': {post: defaultOperation}};
  for (const [key, each] of Object.entries(others ?? {})) {
    const [method = '', path = ''] = key.split(' ');
    paths[path] = {...paths[path], [method]: each} as (typeof paths)[string];
  }
  return {paths, ...(webhooks && {webhooks}), components: {schemas: schemas ?? {}}, ...document};
}

/** Returns a webhook whose events have this schema. */
export const createWebhook = (schema: Schema, operationId = 'onMade'): Record<string, Operation> => ({
  post: {operationId, requestBody: createContent(schema)},
});

/** Returns the schema of an object with one field. */
export const createObject = (field: Schema, more: Schema = {}): Schema => ({
  type: 'object',
  properties: {field},
  ...more,
});
