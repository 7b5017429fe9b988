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
import {withoutPrototypes} from '@paydocs/core/withoutPrototypes';
import {InputError} from '@paydocs/core/inputError';
import {ownValue} from '@paydocs/core/ownValue';
import {displayPath, type ReadSource} from '@paydocs/specs/readSource';
import type {Answer, AnswerError} from '../example';
import type {Json} from '../values/values';
import {mistake, readJson, type Values} from './writtenFiles';

/**
 * Reads a handwritten response. It must be a possible response to the operation: the requested fields, with values of
 * their types, and `null` where an error requires it.
 *
 * @param file - path of a JSON file with the `data`, or with the complete response: `data` and `errors`
 * @param schema - schema of the operation
 * @param document - one operation that's valid in the schema
 * @param variables - its variables
 * @param read - reads a file
 * @returns the response
 * @throws InputError if the operation can't have this response
 */
export function readAnswer(
  file: string,
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Values | undefined,
  read: ReadSource,
): Answer {
  const content = readJson(file, read);
  const {data, errors} = splitResponse(file, content, document);
  const result = executeWithData(schema, document, variables, data ?? {}, errors);
  const unexpected = (result.errors ?? []).filter(
    ({path}) => !errors.some((error) => isDeepStrictEqual(error.path, path)),
  );
  if (unexpected.length > 0) {
    throw new InputError(
      unexpected.map(({message, path}) => ({
        file: displayPath(file),
        message: `${path?.join('.') ?? ''}: ${message} Correct the value.`,
      })),
    );
  }
  const unmatched = errors.find(({path}) => !result.errors?.some((error) => isDeepStrictEqual(error.path, path)));
  if (unmatched) {
    throw mistake(
      file,
      `has an error with the path "${unmatched.path.join('.')}", which the operation doesn't request. Write the path to the field that fails.`,
    );
  }
  const shape = JSON.parse(JSON.stringify(result.data)) as Values | null;
  if (!isDeepStrictEqual(shape, data)) {
    throw mistake(
      file,
      `doesn't match the operation. Its ${errors.length > 0 ? '"data"' : 'response'} must have this shape: ${JSON.stringify(shape)}`,
    );
  }
  return errors.length > 0 ? {data, errors} : {data};
}

/** Splits the content of a file into data and errors. Without a `data` property, the whole content is the data. */
function splitResponse(
  file: string,
  content: Values,
  document: DocumentNode,
): {data: Values | null; errors: AnswerError[]} {
  if ('errors' in content && !('data' in content) && !requestsField(document, 'errors')) {
    throw mistake(
      file,
      'has "errors" without "data". Add "data" with null, or with the data that the operation returns despite the errors.',
    );
  }
  if (!('data' in content) || requestsField(document, 'data')) return {data: content, errors: []};
  const {data, errors = [], ...others} = content;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) {
    throw mistake(
      file,
      `has "${unknown}" next to "data". A response can contain only "data" and "errors", so delete it.`,
    );
  }
  if (data === null || (typeof data === 'object' && !Array.isArray(data))) {
    return {data: data as Values | null, errors: parseErrors(file, errors)};
  }
  throw mistake(file, 'has "data" that isn\'t an object. Write names with their values in braces, or null.');
}

function requestsField({definitions}: DocumentNode, field: string): boolean {
  const {selectionSet} = definitions[0] as OperationDefinitionNode;
  return selectionSet.selections.some((selection) => 'name' in selection && selection.name.value === field);
}

function parseErrors(file: string, errors: Json): AnswerError[] {
  if (Array.isArray(errors) && errors.every(isResponseError)) return errors;
  throw mistake(
    file,
    'has "errors" in the wrong format. Write a list in which each error has a "message", the "path" to the field that fails, and "extensions" with a "code".',
  );
}

function isResponseError(error: Json): error is Json & AnswerError {
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

/** Executes the operation against this data, with errors at their paths. */
function executeWithData(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Values | undefined,
  data: Values,
  errors: readonly AnswerError[],
): ExecutionResult {
  const result = execute({
    schema,
    document,
    rootValue: data,
    variableValues: withoutPrototypes(variables),
    fieldResolver(source: Values, _args, _context, {path}) {
      const fieldPath = responsePathAsArray(path);
      const error = errors.find((one) => isDeepStrictEqual(one.path, fieldPath));
      if (error) throw new GraphQLError(error.message);
      return ownValue(source, String(path.key));
    },
    typeResolver: ({__typename: name}: Values, _context, _info, type) =>
      typeof name === 'string' ? name : schema.getPossibleTypes(type)[0]?.name,
  });
  if ('then' in result) throw new TypeError('The response must be synchronous.');
  return result;
}
