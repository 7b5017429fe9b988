import {
  buildASTSchema,
  buildClientSchema,
  introspectionFromSchema,
  parse,
  parseConstValue,
  print,
  printSchema,
  type IntrospectionQuery,
} from 'graphql';
import {InputError} from '@paydocs/core';
import {toDisplayPath, readPlainSource, type SourceReader} from '../readSource';
import {collectInputValues, mapInputValues} from './inputValues';

/**
 * Reads the result of an introspection query (https://spec.graphql.org/October2021/#sec-Schema-Introspection).
 *
 * @param file - absolute path of a JSON file: `{"data": {"__schema": …}}`, or only the value of `data`
 * @param read - reader of the file
 * @returns the schema in SDL
 * @throws InputError if the file isn't JSON or isn't a complete result
 */
export function readIntrospectionAsSdl(file: string, read: SourceReader = readPlainSource): string {
  const createError = (message: string): InputError =>
    new InputError([{file: toDisplayPath(file), message}], 'graphql/schema');
  const text = read(file);
  let json: ({data?: IntrospectionQuery; errors?: {message?: unknown}[]} & Partial<IntrospectionQuery>) | null;
  try {
    json = JSON.parse(text) as typeof json;
  } catch (error) {
    throw createError(`isn't JSON: ${(error as Error).message}. Save the result of the introspection query again.`);
  }
  const result = json?.data ?? json;
  if (!result?.__schema) {
    const [responseError] = Array.isArray(json?.errors) ? json.errors : [];
    if (responseError)
      throw createError(
        `is a response with an error: ${String(responseError.message).replace(/\.?$/, '.')} Send the introspection query to a server that allows it, or replace the file with the schema in SDL.`,
      );
    throw createError(
      'has no "__schema". Replace the file with the result of an introspection query, or with the schema in SDL.',
    );
  }
  try {
    return toSdl(result as IntrospectionQuery);
  } catch (error) {
    // A missing property causes a TypeError in the code that reads it.
    const reason =
      error instanceof TypeError || !(error instanceof Error) ? '' : `: ${error.message.split('\n', 1)[0]}`;
    throw createError(
      `isn't the complete result of an introspection query${reason.replace(/\.?$/, '.')} Send the query that getIntrospectionQuery() from the graphql package returns, and save the entire response.`,
    );
  }
}

/**
 * Converts SDL to the result of an introspection query.
 *
 * @param sdl - valid schema in one document, without extensions
 * @returns the value of `data` in the response to the query
 */
export function toIntrospection(sdl: string): IntrospectionQuery {
  const defaults = new Map<string, string>();
  const withoutDefaults = mapInputValues(parse(sdl, {noLocation: true}), (name, {defaultValue, ...node}) => {
    if (defaultValue) defaults.set(name, print(defaultValue));
    return node;
  });
  // Without its default value, an argument may be both required and deprecated, which is invalid. The default values
  // are restored below.
  const schema = buildASTSchema(withoutDefaults, {assumeValid: true});
  const introspection = introspectionFromSchema(schema, {inputValueDeprecation: true, oneOf: true});
  for (const [name, value] of collectInputValues(introspection)) {
    // Keep the default values of built-in types and directives.
    value.defaultValue = defaults.get(name) ?? value.defaultValue;
  }
  return introspection;
}

/**
 * Converts an introspection result to SDL. Default values are copied as written, because graphql-js 16 fails on objects
 * and lists that are values of custom scalars.
 */
function toSdl(introspection: IntrospectionQuery): string {
  const withoutDefaults = structuredClone(introspection);
  const defaults = new Map<string, string>();
  for (const [name, value] of collectInputValues(withoutDefaults)) {
    if (value.defaultValue != null) defaults.set(name, value.defaultValue);
    value.defaultValue = null;
  }
  const document = mapInputValues(parse(printSchema(buildClientSchema(withoutDefaults))), (name, node) => {
    const text = defaults.get(name);
    return text === undefined ? node : {...node, defaultValue: parseConstValue(text)};
  });
  return print(document);
}
