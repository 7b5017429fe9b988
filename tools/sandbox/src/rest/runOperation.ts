import {getOwnValue} from '@paydocs/core';
import {getResponse} from '@paydocs/contract';
import {getJsonMediaType, resolveReference} from '@paydocs/contract/document';
import type {Api} from '../api';
import {parseJsonBody} from '../parseJsonBody';
import {ApiError, createMissingFieldError} from '../state/apiError';
import type {Body, Caller} from '../state/records';
import type {RestApiDescription, Route} from './description';
import {isOperationId, operations, type OperationId} from './operations';
import {assertNoValidationErrors} from './validation';

/** A request for an operation, with the values of its path parameters and its unparsed body. */
interface RestRequest {
  route: Route;
  values: Record<string, string>;
  query: Record<string, string>;
  contentType: string | undefined;
  text: string;
}

/** The result of an operation, with its HTTP status. */
interface RestResult {
  status: number;
  body: unknown;
  /** True if the body is an example from the OpenAPI document. */
  isExample: boolean;
}

/**
 * Validates a request, and runs its operation.
 *
 * @throws ApiError if the request doesn't match the OpenAPI document, or the operation rejects it
 */
export function runOperation(
  api: Api,
  description: RestApiDescription,
  caller: Caller,
  request: RestRequest,
): RestResult {
  const {route, values} = request;
  const {id} = route.operation;
  const query = validateParameters(description, request);
  const body = validateBody(description, request);
  if (!isImplemented(description, id)) return getExampleResult(description, route);
  const result = operations[id](api, {caller, path: values, query, body});
  return {status: getSuccessStatus(route), body: result, isExample: false};
}

/** Checks whether an operation is implemented for this document. Other operations return their examples. */
export const isImplemented = (description: RestApiDescription, id: string): id is OperationId =>
  description.hasKnownResources && isOperationId(id);

/** Returns the HTTP status of an operation's first success response; 200 if it has none, or if its status is `2XX`. */
function getSuccessStatus({operation}: Route): number {
  const status = Object.keys(operation.operation.responses ?? {}).find((key) => key.startsWith('2')) ?? '200';
  return Number(status.replace('XX', '00'));
}

/** Returns the success response of an operation with its first example as the body. */
function getExampleResult(description: RestApiDescription, route: Route): RestResult {
  const status = getSuccessStatus(route);
  const media = getJsonMediaType(getResponse(description.api, route.operation, String(status))?.content);
  const [example] = Object.values(media?.examples ?? {});
  const exampleValue = example && resolveReference(description.document, example)?.value;
  const schemaExamples = (media?.schema && resolveReference(description.document, media.schema)?.examples) as
    | unknown[]
    | undefined;
  return {status, body: exampleValue ?? media?.example ?? schemaExamples?.[0], isExample: true};
}

function validateParameters(description: RestApiDescription, {route, values, query}: RestRequest): Body {
  const validated = Object.create(null) as Body;
  for (const {name, in: location, required, schema} of route.operation.parameters) {
    if (location !== 'path' && location !== 'query') continue;
    const text = getOwnValue(location === 'path' ? values : query, name);
    if (text === undefined) {
      if (required === true) throw createMissingFieldError(name);
      continue;
    }
    const resolved = schema && resolveReference(description.document, schema);
    const isNumber = [resolved?.type].flat().some((type) => type === 'integer' || type === 'number');
    const value = isNumber && text.trim() !== '' && !Number.isNaN(Number(text)) ? Number(text) : text;
    if (schema) assertNoValidationErrors(description.validation.validateValue(schema, value), name);
    if (location === 'query') validated[name] = value;
  }
  return validated;
}

function validateBody(description: RestApiDescription, {route, contentType, text}: RestRequest): Body {
  const expected = description.getRequestSchema(route);
  if (!expected) return {};
  if (text === '' && !expected.isRequired) return {};
  if (contentType?.split(';')[0]?.trim().toLowerCase() !== expected.type)
    throw new ApiError('invalid_json', `The body must have the content type ${expected.type}.`);
  const value = parseJsonBody(text);
  assertNoValidationErrors(description.validation.validate(expected.schemaPath, value));
  return value as Body;
}
