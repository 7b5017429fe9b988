import {isDeepStrictEqual} from 'node:util';
import {
  execute,
  GraphQLError,
  responsePathAsArray,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import {removePrototypes, InputError, getOwnValue} from '@paydocs/core';
import {toDisplayPath, type SourceReader} from '@paydocs/specs';
import type {OperationResponse, ResponseError} from '../example';
import type {Json} from '../values/values';
import {createInputError, readJson, type JsonObject} from './jsonFile';

/**
 * Reads a handwritten response. It must be a possible response to the operation: the requested fields, with values of
 * their types, and `null` where an error requires it.
 *
 * @param file - path of a JSON file with the `data`, or with the complete response: `data` and `errors`
 * @param schema - schema of the operation
 * @param document - one operation that's valid in the schema
 * @param variables - values of the operation's variables
 * @param read - reader of the file
 * @returns the response
 * @throws InputError if the operation can't have this response
 */
export function readResponse(
  file: string,
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: JsonObject | undefined,
  read: SourceReader,
): OperationResponse {
  const content = readJson(file, read);
  const {data, errors} = splitResponse(file, content, document);
  const result = executeWithData(schema, document, variables, data ?? {}, errors);
  const unexpected = (result.errors ?? []).filter(
    ({path}) => !errors.some((error) => isDeepStrictEqual(error.path, path)),
  );
  if (unexpected.length > 0) {
    throw new InputError(
      unexpected.map(({message, path}) => ({
        file: toDisplayPath(file),
        message: `${path?.join('.') ?? ''}: ${message} Correct the value.`,
      })),
      'graphql/example',
    );
  }
  const unmatched = errors.find(({path}) => !result.errors?.some((error) => isDeepStrictEqual(error.path, path)));
  if (unmatched) {
    throw createInputError(
      file,
      `has an error with the path "${unmatched.path.join('.')}", which the operation doesn't request. Write the path to the field that fails.`,
    );
  }
  const shape = JSON.parse(JSON.stringify(result.data)) as JsonObject | null;
  if (!isDeepStrictEqual(shape, data)) {
    throw createInputError(
      file,
      `doesn't match the operation. Its ${errors.length > 0 ? '"data"' : 'response'} must have this shape: ${JSON.stringify(shape)}`,
    );
  }
  return errors.length > 0 ? {data, errors} : {data};
}

/** Splits the content of a file into data and errors. Without a `data` property, the whole content is the data. */
function splitResponse(
  file: string,
  content: JsonObject,
  document: DocumentNode,
): {data: JsonObject | null; errors: ResponseError[]} {
  if ('errors' in content && !('data' in content) && !hasRootField(document, 'errors')) {
    throw createInputError(
      file,
      'has "errors" without "data". Add "data", and set it to null, or to the data that the operation returns despite the errors.',
    );
  }
  if (!('data' in content) || hasRootField(document, 'data')) return {data: content, errors: []};
  const {data, errors = [], ...others} = content;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) {
    throw createInputError(
      file,
      `has "${unknown}" next to "data". A response can contain only "data" and "errors", so delete this field.`,
    );
  }
  if (data === null || (typeof data === 'object' && !Array.isArray(data))) {
    return {data: data as JsonObject | null, errors: parseErrors(file, errors)};
  }
  throw createInputError(file, 'has "data" that isn\'t an object. Write an object, such as {"payment": {…}}, or null.');
}

function hasRootField({definitions}: DocumentNode, field: string): boolean {
  const {selectionSet} = definitions[0] as OperationDefinitionNode;
  return selectionSet.selections.some((selection) => 'name' in selection && selection.name.value === field);
}

function parseErrors(file: string, errors: Json): ResponseError[] {
  if (Array.isArray(errors) && errors.every(isResponseError)) return errors;
  throw createInputError(
    file,
    'has "errors" in the wrong format. Write a list in which each error has a "message", the "path" to the field that fails, and "extensions" with a "code".',
  );
}

function isResponseError(error: Json): error is Json & ResponseError {
  if (typeof error !== 'object' || error === null || Array.isArray(error)) return false;
  const {message, path, extensions, ...others} = error;
  const hasPath =
    Array.isArray(path) && path.length > 0 && path.every((part) => /^(?:string|number)$/.test(typeof part));
  const hasCode =
    typeof extensions === 'object' &&
    extensions !== null &&
    !Array.isArray(extensions) &&
    typeof extensions.code === 'string';
  return typeof message === 'string' && hasPath && hasCode && Object.keys(others).length === 0;
}

/** Executes an operation with `data` as its root value. The fields at the paths of `errors` fail. */
function executeWithData(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: JsonObject | undefined,
  data: JsonObject,
  errors: readonly ResponseError[],
): ExecutionResult {
  const result = execute({
    schema,
    document,
    rootValue: data,
    variableValues: removePrototypes(variables),
    fieldResolver(source: JsonObject, _args, _context, {path}) {
      const fieldPath = responsePathAsArray(path);
      const error = errors.find((one) => isDeepStrictEqual(one.path, fieldPath));
      if (error) throw new GraphQLError(error.message);
      return getOwnValue(source, String(path.key));
    },
    typeResolver: ({__typename: name}: JsonObject, _context, _info, type) =>
      typeof name === 'string' ? name : schema.getPossibleTypes(type)[0]?.name,
  });
  if ('then' in result) throw new TypeError('The response must be synchronous.');
  return result;
}
