/** Small descriptions, in which one thing differs. */
import type {OpenApiDocument, Operation, Parameter, Schema} from '@paydocs/contract/rest/document';

/** What a description has beside the one operation `things_make`. */
export interface Small {
  /** The schema of its request. */
  request?: Schema;
  /** The schema of its response. */
  response?: Schema;
  parameters?: (Parameter & Record<string, unknown>)[];
  /** What it has otherwise. */
  operation?: Record<string, unknown>;
  /** Other operations by `method path`. */
  others?: Record<string, Operation>;
  webhooks?: OpenApiDocument['webhooks'];
  /** What the document has otherwise. */
  document?: Record<string, unknown>;
  schemas?: Record<string, Schema>;
}

const json = (schema: Schema): {content: Record<string, {schema: Schema}>} => ({
  content: {'application/json': {schema}},
});

/** @returns a description with one operation */
export function small({
  request,
  response,
  parameters,
  operation,
  others,
  webhooks,
  document,
  schemas,
}: Small): OpenApiDocument {
  const made = {
    operationId: 'things_make',
    parameters: parameters ?? [],
    ...(request && {requestBody: {required: true, ...json(request)}}),
    responses: {200: {description: 'Made.', ...(response && json(response))}},
    ...operation,
  };
  const paths: NonNullable<OpenApiDocument['paths']> = {'/things': {post: made}};
  for (const [place, each] of Object.entries(others ?? {})) {
    const [method = '', path = ''] = place.split(' ');
    paths[path] = {...paths[path], [method]: each} as (typeof paths)[string];
  }
  return {paths, ...(webhooks && {webhooks}), components: {schemas: schemas ?? {}}, ...document};
}

/** An event with a body. */
export const event = (schema: Schema, operationId = 'onMade'): Record<string, Operation> => ({
  post: {operationId, requestBody: json(schema)},
});

/** An object with one field. */
export const having = (field: Schema, more: Schema = {}): Schema => ({
  type: 'object',
  properties: {field},
  ...more,
});
